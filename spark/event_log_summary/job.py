"""The job: Spark reads slices of logs, adds up, puts the rows of each log together and has its summary written by a worker."""

from __future__ import annotations

import csv
import io
import uuid
from collections import Counter, namedtuple
from itertools import groupby

from pyspark import TaskContext
from pyspark.sql import functions as F
from pyspark.sql.types import (
    BinaryType,
    BooleanType,
    IntegerType,
    LongType,
    StringType,
    StructField,
    StructType,
)

from .events import PEAKS, SUMS
from .outcomes import (
    FINISHED,
    Outcome,
    by_log,
    digest_of,
    is_done,
    placed,
    record_name,
    record_of,
    remembered,
    staged_outcomes,
    stat_of,
)
from .plan import plan
from .reading import digest_of_slice, rows_of
from .slices import SLICE_BYTES, bins, slices_of
from .status import COLUMNS, status_csv
from .storage import TEMPORARY

STATUS = "status.csv"
# A task that fails to reach its storage is tried again by Spark; from this attempt on, the log has the fault.
_LAST_ATTEMPT = 2
_KEYS = ["log", "kind", "k1", "k2", "k3", "k4", "k5"]
_TYPES = {bool: BooleanType(), int: LongType(), str: StringType()}

# What a run may be told. No `most_unpacked_bytes` is the default of reading; `slice_bytes` is for tests.
Options = namedtuple("Options", "allow_broken most_unpacked_bytes slice_bytes", defaults=(False, None, SLICE_BYTES))
# What a run did: logs by outcome, and how many of them were finished before.
Result = namedtuple("Result", "outcomes skipped")


def _row_schema():
    numbers = [StructField(name, LongType()) for name in ("count", *SUMS, *PEAKS)]
    keys = [StructField(name, LongType(), False) for name in _KEYS[2:]]
    log = [StructField(name, IntegerType(), False) for name in _KEYS[:2]]
    return StructType([*log, *keys, *numbers, StructField("payload", BinaryType())])


def _outcome_schema():
    numbers = {"log", "end_ms", "events", "parts", "bytes", "lines", "bad_lines"}
    kinds = {name: int if name in numbers else bool if name == "is_finished" else str for name in Outcome._fields}
    return StructType([StructField(name, _TYPES[kind], False) for name, kind in kinds.items()])


def _gives_up():
    """Whether a task that fails has no attempt after this one: local masters have one."""
    context = TaskContext.get()
    return context.attemptNumber() >= _LAST_ATTEMPT or context.getLocalProperty("eventlog.attempts") == "1"


class _Run:
    """One run of the job; what workers need of it is small and goes with their tasks."""

    def __init__(self, spark, out, options):
        self.spark = spark
        self.context = spark.sparkContext
        self.out = out
        self.options = options
        self.staging = f"{TEMPORARY}{uuid.uuid4().hex}"
        self.context.setLocalProperty("eventlog.attempts", "1" if _has_one_attempt(self.context) else "")

    def slices(self, numbers, logs):
        """Slices of logs as an RDD whose partitions are about equally heavy."""
        slices = [one for number in numbers for one in slices_of(number, logs[number], self.options.slice_bytes)]
        tasks = bins(slices, 2 * self.context.defaultParallelism)
        return self.context.parallelize(tasks, max(1, len(tasks))).flatMap(lambda slices: slices)

    def rows(self, numbers, logs):
        """What the slices of logs say, tasks added up over slices, as a DataFrame."""
        limit = self.options.most_unpacked_bytes
        read = self.slices(numbers, logs).flatMap(lambda one: rows_of(one, limit, _gives_up()))
        rows = self.spark.createDataFrame(read, _row_schema(), verifySchema=False)
        added = [F.expr(f"try_sum(`{name}`) AS `{name}`") for name in ("count", *SUMS)]
        largest = [F.max(name).alias(name) for name in PEAKS]
        summed = rows.groupBy(*_KEYS, "payload").agg(*added, *largest)
        return summed.select(*_row_schema().fieldNames())

    def staged(self, plan_):
        """The outcomes of logs that are new, their summaries staged, as a DataFrame."""
        if not plan_.new:
            return self.outcomes([])
        count = max(1, min(len(plan_.new), 4 * self.context.defaultParallelism))
        rows = self.rows(plan_.new, plan_.logs).repartition(count, "log").sortWithinPartitions(*_KEYS)
        logs = self.context.broadcast({number: plan_.logs[number] for number in plan_.new})
        out, staging, allow_broken = self.out, self.staging, self.options.allow_broken

        def stage(rows):
            own = f"{staging}/{TaskContext.get().taskAttemptId()}"
            for number, group in groupby(rows, key=lambda row: row[0]):
                yield from staged_outcomes(number, logs.value[number], group, out, own, allow_broken)

        return self._dataframe(rows.rdd.mapPartitions(stage))

    def outcomes(self, outcomes):
        """Outcomes that are known as a DataFrame."""
        return self._dataframe(self.context.parallelize(outcomes, max(1, min(len(outcomes), 4))))

    def _dataframe(self, outcomes):
        return self.spark.createDataFrame(outcomes.map(tuple), _outcome_schema(), verifySchema=False)

    def grouped(self, outcomes, key, order):
        """Lists of Outcomes with the same key, as an RDD."""
        count = 2 * self.context.defaultParallelism
        sorted_ = outcomes.repartition(count, key).sortWithinPartitions(key, *order)

        def lists(rows):
            found = (Outcome(*row) for row in rows)
            return (list(group) for _, group in groupby(found, key=lambda outcome: getattr(outcome, key)))

        return sorted_.rdd.mapPartitions(lists)

    def placed(self, outcomes, names):
        """The outcomes after the best log of each folder was put in place."""
        out = self.out

        def place(found):
            return placed(found, names.value, out) if found[0].folder else found

        return self._dataframe(self.grouped(outcomes, "folder", ["log", "staged"]).flatMap(place))

    def recorded(self, outcomes, plan_):
        """The same outcomes, after finished logs that are not remembered as they are were."""
        logs = self.context.broadcast(plan_.logs)
        known = {number: found for number, found in plan_.earlier.items() if number not in plan_.doubtful}
        earlier = self.context.broadcast(known)
        out, allow_broken = self.out, self.options.allow_broken

        def record(found):
            number = found[0].log
            if is_done(found) and earlier.value.get(number) != found:
                log = logs.value[number]
                name = f"{FINISHED}/{record_name(log, allow_broken)}-{stat_of(log)}.json"
                out.write_file(name, [record_of(log, found)])
            return found

        return self._dataframe(self.grouped(outcomes, "log", ["folder"]).flatMap(record))

    def write_status(self, outcomes):
        """Writes status.csv, in the order of application, attempt and name of log, by one worker, a row at a time."""
        out = self.out
        ordered = outcomes.repartition(1).sortWithinPartitions("application", "attempt", "log")

        def write(rows):
            found = (Outcome(*row) for row in rows)
            out.write_file(STATUS, status_csv([getattr(outcome, name) for name in COLUMNS] for outcome in found))

        ordered.rdd.foreachPartition(write)


def _has_one_attempt(context):
    master = context.master
    return master.startswith("local") and not master.startswith("local-cluster") and "," not in master


def _settle_doubtful(run, plan_):
    """Compares logs whose files look changed with their records, byte for byte; those that are the same are finished."""
    found = {}
    numbers = sorted(plan_.doubtful)
    if not numbers:
        return plan_
    digests = run.slices(numbers, plan_.logs).map(lambda one: (one.log, one.place, one.part, digest_of_slice(one)))
    for number, place, part, digest in digests.toLocalIterator():
        found.setdefault(number, []).append((place, part, digest))
    for number in numbers:
        record = plan_.doubtful[number]
        if _part_digests(found[number]) == [digest for *_, digest in record["parts"]]:
            plan_.earlier[number] = remembered(record, number)
        else:
            plan_.new.append(number)
    return plan_


def _part_digests(slices):
    parts = {}
    for _, part, digest in sorted(slices):
        parts.setdefault(part, []).append(digest)
    return [digest_of(parts[part]) for part in sorted(parts)]


def summarise(spark, logs, out, options=Options()):
    """Summarises logs into folders of the output, a Storage, and says in its status.csv what became of each. A Result."""
    out.remove_leftovers()
    run = _Run(spark, out, options)
    todo = _settle_doubtful(run, plan(logs, out, options.allow_broken))
    names = run.context.broadcast([log.name for log in logs])
    earlier = [outcome for outcomes in todo.earlier.values() for outcome in outcomes]
    placed_ = run.placed(run.staged(todo).union(run.outcomes(earlier)), names)
    run.write_status(run.recorded(placed_, todo))
    out.remove_leftovers()
    out.remove_files(FINISHED, todo.stale)
    return Result(_counts(out), len(todo.earlier))


def _counts(out):
    """How many rows of status.csv have each outcome."""
    with out.open(STATUS) as file:
        return Counter(row["outcome"] for row in csv.DictReader(io.TextIOWrapper(file, "utf-8", newline="")))
