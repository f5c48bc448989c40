"""Bearer tokens. An account is a Django user; its tokens are stored as digests only."""

import hashlib
import logging
import secrets
from datetime import datetime, timedelta
from typing import Self

from django.conf import settings
from django.contrib.auth.models import User
from django.db import DatabaseError, models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils import timezone

logger = logging.getLogger(__name__)

SECRET_PREFIX = "egk_"  # noqa: S105 - the public beginning of every secret, so that leaked ones are recognised
LAST_USE_IS_WRITTEN_EVERY = timedelta(minutes=10)


def digest_of(secret: str) -> str:
    """Return what is stored of a secret: 256 random bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


class TokenQuerySet(models.QuerySet["Token"]):
    """Queries over tokens."""

    def issue(self, account: User, name: str, expires_at: datetime | None = None) -> tuple["Token", str]:
        """Make a token and return it with its secret, which is never seen again."""
        token = Token(account=account, name=name, expires_at=expires_at)
        secret = token.renew_secret()
        token.save(force_insert=True)
        return token, secret

    def usable(self) -> Self:
        """Keep the tokens that open the API now, by the database's clock."""
        unexpired = Q(expires_at__isnull=True) | Q(expires_at__gt=Now())
        return self.filter(unexpired, revoked_at__isnull=True, account__is_active=True)

    def holder_of(self, secret: str) -> User | None:
        """Return the account that a secret stands for, None where it opens nothing."""
        token = self.usable().select_related("account").filter(digest=digest_of(secret)).first()
        if token is None:
            return None
        token.note_use()
        return token.account


class Token(models.Model):
    """A key to the API, of one account. It is revoked, never edited."""

    account = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=100)
    prefix = models.CharField(max_length=10, editable=False)
    digest = models.CharField(max_length=64, unique=True, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    last_used_at = models.DateTimeField(null=True, editable=False)
    expires_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, editable=False)

    objects = TokenQuerySet.as_manager()

    def __str__(self) -> str:
        return f"{self.name} ({self.prefix}…)"

    def renew_secret(self) -> str:
        """Give the unsaved token a secret and return it; only its digest is kept."""
        secret = SECRET_PREFIX + secrets.token_urlsafe(32)
        self.prefix, self.digest = secret[:10], digest_of(secret)
        return secret

    def note_use(self) -> None:
        """Write down that the token was used; rarely, and a request never fails for it."""
        if self.last_used_at is not None and timezone.now() - self.last_used_at < LAST_USE_IS_WRITTEN_EVERY:
            return
        try:
            Token.objects.filter(pk=self.pk).update(last_used_at=Now())
        except DatabaseError:
            logger.warning("could not write the last use of token %s", self.pk)

    def revoke(self) -> bool:
        """Close the token for good. Returns False where it was revoked before."""
        return bool(Token.objects.filter(pk=self.pk, revoked_at__isnull=True).update(revoked_at=Now()))
