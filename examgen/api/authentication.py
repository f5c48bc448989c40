"""`Authorization: Bearer <token>` on every operation of the API."""

from django.contrib.auth.models import User
from drf_spectacular.extensions import OpenApiAuthenticationExtension
from rest_framework.authentication import BaseAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.request import Request

from examgen.accounts.models import Token


class BearerAuthentication(BaseAuthentication):
    """Tells the account of a request. Unknown, expired and revoked tokens and inactive accounts look alike."""

    def authenticate(self, request: Request) -> tuple[User, None] | None:
        scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return None
        account = Token.objects.holder_of(secret.strip())
        if account is None:
            raise AuthenticationFailed("The token is not valid")
        return account, None

    def authenticate_header(self, request: Request) -> str:
        return "Bearer"


class BearerScheme(OpenApiAuthenticationExtension):  # type: ignore[no-untyped-call] # spectacular ships no types
    """How the schema tells of the token."""

    target_class = BearerAuthentication
    name = "bearer"

    def get_security_definition(self, auto_schema: object) -> dict[str, str]:
        return {"type": "http", "scheme": "bearer"}
