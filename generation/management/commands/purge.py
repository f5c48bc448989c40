"""`manage.py purge`: removes what is kept no longer. Run it now and then, from cron for one."""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from files.upkeep import TooManyOrphansError, purge_files, remove_orphans
from generation.purging import purge_jobs


class Command(BaseCommand):
    """Deletes jobs and files beyond EXAMGEN_KEEP_JOBS_DAYS and EXAMGEN_KEEP_FILES_DAYS, and orphaned bytes always."""

    requires_system_checks = ()  # they load every page of the service; `manage.py check` runs them
    help = "Delete jobs and files that are kept no longer, and bytes that no file owns."

    def handle(self, *args: Any, **options: Any) -> None:
        if days := settings.EXAMGEN_KEEP_JOBS_DAYS:
            self.stdout.write(f"jobs: {purge_jobs(timedelta(days=days))} deleted, which ended over {days} days ago")
        if days := settings.EXAMGEN_KEEP_FILES_DAYS:
            self.stdout.write(f"files: {purge_files(timedelta(days=days))} deleted, uploaded over {days} days ago")
        try:
            self.stdout.write(f"orphaned bytes: {remove_orphans()} removed")
        except TooManyOrphansError as error:
            raise CommandError(str(error)) from error
