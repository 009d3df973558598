"""Measure TPC-H in one Spark application: all queries, and then all of them again, N times.

    python3 spark/measure_applications.py DATA SQL OUT --application N [--iterations 3] [--queries q1,q3] [--conf KEY=VALUE ...]

DATA holds a Parquet file or folder for each table, SQL a file for each query (q1.sql to q22.sql).
OUT is a CSV file: application, query, iteration, time_s. Each call appends one application.
Time is wall-clock time from the text of a query to its last collected row, planning included.
"""

import argparse
import csv
import time
from pathlib import Path

from pyspark.sql import SparkSession

HEADER = ["application", "query", "iteration", "time_s"]
QUERIES = [f"q{number}" for number in range(1, 23)]


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("sql", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--application", type=int, required=True)
    parser.add_argument("--iterations", type=int, default=3)
    parser.add_argument("--queries", type=parse_queries, default=QUERIES)
    parser.add_argument("--conf", action="append", default=[])
    return parser.parse_args()


def parse_queries(text):
    queries = text.split(",")
    unknown = [query for query in queries if query not in QUERIES]
    if unknown:
        raise argparse.ArgumentTypeError(f"expected names such as q1,q3, got {', '.join(unknown)}")
    return queries


def start_session(settings):
    builder = SparkSession.builder.master("local[2]").appName("tpch")
    for setting in settings:
        key, value = setting.split("=", 1)
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


def measure(session, sql, queries, iterations):
    """Yield query, iteration, and seconds, in the order of running."""
    texts = {query: (sql / f"{query}.sql").read_text() for query in queries}
    for iteration in range(1, iterations + 1):
        for query, text in texts.items():
            session.sparkContext.setJobDescription(f"tpch {query}")
            start = time.perf_counter()
            session.sql(text).collect()
            yield query, iteration, time.perf_counter() - start


def main():
    arguments = parse_arguments()
    session = start_session(arguments.conf)
    for path in sorted(arguments.data.iterdir()):
        session.read.parquet(str(path)).createOrReplaceTempView(path.stem)
    rows = [
        [arguments.application, query, iteration, f"{seconds:.3f}"]
        for query, iteration, seconds in measure(session, arguments.sql, arguments.queries, arguments.iterations)
    ]
    session.stop()
    is_new = not arguments.out.exists()
    with arguments.out.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerows([HEADER, *rows] if is_new else rows)


main()
