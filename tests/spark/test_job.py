"""The Spark job on a driver and two workers of this machine, compared with the importer."""

import argparse
import csv
import gzip
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import unittest.mock

import generated

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPT = os.path.join(ROOT, "spark", "summarise_event_logs.py")
sys.path.insert(0, os.path.dirname(SCRIPT))
import summarise_event_logs as job  # noqa: E402

# A busy machine is slow, not wrong.
PATIENCE_S = 300


def session():
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable
    settings = {
        "spark.ui.enabled": "false",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.executor.memory": "512m",
        "spark.network.timeout": "1h",
        "spark.worker.timeout": "3600",
    }
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("tests")
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("OFF")
    spark.sparkContext.addPyFile(SCRIPT)
    return spark


def executors_of(spark):
    """The process ids of a session's executors: Spark starts each with the application's id among its arguments."""
    application = spark.sparkContext.applicationId.encode()
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as file:
                words = file.read().split(b"\0")
        except OSError:
            continue
        if b"org.apache.spark.executor.CoarseGrainedExecutorBackend" in words and application in words:
            found.append(int(name))
    return found


def wait_until(holds, what):
    end = time.monotonic() + PATIENCE_S
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(f"waited {PATIENCE_S} s until {what}")
        time.sleep(0.05)


def files_below(folder):
    """Path to content of the files of summaries below a folder."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return {path: content for path, content in found.items() if "/" in path}


class Job(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = session()

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="spark-job-")
        self.addCleanup(shutil.rmtree, self.folder)
        self.logs, self.out = os.path.join(self.folder, "logs"), os.path.join(self.folder, "out")

    def put(self, files):
        for name, content in files.items():
            path = os.path.join(self.logs, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)

    def run_job(self, allow_broken=False):
        request = argparse.Namespace(paths=[self.logs], out=self.out, allow_broken=allow_broken, max_unpacked=None)
        return job.work(self.spark.sparkContext, request)

    def by_importer(self, *names):
        """The files that npm run import-eventlog makes of logs."""
        out = os.path.join(self.folder, "importer")
        paths = [os.path.join(self.logs, name) for name in names]
        command = ["node", "--require", "tsx/cjs", "scripts/import-eventlog.ts", *paths, "--summary-out", out]
        subprocess.run(command, check=True, cwd=ROOT, capture_output=True)
        return files_below(out)

    def rows(self):
        with open(os.path.join(self.out, "status.csv"), encoding="utf-8", newline="") as file:
            return {os.path.relpath(row["log"], self.logs): row for row in csv.DictReader(file)}

    def test_summaries_are_those_of_the_importer_and_bad_logs_have_a_row_and_an_exit_code(self):
        plain = generated.text("app-1-1", tasks=30)
        lines = generated.text("app-3-1", tasks=30).splitlines(keepends=True)
        rolled = {f"eventlog_v2_app-3-1/events_{part + 1}_app-3-1": b"".join(lines[part * 15 : part * 15 + 15]) for part in range(3)}
        self.put({"app-1-1": plain, "deep/app-2-1.gz": gzip.compress(generated.text("app-2-1", tasks=9)), **rolled})
        self.put({"eventlog_v2_app-3-1/appstatus_app-3-1": b"", "eventlog_v2_app-3-1/events_4_app-3-1": b"".join(lines[45:])})
        self.put({"notes.md": b"# no log\n", "deep/settings.json": b'{"a": 1}\n'})
        self.assertEqual(self.run_job(), job.OK)
        self.assertEqual(files_below(self.out), self.by_importer("app-1-1", "deep/app-2-1.gz", "eventlog_v2_app-3-1"))

        self.put({"cut": plain[:-20], "empty": b"", "copy-of-1": plain})
        self.put({"running": b"".join(generated.text("app-4-1", tasks=6).splitlines(keepends=True)[:-1])})
        self.assertEqual(self.run_job(), job.NOT_ALL)
        rows = self.rows()
        expected = {
            job.SUMMARISED: ("app-1-1", "running"),
            job.DUPLICATE: ("copy-of-1",),
            job.REFUSED: ("cut", "empty"),
            job.SKIPPED: ("notes.md", "deep/settings.json"),
        }
        for outcome, names in expected.items():
            self.assertEqual({name: rows[name]["outcome"] for name in names}, dict.fromkeys(names, outcome))
        self.assertRegex(rows["running"]["reason"], r"^running: warning: the log has no end of application app-4-1")
        self.assertRegex(rows["cut"]["reason"], r"^cut:\d+: the last line is cut off; give the whole log")
        self.assertEqual(len(files_below(self.out)), 20)

    def test_a_second_run_skips_finished_logs_and_does_the_rest(self):
        self.put({f"app-{rank}-1": generated.text(f"app-{rank}-1", tasks=6) for rank in range(4)})
        self.run_job()
        # As if the run had been killed before it wrote status.csv.
        os.rename(f"{self.out}/status.csv", f"{self.out}/_status/killed.csv")
        before = {name: os.stat(f"{self.out}/app-{name}-1/application.json").st_ino for name in range(4) if name != 1}
        changed = generated.text("app-0-1", tasks=9)
        self.put({"app-0-1": changed, "app-9-1": generated.text("app-9-1", tasks=6)})
        os.remove(f"{self.out}/app-1-1/application.json")
        self.assertEqual(self.run_job(), job.OK)
        after = {name: os.stat(f"{self.out}/app-{name}-1/application.json").st_ino for name in before}
        self.assertEqual([name for name in before if before[name] == after[name]], [2, 3])
        self.assertEqual(files_below(self.out), self.by_importer(*sorted(os.listdir(self.logs))))

    def test_a_killed_worker_costs_nothing_but_time(self):
        names = [f"app-{rank}-3" for rank in range(12)]
        self.put({name: generated.text(name, tasks=1500, padding=20) for name in names})
        wait_until(lambda: len(executors_of(self.spark)) == 2, "both workers are there")
        codes = []
        running = threading.Thread(target=lambda: codes.append(self.run_job()))
        running.start()
        wait_until(lambda: len(files_below(self.out)) > 5 or not running.is_alive(), "the first summaries are there")
        self.assertTrue(running.is_alive(), "the job ended before a worker could be killed")
        os.kill(executors_of(self.spark)[0], signal.SIGKILL)
        running.join(PATIENCE_S)
        self.assertEqual(codes, [job.OK])
        self.assertEqual(files_below(self.out), self.by_importer(*names))
        self.assertEqual([name for name in os.listdir(self.out) if name.startswith(job.TEMPORARY)], [])


class Tasks(unittest.TestCase):
    def test_small_logs_share_a_task_and_a_large_log_has_its_own(self):
        logs = [{"uri": str(rank), "parts": [{"bytes": 59_000}]} for rank in range(2000)]
        large = {"uri": "large", "parts": [{"bytes": 1 << 30}, {"bytes": 1 << 30}]}
        tasks = job.tasks_of([*logs, large], 2)
        self.assertEqual(tasks[0], [large])
        self.assertEqual(sum(map(len, tasks)), 2001)
        self.assertLess(len(tasks), 20)
        self.assertEqual(len(job.tasks_of(logs[:8], 2)), 4)


class Killed(unittest.TestCase):
    def outcomes(self, kills):
        """The outcomes of three logs; the parser is killed so often while it reads the second."""
        left = [kills]

        class Reader:
            def ask(self, request, storage, parts):
                if request["log"]["name"] == "log-1" and left[0] > 0:
                    left[0] -= 1
                    raise job.ReaderError("the reader ended with exit code -9")
                summary = {"application": "app", "attempt": "", "folder": request["log"]["name"], "ended": 1, "events": 1, "files": {}}
                return {"problems": [], "summaries": [summary]}

            def close(self):
                pass

        logs = [
            {"name": f"log-{rank}", "uri": f"log-{rank}", "input": "logs", "isFolder": False, "parts": [{"modified": 0, "bytes": 1}]}
            for rank in range(3)
        ]
        with tempfile.TemporaryDirectory() as folder, unittest.mock.patch.object(job, "Reader", Reader):
            return [row["outcome"] for row in job.summarise(logs, job.Storage(folder), {})]

    def test_a_log_whose_reader_was_killed_is_tried_once_more(self):
        self.assertEqual(self.outcomes(1), [job.SUMMARISED] * 3)
        self.assertEqual(self.outcomes(2), [job.SUMMARISED, job.UNREADABLE, job.SUMMARISED])


class Storage(unittest.TestCase):
    def test_without_renaming_the_file_that_makes_a_folder_whole_goes_first_and_comes_last(self):
        with tempfile.TemporaryDirectory() as folder:
            storage = job.Storage(folder)
            storage.put_folder("app", {job.WHOLE: b"1", "a.csv": b"1"})
            storage.RENAMING = ()

            def fail(path, content):
                raise OSError(path)

            storage._write = fail
            with self.assertRaisesRegex(OSError, "a.csv"):
                storage.put_folder("app", {job.WHOLE: b"2", "a.csv": b"2"})
            self.assertEqual(files_below(folder), {"app/a.csv": b"1"})


if __name__ == "__main__":
    unittest.main()
