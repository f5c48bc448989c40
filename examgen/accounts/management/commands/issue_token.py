"""`manage.py issue_token NAME`: a bearer token for an account."""

from typing import Any

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import OperationalError, ProgrammingError, transaction

from examgen.accounts.models import Token


class Command(BaseCommand):
    """Prints a new token on the last line. Makes the account where it is new; older tokens stay good."""

    requires_system_checks = ()  # they load every page of the service; `manage.py check` runs them
    help = "Print a new bearer token of the account NAME, which is made if it is new."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", help="the account's username")
        parser.add_argument("--token-name", default="command line", help="what the token is for, shown in the admin")

    def handle(self, *args: Any, name: str, token_name: str, **options: Any) -> None:
        try:
            check_names(name, token_name)
            self._issue(name, token_name)
        except ValidationError as error:
            raise CommandError(" ".join(error.messages)) from error
        except (OperationalError, ProgrammingError) as error:
            raise CommandError(
                "The database is not ready: start the service once, or run `manage.py migrate`."
            ) from error

    @transaction.atomic
    def _issue(self, name: str, token_name: str) -> None:
        account, is_new = User.objects.get_or_create(username=name, defaults={"password": make_password(None)})
        _, secret = Token.objects.issue(account, token_name)
        self.stdout.write(f"A new token of {'the new account' if is_new else 'the account'} {name}:")
        self.stdout.write(secret)


def check_names(name: str, token_name: str) -> None:
    """Raise ValidationError for what the columns can't hold: SQLite would take it, PostgreSQL answers with an error."""
    User(username=name).full_clean(exclude=["password"], validate_unique=False)
    Token(name=token_name).clean_fields(exclude=["account", "prefix", "digest"])
