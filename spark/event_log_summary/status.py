"""What became of each log: the rows of status.csv, and the words for what is wrong."""

from __future__ import annotations

from .js import csv
from .text import one_line, without_control, units

COLUMNS = ("application", "attempt", "parts", "bytes", "lines", "bad_lines", "outcome", "reason")
SUMMARISED = "summarised"
DUPLICATE = "duplicate"
CUT_OFF_LINE = "the last line is cut off"
_SHOWN = 60
_COMPACT = ".compact"
_IN_PROGRESS = ".inprogress"


def shown(text):
    """A foreign text for a message: quoted, on one line, cut at 60 characters."""
    line = without_control(text)
    return f"“{line[: _SHOWN - 1] + '…' if units(line) > _SHOWN else line}”"


def _remarks_on(parts):
    """What the names of the parts say that a reader must know."""
    compacted = [part for part in parts if part.endswith(_COMPACT)]
    growing = [part for part in parts if part.endswith(_IN_PROGRESS)]
    return [
        *(f"{part}: the history server has compacted this part: events of jobs that had ended are gone" for part in compacted),
        *(f"{part}: the application had not ended when this log was copied; what was written until then counts" for part in growing),
    ]


class Findings:
    """What the reports of a log's slices say of its files. `outcome` is None where nothing is wrong."""

    def __init__(self, parts, missing, reports):
        self.bytes = sum(report["bytes"] for report in reports)
        self.lines = sum(report["lines"] for report in reports)
        self.bad_lines = sum(report["brokenCount"] for report in reports)
        self.remarks = _remarks_on(parts)
        self._parts = parts
        self._lines_before = {}
        self._problems = [("incomplete", text) for text in missing]
        for report in reports:
            self._add(report)

    def _add(self, report):
        part = report["part"]
        before = self._lines_before.get(part, 0)
        self._lines_before[part] = before + report["lines"]
        for number, words in report["broken"][:1]:
            outcome = "cut off" if words == CUT_OFF_LINE else "broken"
            self._problems.append((outcome, f"{self._parts[part]}:{before + number}: {words}"))
        if report["error"]:
            outcome, words = report["error"]
            self._problems.append((outcome, f"{self._parts[part]}: {words}"))

    @property
    def outcome(self):
        """The gravest of what is wrong; None where nothing is."""
        outcomes = {outcome for outcome, _ in self._problems}
        return next((outcome for outcome in _GRAVEST_FIRST if outcome in outcomes), None)

    @property
    def is_bearable(self):
        """Whether what could be read is sound, so that it may count."""
        return self.outcome in (None, *_BEARABLE)

    @property
    def reason(self):
        """All of it in one line; of broken lines the first of each slice, the others counted."""
        named = sum(":" in text and outcome == "broken" for outcome, text in self._problems)
        words = [text for _, text in self._problems] + self.remarks
        if self.bad_lines > max(1, named):
            words.append(f"{self.bad_lines} lines are broken")
        return one_line("; ".join(words))


_GRAVEST_FIRST = ("unreadable", "too large", "no log", "broken", "cut off", "incomplete")
_BEARABLE = ("broken", "cut off", "incomplete")


def status_csv(rows):
    """status.csv as lines in bytes; `rows` give the values of COLUMNS."""
    yield csv(COLUMNS, []).encode("utf-8")
    for row in rows:
        yield csv(row, []).encode("utf-8")
