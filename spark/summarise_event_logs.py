#!/usr/bin/env python3
"""Summarises Spark event logs with Spark: spark-submit spark/summarise_event_logs.py s3a://bucket/logs/ --out s3a://bucket/summary/

Writes a folder <application>[-<attempt>]/ for each log, the same files as "npm run import-eventlog -- PATH --summary-out DIR", and
status.csv, which says what became of each log. README.md beside this file says more.
"""

import argparse
import os
import sys
import tempfile
import zipfile

PACKAGE = "event_log_summary"
OK, PROBLEMS = 0, 1
GIGABYTE = 1_000_000_000


def arguments(argv):
    parser = argparse.ArgumentParser(prog="summarise_event_logs.py", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a log, or a folder with logs anywhere below it")
    parser.add_argument("--out", required=True, metavar="DIR", help="where the summaries go")
    parser.add_argument(
        "--allow-broken",
        action="store_true",
        help="summarise logs with broken lines, missing parts or a missing end all the same; status.csv says what is missing",
    )
    parser.add_argument(
        "--max-unpacked",
        type=float,
        metavar="GB",
        help="the most that a file may unpack to; default: 500 times its size, and 1 GB in any case",
    )
    return parser.parse_args(argv)


def send_package(context):
    """Gives the workers the package that lies beside this file; with --py-files they have it already."""
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), PACKAGE)
    if not os.path.isdir(here):
        return
    folder = tempfile.mkdtemp(prefix="event-log-summary-")
    path = os.path.join(folder, f"{PACKAGE}.zip")
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(os.listdir(here)):
            if name.endswith(".py"):
                archive.write(os.path.join(here, name), f"{PACKAGE}/{name}")
    context.addPyFile(path)


def told(result):
    """What a run did, in one line."""
    counts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(result.outcomes.items()))
    return f"status.csv: {counts}; {result.skipped} of these logs were finished by an earlier run"


def main(argv):
    request = arguments(argv)
    from event_log_summary.plan import InputError, logs_of
    from event_log_summary.storage import Storage

    try:
        out = Storage(request.out)
        logs = logs_of(request.paths, out)
    except (InputError, OSError, ValueError) as error:
        print(f"{error}; nothing written", file=sys.stderr)
        return PROBLEMS
    print(told(run(logs, out, request)))
    return OK


def run(logs, out, request):
    """Starts Spark, or joins the session that spark-submit has set up, and does the work."""
    from pyspark.sql import SparkSession

    from event_log_summary.job import Options, summarise

    spark = SparkSession.builder.appName("summarise event logs").getOrCreate()
    try:
        send_package(spark.sparkContext)
        most = None if request.max_unpacked is None else int(request.max_unpacked * GIGABYTE)
        return summarise(spark, logs, out, Options(request.allow_broken, most))
    finally:
        spark.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
