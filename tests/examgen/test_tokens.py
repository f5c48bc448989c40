"""Tokens: issued once, kept as digests, shut by expiry, revocation and inactive accounts."""

from datetime import timedelta
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from examgen.accounts.models import Token

pytestmark = pytest.mark.django_db


def issue(name="alice"):
    output = StringIO()
    call_command("issue_token", name, stdout=output)
    return output.getvalue().splitlines()[-1]


def test_the_secret_opens_its_account():
    assert Token.objects.holder_of(issue()).username == "alice"


def test_only_a_digest_is_stored():
    secret = issue()
    token = Token.objects.get()
    assert secret not in {str(value) for value in vars(token).values()}
    assert secret.startswith(token.prefix)


def test_a_new_token_leaves_older_ones_alone():
    first, second = issue(), issue()
    assert first != second
    assert Token.objects.holder_of(first) == Token.objects.holder_of(second)


def test_an_account_made_by_the_command_has_no_password():
    issue()
    assert not User.objects.get(username="alice").has_usable_password()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["a" * 151], "Ensure this value has at most 150 characters (it has 151)."),
        (["alice", "--token-name", "t" * 101], "Ensure this value has at most 100 characters (it has 101)."),
        (["a\0lice"], "Enter a valid username."),
    ],
)
def test_a_name_that_can_not_be_stored_is_refused_in_a_sentence(arguments, sentence):
    with pytest.raises(CommandError) as refused:
        call_command("issue_token", *arguments)
    assert str(refused.value).startswith(sentence)
    assert not User.objects.exists()


def test_a_name_as_long_as_can_be_is_taken():
    assert Token.objects.holder_of(issue("a" * 150)).username == "a" * 150


@pytest.mark.parametrize("secret", ["", "egk_unknown", "ékg", "x" * 10_000])
def test_anything_else_opens_nothing(secret):
    issue()
    assert Token.objects.holder_of(secret) is None


def test_an_expired_token_opens_nothing():
    user = User.objects.create(username="alice")
    _, secret = Token.objects.issue(user, "old", timezone.now() - timedelta(seconds=1))
    assert Token.objects.holder_of(secret) is None


def test_a_revoked_token_opens_nothing_and_is_revoked_once():
    secret = issue()
    token = Token.objects.get()
    assert (token.revoke(), token.revoke()) == (True, False)
    assert Token.objects.holder_of(secret) is None


def test_an_inactive_account_is_shut_out():
    secret = issue()
    User.objects.update(is_active=False)
    assert Token.objects.holder_of(secret) is None


def test_the_last_use_is_written_at_most_every_ten_minutes(django_assert_num_queries):
    secret = issue()
    with django_assert_num_queries(2):
        Token.objects.holder_of(secret)
    with django_assert_num_queries(1):
        Token.objects.holder_of(secret)
    Token.objects.update(last_used_at=timezone.now() - timedelta(minutes=11))
    with django_assert_num_queries(2):
        Token.objects.holder_of(secret)


def test_the_admin_shows_a_new_secret_once(admin_client: Client):
    user = User.objects.create(username="bob")
    answer = admin_client.post("/admin/accounts/token/add/", {"account": user.pk, "name": "school"}, follow=True)
    (message,) = [str(message) for message in answer.context["messages"] if "Copy the token" in str(message)]
    assert Token.objects.holder_of(message.split()[-1]) == user
    assert message.split()[-1] not in admin_client.get("/admin/accounts/token/").content.decode()
