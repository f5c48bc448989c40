"""Tokens in the admin: made (the secret is shown once), revoked, never edited."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest

from examgen.accounts.models import Token


@admin.register(Token)
class TokenAdmin(admin.ModelAdmin[Token]):
    """The list of tokens."""

    list_display = ["name", "prefix", "account", "created_at", "last_used_at", "expires_at", "revoked_at"]
    list_select_related = ["account"]
    search_fields = ["name", "prefix", "account__username"]
    autocomplete_fields = ["account"]
    fields = ["account", "name", "expires_at"]
    actions = ["revoke"]

    def has_change_permission(self, request: HttpRequest, obj: Token | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Token | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Token, form: ModelForm[Token], change: bool) -> None:  # noqa: FBT001 - Django's signature
        secret = obj.renew_secret()
        super().save_model(request, obj, form, change)
        self.message_user(request, f"Copy the token now, it is not shown again: {secret}", messages.WARNING)

    @admin.action(description="Revoke the selected tokens", permissions=["add"])
    def revoke(self, request: HttpRequest, tokens: QuerySet[Token, Any]) -> None:
        revoked = sum(token.revoke() for token in tokens)
        for token in tokens:
            self.log_change(request, token, "Revoked.")
        self.message_user(request, f"{revoked} revoked.")
