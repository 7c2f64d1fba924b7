"""The position of a match at the end of a turn, kept beside its journal for going on under other rules."""

from __future__ import annotations

import hashlib

import msgspec

from game.journal import Record


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position of a match at the end of a turn, for going on under other rules."""

    format: int
    version: str
    game: str
    fingerprint: str
    acts: int
    digest: str
    state: msgspec.Raw
    match: str = ""
    """``SetupLine.match_id`` of its match; empty as version 0.1.0 wrote it."""

    def belongs_to(self, record: Record) -> bool:
        """Whether it is a position of this match."""
        return self.match in ("", record.setup.match_id) and self.acts <= len(record.acts)

    @property
    def whole(self) -> bool:
        """Whether ``state`` is what was written: under all rules the digest is the hash of its JSON."""
        return self.acts >= 0 and hashlib.sha256(bytes(self.state)).hexdigest() == self.digest
