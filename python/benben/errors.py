"""What the core refuses, as an exception."""

from collections.abc import Mapping
from typing import Any


class Refused(ValueError):
    """Something that came from outside and is wrong: a move, a record, a setup, a name.

    `str()` is one sentence in English, with the line and the rule where there are any. `code` is of
    the list in docs/protocol.md ("illegal", "malformed", "unknown", ...); `rule` is the id of the rule
    that forbids it ("PYX-11"), or None; `line` counts from 1 in a record or file, or is None. `fault`
    says which sentence it is and `params` what stands in its places, for programs.
    """

    def __init__(
        self,
        message: str,
        code: str,
        rule: str | None = None,
        line: int | None = None,
        fault: str | None = None,
        params: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message, code, rule, line, fault, params)
        self.message = message
        self.code = code
        self.rule = rule
        self.line = line
        self.fault = fault
        self.params = dict(params or {})

    def __str__(self) -> str:
        line = f"line {self.line}: " if self.line else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{line}{self.message}{rule}"


def refused(error: Mapping[str, Any]) -> Refused:
    """The exception for an error as the core writes it in JSON (core/fault.h)."""
    return Refused(**error)
