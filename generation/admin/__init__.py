"""The admin: jobs are looked at, cancelled and deleted, never made or changed; so are questions and signs of life."""

from generation.admin.accounts import AccountAdmin
from generation.admin.jobs import JobAdmin
from generation.admin.questions import QuestionAdmin
from generation.admin.signs import SignAdmin

__all__ = ["AccountAdmin", "JobAdmin", "QuestionAdmin", "SignAdmin"]
