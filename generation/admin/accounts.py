"""Accounts in the admin: Django's own, but that deleting one takes its jobs, files and tokens along."""

from functools import partial
from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from examgen.accounts.models import Token
from files.models import StoredFile
from generation import services
from generation.admin.deleting import without
from generation.models import Question

admin.site.unregister(User)


@admin.register(User)
class AccountAdmin(UserAdmin[User]):
    """Django's own, but for deleting: jobs and files have to go in order, and bytes with them."""

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        shown, counts, needed, protected = super().get_deleted_objects(objs, request)
        return shown, counts, without([Question, StoredFile, Token], needed), protected

    def delete_model(self, request: HttpRequest, obj: User) -> None:
        # The page is one transaction, which would let the account's requests in to its end.
        transaction.on_commit(partial(services.delete_account, obj))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[User, Any]) -> None:
        for account in queryset:
            services.delete_account(account)
