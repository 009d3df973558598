"""Measures the job on a cluster of this machine and prints what it took as one line of JSON: for npm run bench.

python tests/spark/measure.py FOLDER --workers 2
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time

import test_job
from support import Scratch, logs_below

from event_log_summary.events import SUMS, kind_of, read_task
from event_log_summary.job import summarise
from event_log_summary.storage import Storage

TICKS = os.sysconf("SC_CLK_TCK")


def _status(process):
    """The state of a process: its parent, its seconds of processor time, and the most memory that it ever held, in bytes."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    with open(f"/proc/{process}/status", encoding="ascii") as file:
        held = [line.split()[1] for line in file if line.startswith("VmHWM:")]
    # The times of children that have ended count too: Python's workers come and go.
    seconds = sum(map(int, fields[11:15])) / TICKS
    return int(fields[1]), seconds, 1024 * int(held[0]) if held else 0


def _family(parents):
    """The states of processes and of all that descend from them, by process."""
    known = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            known[int(name)] = _status(name)
        except OSError:
            continue
    found = {process: known[process] for process in parents if process in known}
    while True:
        more = {process: state for process, state in known.items() if state[0] in found and process not in found}
        if not more:
            return found
        found.update(more)


def _shuffled(folder):
    """The bytes that tasks wrote for shuffles and how many tasks there were, by the event log of the job itself."""
    found = [0, 0]
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as file:
            for line in file:
                if kind_of(line) == "task":
                    found[0] += read_task(line).sums[SUMS.index("shuffleWriteBytes")]
                    found[1] += 1
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--workers", type=int, default=2)
    request = parser.parse_args()
    logs = logs_below(request.folder)
    with Scratch() as scratch:
        events = os.path.join(scratch, "events")
        os.mkdir(events)
        own = {"spark.eventLog.enabled": "true", "spark.eventLog.dir": events, "spark.eventLog.rolling.enabled": "false"}
        spark = test_job.session(request.workers, {**own, "spark.eventLog.compress": "false"})
        test_job.wait_until(lambda: len(test_job.executors_of(spark)) == request.workers, "all workers are there")
        executors = test_job.executors_of(spark)
        before, start = _family(executors), time.monotonic()
        result = summarise(spark, logs, Storage(os.path.join(scratch, "out")))
        seconds = time.monotonic() - start
        after = [_family([executor]) for executor in executors]
        spark.stop()
        shuffled, tasks = _shuffled(events)
    processor = sum(state[1] for family in after for state in family.values()) - sum(state[1] for state in before.values())
    measured = {
        "seconds": seconds,
        "processorSeconds": processor,
        "peakBytes": max(sum(state[2] for state in family.values()) for family in after),
        "logBytes": sum(part.size for log in logs for part in log.parts),
        "logs": len(logs),
        "summarised": result.outcomes["summarised"],
        "shuffleBytes": shuffled,
        "tasks": tasks,
    }
    print(json.dumps(measured))
    return 0 if measured["summarised"] == len(logs) else 1


if __name__ == "__main__":
    sys.exit(main())
