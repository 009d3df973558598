"""The rows of one log, sorted, put together to the state of each of its applications and to what was found of its files."""

from __future__ import annotations

import json
from bisect import bisect_right
from itertools import groupby

from .events import PEAKS, SUMS
from .events_of_slice import DURATIONS, FACT, REPORT, TASKS, larger
from .state import ApplicationLog

_NUMBERS = len(SUMS) + len(PEAKS)


class Row:
    """A row by the names of what it holds; see events_of_slice.row."""

    __slots__ = ("kind", "keys", "count", "numbers", "payload")

    def __init__(self, values):
        _, self.kind, *rest = values
        self.keys = tuple(rest[:5])
        self.count = rest[5]
        self.numbers = rest[6 : 6 + _NUMBERS]
        self.payload = rest[-1]


class AssembledLog:
    """`reports` of the slices in order; `applications` in the order of the log, without those of which it has no event."""

    def __init__(self, rows):
        self.reports = []
        self._logs = [ApplicationLog()]
        # Where in the log, as (slice, section), each application begins.
        self._begins = [(0, 0)]
        self._events_counted = (0, 0)
        for kind, group in groupby(map(Row, rows), key=lambda row: row.kind):
            {REPORT: self._report, FACT: self._facts, TASKS: self._tasks, DURATIONS: self._durations}[kind](group)
        self._count_events(None)

    @property
    def applications(self):
        return [log for log in self._logs if log.application.events > 0]

    def _report(self, rows):
        for row in rows:
            self.reports.append(json.loads(row.payload))

    def _count_events(self, until):
        """Adds the events of all sections before (slice, section), or of all, to the application that is being read."""
        place, section = self._events_counted
        while place < len(self.reports) and (until is None or (place, section) < until):
            sections = self.reports[place]["events"]
            if section < len(sections):
                self._logs[-1].application.events += sections[section]
                section += 1
            else:
                place, section = place + 1, 0
        self._events_counted = (place, section)

    def _facts(self, rows):
        for row in rows:
            section, kind, fact = json.loads(row.payload)
            if kind == "begin":
                self._begin((row.keys[0], section), fact)
            else:
                self._logs[-1].take(kind, fact)

    def _begin(self, place, kind):
        """A log begins with its LogStart; where that is missing, with a second start of an application."""
        self._count_events(place)
        application = self._logs[-1].application
        if application.events > 0 if kind == "logStart" else application.is_started:
            self._logs.append(ApplicationLog())
            self._begins.append(place)

    def _log_at(self, row):
        """The log of a row of tasks, whose last keys are its slice and section."""
        return self._logs[bisect_right(self._begins, row.keys[3:]) - 1]

    def _tasks(self, rows):
        for row in rows:
            log = self._log_at(row)
            stage, attempt = row.keys[:2]
            log.application.tasks += row.numbers[0]
            owner = log.owner_of(stage)
            if owner is None:
                log.application.other_tasks += row.numbers[0]
            else:
                owner.stage(stage, attempt).add(row.numbers)

    def _durations(self, rows):
        for row in rows:
            stage, attempt, duration = row.keys[:3]
            owner = self._log_at(row).owner_of(stage)
            if owner is not None:
                owner.stage(stage, attempt).add_duration(duration, row.count)
