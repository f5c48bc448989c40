"""An app that every process of the service under fire loads."""

import os
from importlib import import_module
from pathlib import Path

from django.apps import AppConfig


class Faults(AppConfig):
    """Has no models, only consequences."""

    name = "tests.faults"
    label = "faults"
    path = str(Path(__file__).parent)

    def ready(self) -> None:
        orders = import_module("tests.faults.orders")
        orders.wait_for_orders()
        if name := os.environ.get("FAULTS_BREAK"):
            orders.break_on_purpose(name)
