"""Keys of our rows: UUIDv7 inside, a prefix and 32 hex digits outside.

The functions here are named in migrations: they can't be moved or renamed.
"""

import os
import re
import uuid

import uuid_utils
import uuid_utils.compat

HEX_DIGITS = re.compile(r"[0-9a-f]{32}", re.ASCII)

# A forked worker would repeat its parent's random state.
os.register_at_fork(after_in_child=uuid_utils.reseed_rng)


def new_key() -> uuid.UUID:
    """Return a UUIDv7: ordered by time, and strictly rising within a process."""
    return uuid_utils.compat.uuid7()


def public_id(prefix: str, key: uuid.UUID) -> str:
    """Show a key to a client: `gen-0190…`."""
    return f"{prefix}-{key.hex}"


def parse_id(prefix: str, text: str) -> uuid.UUID | None:
    """Return the key that `public_id` shows as `text`, or None where it shows none so."""
    head, _, digits = text.partition("-")
    if head != prefix or not HEX_DIGITS.fullmatch(digits):
        return None
    return uuid.UUID(hex=digits)
