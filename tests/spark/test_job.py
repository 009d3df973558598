"""The job, started for real: a driver and two workers as processes of their own, one of which is killed in the middle."""

import csv
import os
import signal
import subprocess
import sys
import threading
import time
import unittest

import generated
from support import ROOT, SCRIPT, Scratch, by_node, files_below, logs_below, put, summaries_below
from test_equality import cases

from event_log_summary.job import Options, summarise
from event_log_summary.storage import Storage

CODECS = ("lz4", "snappy", "lzf", "zstd")
# What is waited for must come, not come soon.
PATIENCE_S = 300


def session(workers=2, more=None):
    """A session on a cluster of this machine: workers with a processor each."""
    sys.path.insert(0, os.path.join(ROOT, "spark"))
    from pyspark.sql import SparkSession
    from summarise_event_logs import send_package

    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = {
        "spark.ui.enabled": "false",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.executor.memory": "512m",
        "spark.sql.shuffle.partitions": "4",
        # Who is silent on a busy machine is not taken for dead: that a process has ended is seen at once.
        "spark.network.timeout": "1h",
        "spark.worker.timeout": "3600",
        "spark.ui.showConsoleProgress": "false",
        **(more or {}),
    }
    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]").appName("tests")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    # A worker that is killed is no news.
    spark.sparkContext.setLogLevel("OFF")
    send_package(spark.sparkContext)
    return spark


def executors_of(spark):
    """The process ids of the executors of a session: Spark starts each with the application's id among its arguments."""
    application = spark.sparkContext.applicationId
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                words = file.read().split(b"\0")
        except OSError:
            continue
        if b"org.apache.spark.executor.CoarseGrainedExecutorBackend" in words and application.encode() in words:
            found.append(int(name))
    return found


def wait_until(holds, what, found=lambda: ""):
    end = time.monotonic() + PATIENCE_S
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"waited {PATIENCE_S} s until {what}{found()}")
        time.sleep(0.05)


def packed_by_spark(spark, codec, data):
    """Bytes as a codec of Spark's own writes them."""
    jvm = spark.sparkContext._jvm
    packers = jvm.org.apache.spark.io
    conf = jvm.org.apache.spark.SparkConf(False)
    out = jvm.java.io.ByteArrayOutputStream()
    names = {"lz4": "LZ4", "snappy": "Snappy", "lzf": "LZF", "zstd": "ZStd"}
    stream = getattr(packers, f"{names[codec]}CompressionCodec")(conf).compressedOutputStream(out)
    for start in range(0, len(data), 50_000):
        stream.write(data[start : start + 50_000])
        stream.flush()
    stream.close()
    return bytes(out.toByteArray())


def statuses(out):
    with open(os.path.join(out, "status.csv"), encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def stamps(folder):
    """When each file was written and where it lies: both change where it is written again."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            found[os.path.relpath(path, folder)] = (os.stat(path).st_mtime_ns, os.stat(path).st_ino)
    return found


class Job(unittest.TestCase):
    maxDiff = 3000

    @classmethod
    def setUpClass(cls):
        cls.spark = session()

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def setUp(self):
        scratch = Scratch()
        self.folder = scratch.__enter__()
        self.addCleanup(scratch.__exit__)
        self.logs = os.path.join(self.folder, "logs")
        self.out = os.path.join(self.folder, "out")

    def run_job(self, **options):
        return summarise(self.spark, logs_below(self.logs), Storage(self.out), Options(**options))

    def as_node(self, allow_broken=False):
        """The files that Node makes of all logs together."""
        found = {}
        for files in by_node(logs_below(self.logs), allow_broken).values():
            found.update(files)
        return found

    def outcomes(self):
        return [(row["application"], row["attempt"], row["outcome"]) for row in statuses(self.out)]

    def test_logs_of_every_shape_give_the_files_of_the_node_importer_and_a_row_of_status_each(self):
        log = {codec: generated.text(f"app-{rank}-9", seed=rank) for rank, codec in enumerate(CODECS)}
        files = {f"codecs/app-{rank}-9.{codec}": packed_by_spark(self.spark, codec, log[codec]) for rank, codec in enumerate(CODECS)}
        attempts = {f"{attempt}.log": generated.text("application_1_1", attempt=attempt) for attempt in ("1", "2")}
        put(self.logs, {**files, **attempts, "skewed": cases()["skewed"], "two": cases()["two-applications"]})
        put(self.logs, {"broken": b"".join(cases()["plain"].splitlines(keepends=True)[:5]) + b"{oh\n", "cut.gz": cases()["cut-off.gz"]})
        put(self.logs, {"notes.md": b"# not a log\n", "empty": b"", "copy-of-two": generated.text("app-2-2", tasks=9, seed=2)})
        result = self.run_job(slice_bytes=100_000)
        self.assertEqual(summaries_below(self.out), self.as_node())
        whole = {"skewed": 1, "two": 2, "codecs": 4, "attempts": 2}
        self.assertEqual(result.outcomes, {"summarised": sum(whole.values()), "duplicate": 1, "broken": 1, "cut off": 1, "no log": 2})
        self.assertEqual(sorted(os.listdir(self.out)), sorted({path.split("/")[0] for path in self.as_node()} | {"_finished", "status.csv"}))
        by_name = {row["application"]: row for row in statuses(self.out)}
        broken = {"parts": "1", "lines": "6", "bad_lines": "1", "outcome": "broken", "attempt": ""}
        self.assertEqual({name: by_name["broken"][name] for name in broken}, broken)
        self.assertEqual(by_name["broken"]["reason"], "broken:6: no event of Spark that can be read: “{oh”")
        self.assertIn("the file ends too early", by_name["cut"]["reason"])

    def test_broken_logs_count_where_that_is_allowed_as_they_do_in_node(self):
        put(self.logs, {"a": cases()["broken-lines"]})
        result = self.run_job(allow_broken=True)
        self.assertEqual((dict(result.outcomes), summaries_below(self.out)), ({"summarised": 1}, self.as_node(True)))
        self.assertIn("4 lines are broken", statuses(self.out)[0]["reason"])

    def test_a_second_run_skips_what_is_finished_by_name_and_content_and_does_the_rest(self):
        logs = {f"app-{rank}-1": generated.text(f"app-{rank}-1", tasks=6, executions=2) for rank in range(5)}
        put(self.logs, {**logs, "broken": b"{}\n"})
        self.assertEqual(self.run_job().skipped, 0)
        before = stamps(self.out)
        self.assertEqual(self.run_job().skipped, 5)
        after = stamps(self.out)
        self.assertEqual({path for path in after if after[path] != before.get(path)}, {"status.csv"})

        # Touched and the same; changed and as long as it was; its summary gone; mended; new.
        os.utime(os.path.join(self.logs, "app-0-1"), (1, 1))
        changed = logs["app-1-1"].replace(b"tpch q1", b"tpch q7")
        put(self.logs, {"app-1-1": changed, "broken": generated.text("app-5-1", tasks=4), "app-6-1": generated.text("app-6-1", tasks=4)})
        os.remove(os.path.join(self.out, "app-2-1", "application.json"))
        result = self.run_job()
        self.assertEqual((result.skipped, dict(result.outcomes)), (3, {"summarised": 7}))
        self.assertEqual(summaries_below(self.out), self.as_node())
        again = stamps(self.out)
        kept = {path.split("/")[0] for path in again if "/" in path and again[path] == after.get(path)} - {"_finished"}
        self.assertEqual(kept, {"app-0-1", "app-3-1", "app-4-1"})
        self.assertEqual(len(files_below(os.path.join(self.out, "_finished"))), 7)
        self.assertEqual(self.run_job().skipped, 7)

    def test_with_a_worker_killed_in_the_middle_nothing_is_lost_or_twice(self):
        logs = {f"app-{rank}-3": generated.text(f"app-{rank}-3", tasks=1500, padding=20, seed=rank) for rank in range(12)}
        put(self.logs, logs)
        found = []
        job = threading.Thread(target=lambda: found.append(self.run_job(slice_bytes=500_000)))
        wait_until(lambda: len(executors_of(self.spark)) == 2, "both workers are there", lambda: f": {executors_of(self.spark)}")
        tracker = self.spark.sparkContext.statusTracker()
        job.start()

        def is_in_the_middle():
            stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
            return any(stage and stage.numCompletedTasks > 1 and stage.numActiveTasks > 0 for stage in stages)

        wait_until(lambda: is_in_the_middle() or not job.is_alive(), "the job is in the middle of a stage")
        self.assertTrue(job.is_alive(), "the job ended before a worker could be killed")
        killed = executors_of(self.spark)[0]
        os.kill(killed, signal.SIGKILL)
        job.join(PATIENCE_S)
        self.assertFalse(job.is_alive())
        wait_until(lambda: killed not in executors_of(self.spark) and len(executors_of(self.spark)) == 2, "another worker came")
        self.assertEqual(dict(found[0].outcomes), {"summarised": 12})
        self.assertEqual(summaries_below(self.out), self.as_node())
        self.assertEqual(self.outcomes(), sorted((name, "", "summarised") for name in logs))
        self.assertEqual(self.run_job().skipped, 12)


class Command(unittest.TestCase):
    def start(self, *arguments, program=(sys.executable,)):
        environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
        return subprocess.run([*program, SCRIPT, *arguments], capture_output=True, text=True, env=environment)

    def test_spark_submit_runs_the_script_as_the_readme_says(self):
        import pyspark

        with Scratch() as folder:
            put(folder, {"logs/app-1-1": generated.text("app-1-1", tasks=5)})
            submit = os.path.join(os.path.dirname(pyspark.__file__), "bin", "spark-submit")
            program = (submit, "--master", "local[1]", "--conf", "spark.ui.enabled=false")
            done = self.start(f"{folder}/logs", "--out", f"{folder}/out", program=program)
            self.assertEqual(done.returncode, 0, done.stderr[-3000:])
            self.assertEqual(done.stdout, "status.csv: 1 summarised; 0 of these logs were finished by an earlier run\n")
            [made] = by_node(logs_below(f"{folder}/logs")).values()
            self.assertEqual(summaries_below(f"{folder}/out"), made)

    def test_an_input_that_is_not_there_ends_with_a_message_before_spark_is_started_and_writes_nothing(self):
        with Scratch() as folder:
            done = self.start(f"{folder}/none", "--out", f"{folder}/out")
            self.assertEqual((done.returncode, done.stderr), (1, f"{folder}/none: no such file or folder; nothing written\n"))
            self.assertEqual(os.listdir(folder), [])


if __name__ == "__main__":
    unittest.main()
