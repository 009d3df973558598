"""The events of one slice: those of tasks summed up by stage, all others as facts in their order."""

from __future__ import annotations

import operator

from . import events
from .js import packed

# So many sums and durations are kept before they are sent on; the engine adds up what comes in several pieces.
_KEPT = 100_000
# Counters above this are told as this, so that a few of them can be added up in 64 bits.
_MOST = 2**61

# Kinds of rows, in the order in which the rows of a log are put together.
REPORT, FACT, TASKS, DURATIONS = range(4)
_NO_TASKS = (None,) * (len(events.SUMS) + len(events.PEAKS))


def row(log, kind, keys, count=None, numbers=_NO_TASKS, payload=None):
    """A row as all of them are: five numbers to order it by, and what it says."""
    return (log, kind, *keys, count, *numbers, payload)


class SliceEvents:
    """Takes lines and gives rows. `section` counts the beginnings of logs and applications, which the slice alone cannot judge."""

    def __init__(self, log, place):
        self._log = log
        self._place = place
        self._line = 0
        self._rows = []
        self._plans = {}
        self._tasks = {}
        self._durations = {}
        self.events = [0]

    def take(self, line, number):
        """One line without its line feed. False where it is no event, or one that cannot be read. Never raises."""
        kind = events.kind_of(line)
        if kind == "broken":
            return False
        if kind in ("logStart", "application"):
            self.events.append(0)
            self._fact(number, "begin", kind)
        self.events[-1] += 1
        if kind == "skipped":
            return True
        try:
            return self._read(kind, line, number)
        except ValueError:
            return False

    def _read(self, kind, line, number):
        if kind == "task":
            return self._task(line)
        if kind == "plan":
            execution = events.read_updated_execution(line)
            return execution is not None and self._keep_plan(execution, line, number)
        found = events.READERS[kind](line)
        if found is None:
            return False
        if kind == "end":
            self._send_plan(found["execution"])
        self._fact(number, kind, found)
        return kind != "execution" or self._keep_plan(found["execution"], line, number)

    def _task(self, line):
        task = events.read_task(line)
        if task is None:
            return False
        key = (task.stage, task.attempt, len(self.events) - 1)
        known = self._tasks.get(key)
        self._tasks[key] = (task.sums, task.peaks) if known is None else _added(known, task)
        if task.duration is not None:
            key = (task.stage, task.attempt, min(_MOST, int(task.duration)), len(self.events) - 1)
            self._durations[key] = self._durations.get(key, 0) + 1
        return True

    def _keep_plan(self, execution, line, number):
        """Keeps the line of a plan unread until its execution ends: most plans are replaced."""
        self._plans[(len(self.events) - 1, execution)] = (line, number)
        return True

    def _send_plan(self, execution):
        line, number = self._plans.pop((len(self.events) - 1, execution), (None, 0))
        if line is not None:
            self._send_read_plan(len(self.events) - 1, execution, line, number)

    def _send_read_plan(self, section, execution, line, number):
        try:
            plan = events.read_plan(line)
        except ValueError:
            plan = None
        self._rows.append(self._fact_row(number, section, "plan", {"execution": execution, "plan": plan}))

    def _fact(self, number, kind, data):
        self._rows.append(self._fact_row(number, len(self.events) - 1, kind, data))

    def _fact_row(self, number, section, kind, data):
        # An execution's start and its plan are one line: the plan comes second.
        order = 2 * number + (kind == "plan" or kind in ("logStart", "application"))
        return row(self._log, FACT, (self._place, order, 0, 0, 0), payload=packed([section, kind, data]))

    def rows(self):
        """The facts until now, and sums that have become many; empties itself."""
        if len(self._tasks) + len(self._durations) > _KEPT:
            yield from self._sums()
        yield from self._rows
        self._rows = []

    def finish(self):
        """All rows that are left but that of the report."""
        for (section, execution), (line, number) in self._plans.items():
            self._send_read_plan(section, execution, line, number)
        self._plans = {}
        yield from self._sums()
        yield from self.rows()

    def _sums(self):
        for (stage, attempt, section), (sums, peaks) in self._tasks.items():
            numbers = [None if value is None else min(_MOST, int(value)) for value in (*sums, *peaks)]
            yield row(self._log, TASKS, (stage, attempt, 0, self._place, section), numbers=numbers)
        for (stage, attempt, duration, section), count in self._durations.items():
            yield row(self._log, DURATIONS, (stage, attempt, duration, self._place, section), count)
        self._tasks, self._durations = {}, {}


def larger(one, other):
    """The larger of two numbers that may be None."""
    if one is None or other is None:
        return other if one is None else one
    return max(one, other)


def _added(known, task):
    sums, peaks = known
    return tuple(map(operator.add, sums, task.sums)), tuple(map(larger, peaks, task.peaks))
