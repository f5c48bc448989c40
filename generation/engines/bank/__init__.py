"""The engine that reads question banks exactly."""

from generation.engines.bank.engine import BankEngine

__all__ = ["BankEngine"]
