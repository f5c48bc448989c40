"""Jobs, questions, accounts and signs of life in the admin. Jobs are looked at, cancelled and deleted, never made or changed."""

from generation.admin.accounts import AccountAdmin
from generation.admin.jobs import JobAdmin
from generation.admin.questions import QuestionAdmin
from generation.admin.signs import SignAdmin

__all__ = ["AccountAdmin", "JobAdmin", "QuestionAdmin", "SignAdmin"]
