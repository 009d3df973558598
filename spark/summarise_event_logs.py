#!/usr/bin/env python3
"""Summarises Spark event logs with Spark: spark-submit spark/summarise_event_logs.py s3a://bucket/logs/ --out s3a://bucket/summary/

Each task starts this repository's event-log parser, a Node program, once and sends it the bytes of its logs. The summaries equal
the output of "npm run import-eventlog -- PATH --summary-out DIR". README.md next to this file describes the details.
"""

import argparse
import csv
import glob
import io
import json
import os
import posixpath
import shutil
import struct
import subprocess
import sys
import uuid

READER = "event-log-reader.cjs"
OK, NOT_ALL, WRONG_USAGE = 0, 1, 2
STATUS = "status.csv"
# Rows of completed tasks, until status.csv is written.
ROWS = "_status"
TEMPORARY = "_temporary-"
# The file that is written last; a folder without it is incomplete.
WHOLE = "application.json"
COLUMNS = ["log", "parts", "bytes", "modified", "application", "attempt", "folder", "ended", "events", "outcome", "reason"]
SUMMARISED, DUPLICATE, SKIPPED, REFUSED, UNREADABLE = OUTCOMES = "summarised", "duplicate", "skipped", "refused", "unreadable"
TASK_BYTES = 128 << 20
# The cost of opening a log, in bytes read in the same time.
LOG_COST = 1 << 20
CHUNK_BYTES = 1 << 20
FAILED = 0xFFFFFFFF
F_SETPIPE_SZ = 1031


class InputError(Exception):
    """An input is missing or contains no log."""


class ReaderError(Exception):
    """The parser cannot be started, or exited before its answer."""


class Storage:
    """A folder of any file system that pyarrow supports; workers reopen it."""

    SCHEMES = {"s3a": "s3", "s3n": "s3", "gcs": "gs"}
    # File systems that rename a folder atomically.
    RENAMING = ("local", "hdfs", "subtree")

    def __init__(self, uri):
        from pyarrow import fs

        self.uri = uri
        scheme, separator, rest = uri.partition("://")
        if separator:
            self.fs, root = fs.FileSystem.from_uri(f"{self.SCHEMES.get(scheme, scheme)}://{rest}")
        else:
            self.fs, root = fs.LocalFileSystem(), os.path.abspath(uri)
        self.root = root.rstrip("/") or "/"

    def __reduce__(self):
        return Storage, (self.uri,)

    def path(self, name):
        return posixpath.join(self.root, name) if name else self.root

    def infos(self, name="", recursive=False):
        from pyarrow import fs

        return self.fs.get_file_info(fs.FileSelector(self.path(name), allow_not_found=True, recursive=recursive))

    def is_file(self, name=""):
        return self.fs.get_file_info(self.path(name)).is_file

    def read(self, name):
        with self.fs.open_input_stream(self.path(name), compression=None) as file:
            return file.read()

    def _write(self, path, content):
        with self.fs.open_output_stream(path) as out:
            out.write(content)

    @property
    def renames(self):
        return self.fs.type_name in self.RENAMING

    def put(self, name, content):
        """Writes a file atomically."""
        self.fs.create_dir(posixpath.dirname(self.path(name)), recursive=True)
        if not self.renames:
            self._write(self.path(name), content)
            return
        temporary = self.path(f"{TEMPORARY}{uuid.uuid4().hex}")
        self._write(temporary, content)
        self.fs.move(temporary, self.path(name))

    def put_folder(self, name, files):
        """Replaces a folder by these files. Object stores cannot rename, so there WHOLE is removed first and written last."""
        target = self.path(name)
        if not self.renames:
            if self.is_file(f"{name}/{WHOLE}"):
                self.fs.delete_file(f"{target}/{WHOLE}")
            for file in sorted(files, key=lambda file: file == WHOLE):
                self._write(f"{target}/{file}", files[file])
            return
        staged, old = (self.path(f"{TEMPORARY}{uuid.uuid4().hex}") for _ in range(2))
        self.fs.create_dir(staged, recursive=True)
        for file, content in files.items():
            self._write(f"{staged}/{file}", content)
        if any(info.path for info in self.infos(name)):
            self.fs.move(target, old)
        self.fs.move(staged, target)

    def remove_leftovers(self):
        """Removes partial files and folders of killed tasks, and replaced folders."""
        for info in self.infos():
            if info.base_name.startswith(TEMPORARY):
                (self.fs.delete_file if info.is_file else self.fs.delete_dir)(info.path)


class Reader:
    """The Node program that parses logs: it receives a request and the bytes of files, and returns an answer."""

    def __init__(self):
        program = found(READER)
        if program is None:
            raise ReaderError(f"{READER} is missing on the worker: make it by npm run spark-bundle, send it by --files {READER}")
        node = found("node/bin/node") or found("node/*/bin/node") or shutil.which("node")
        if node is None:
            raise ReaderError("Node is missing on the worker: send it by --archives node-v22…-linux-x64.tar.gz#node")
        self.process = subprocess.Popen([node, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        try:
            import fcntl

            fcntl.fcntl(self.process.stdin, F_SETPIPE_SZ, CHUNK_BYTES)
        except (ImportError, OSError):
            pass  # A small pipe is only slower.

    def _frame(self, content):
        self.process.stdin.write(struct.pack("<I", len(content)))
        self.process.stdin.write(content)

    def _send_file(self, storage, part):
        left = part["bytes"]
        try:
            with storage.fs.open_input_stream(storage.path(part["path"]), compression=None) as file:
                while left > 0:
                    chunk = file.read(min(CHUNK_BYTES, left))
                    if not chunk:
                        raise OSError("the file is shorter than it was when it was listed")
                    left -= len(chunk)
                    self._frame(chunk)
        except BrokenPipeError:
            raise
        except OSError as error:
            self.process.stdin.write(struct.pack("<I", FAILED))
            self._frame(str(error).encode() or b"no reason is known")
            return
        self._frame(b"")

    def ask(self, request, storage=None, parts=()):
        """The answer to a request. Raises ReaderError if the parser exits before it."""
        try:
            self._frame(json.dumps(request).encode())
            for part in parts:
                self._send_file(storage, part)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # The exit code shows the reason.
        line = self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ReaderError(f"the reader ended with exit code {self.process.wait()}")
        return json.loads(line)

    def close(self):
        self.process.stdout.close()
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait()


def found(pattern):
    """The path of a file that --files or --archives sent to a worker; None if it is missing."""
    from pyspark import SparkFiles

    for folder in (os.getcwd(), SparkFiles.getRootDirectory()):
        for path in sorted(glob.glob(os.path.join(folder, pattern))):
            return os.path.abspath(path)
    return None


def identity(log):
    """Facts about a log; if one of them changes, the log must be summarized again."""
    parts = log["parts"]
    modified = max(part["modified"] for part in parts)
    return {"log": log["uri"], "parts": len(parts), "bytes": sum(part["bytes"] for part in parts), "modified": modified}


def rows_of(log, answer):
    """The rows of status.csv for a log: one per application, or one with the reason why there is none."""
    reason = "; ".join(" ".join(text.split()) for text in answer["problems"])
    empty = {"application": "", "attempt": "", "folder": "", "ended": 0, "events": 0}
    if not answer["summaries"]:
        return [{**identity(log), **empty, "outcome": answer.get("outcome", REFUSED), "reason": reason}]
    own = [{name: summary[name] for name in empty} for summary in answer["summaries"]]
    return [{**identity(log), **one, "outcome": SUMMARISED, "reason": reason} for one in own]


def to_csv(rows):
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def from_csv(content):
    rows = csv.DictReader(io.StringIO(content.decode(), newline=""))
    numbers = ("parts", "bytes", "modified", "ended", "events")
    return [{**row, **{name: int(row[name]) for name in numbers}} for row in rows if set(COLUMNS) <= set(row)]


def answer_of(reader, log, options):
    """The answer to a log, and the parser for the next log. A log whose parser was killed is tried once more with a new one."""
    request = {"kind": "read", "log": {name: log[name] for name in ("name", "isFolder", "parts")}, **options}
    for _ in range(2):
        reader = reader or Reader()
        try:
            return reader.ask(request, Storage(log["input"]), log["parts"]), reader
        except ReaderError as error:
            reason = f"{log['name']}: {error}, twice"
            reader.close()
            reader = None
    return {"problems": [reason], "summaries": [], "outcome": UNREADABLE}, None


def summarise(logs, out, options):
    """Summarizes the logs of one task with one parser; returns their rows of status.csv. A second run gives the same result."""
    reader, rows = None, []
    for log in logs:
        answer, reader = answer_of(reader, log, options)
        for summary in answer["summaries"]:
            out.put_folder(summary["folder"], {name: text.encode() for name, text in summary["files"].items()})
        rows.extend(rows_of(log, answer))
    if reader:
        reader.close()
    out.put(f"{ROWS}/{uuid.uuid4().hex}.csv", to_csv(rows))
    return rows


def listed(uri, out):
    """The base URI and the files of an input, without files of the output. Raises InputError."""
    storage = Storage(uri)
    info = storage.fs.get_file_info(storage.root)
    if info.is_file:
        return posixpath.dirname(uri.rstrip("/")) or ".", [described(info, posixpath.basename(info.path))]
    infos = [info for info in storage.infos(recursive=True) if info.is_file]
    own = [info for info in infos if not info.path.startswith(f"{out.root}/")]
    if not own:
        raise InputError(f"{uri}: no file below it; expected a log, or a folder with logs anywhere below it")
    return uri, [described(info, posixpath.relpath(info.path, storage.root)) for info in own]


def described(info, path):
    return {"path": path, "bytes": info.size, "modified": (info.mtime_ns or 0) // 1_000_000}


def grouped(files):
    """The logs among files, by the rules of the parser."""
    reader = Reader()
    logs = reader.ask({"kind": "group", "files": files})
    reader.close()
    return logs


def logs_of(context, uris, out):
    """The logs below all inputs, without duplicates of overlapping inputs."""
    logs = {}
    for uri in uris:
        base, files = listed(uri, out)
        for log in context.parallelize([files], 1).map(grouped).first():
            address = Storage(base).path(log["name"])
            logs.setdefault(address, {**log, "input": base, "uri": address})
    if not logs:
        raise InputError(f"{', '.join(uris)}: no event log below it; expected a log, or a folder with logs anywhere below it")
    return list(logs.values())


def earlier_rows(out):
    """The rows of status.csv and of the tasks of a killed run, by log; the latest counts."""
    infos = [info for info in out.infos(ROWS) if info.is_file]
    names = [f"{ROWS}/{info.base_name}" for info in sorted(infos, key=lambda info: info.mtime_ns or 0)]
    rows = {}
    for name in ([STATUS] if out.is_file(STATUS) else []) + names:
        own = {}
        for row in from_csv(out.read(name)):
            own.setdefault(row["log"], []).append(row)
        rows.update(own)
    return rows


def finished(logs, out):
    """The rows of unchanged files that are complete: logs with their summaries, and files that are not logs. By log."""
    folders = {info.base_name for info in out.infos() if not info.is_file}
    rows = earlier_rows(out)

    def is_finished(log):
        same = identity(log)
        own = rows.get(log["uri"], [])
        return own and all(
            row["outcome"] in (SUMMARISED, DUPLICATE, SKIPPED)
            and (row["folder"] in folders or row["outcome"] == SKIPPED)
            and same.items() <= row.items()
            for row in own
        )

    kept = {log["uri"]: rows[log["uri"]] for log in logs if is_finished(log)}
    whole = {folder: out.is_file(f"{folder}/{WHOLE}") for own in kept.values() for folder in {row["folder"] for row in own} - {""}}
    return {log: own for log, own in kept.items() if all(whole.get(row["folder"], True) for row in own)}


def tasks_of(logs, parallelism):
    """Logs in lists of about equal work: 128 MB or one large log, less if processors would be idle otherwise."""
    weights = {log["uri"]: LOG_COST + sum(part["bytes"] for part in log["parts"]) for log in logs}
    most = min(TASK_BYTES, sum(weights.values()) / (2 * parallelism))
    tasks, weight = [[]], 0
    for log in logs:
        if tasks[-1] and weight + weights[log["uri"]] > most:
            tasks.append([])
            weight = 0
        tasks[-1].append(log)
        weight += weights[log["uri"]]
    return sorted(tasks, key=lambda task: -sum(weights[log["uri"]] for log in task))


def run_tasks(context, logs, out, options):
    """Summarizes logs; returns their rows by log."""
    tasks = tasks_of(logs, context.defaultParallelism) if logs else []
    found_rows = context.parallelize(tasks, max(1, len(tasks))).map(lambda task: summarise(task, out, options)).collect()
    rows = {}
    for row in (row for own in found_rows for row in own):
        rows.setdefault(row["log"], []).append(row)
    return rows


def best_of(rows):
    """The row that counts among rows of one folder: with an end, the latest end, the most events."""
    return min(rows, key=lambda row: (-row["ended"], -row["events"], row["log"]))


def settle_duplicates(rows, run):
    """Marks all but the best log of each folder as duplicates. `run` writes the best again if another may have replaced it."""
    by_folder = {}
    for row in (row for own in rows.values() for row in own):
        by_folder.setdefault(row["folder"], []).append(row)
    by_folder.pop("", None)
    best = {folder: best_of(own) for folder, own in by_folder.items() if sum(row["outcome"] == SUMMARISED for row in own) > 1}
    run(sorted({row["log"] for row in best.values()}))
    for folder, kept in best.items():
        for row in by_folder[folder]:
            if row is not kept:
                row.update(outcome=DUPLICATE, reason=f"{kept['log']} is a log of the same application and attempt")


def arguments(argv):
    parser = argparse.ArgumentParser(prog="summarise_event_logs.py", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a log, or a folder with logs anywhere below it")
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder for the summaries")
    parser.add_argument("--allow-broken", action="store_true", help="summarise logs with broken lines, missing parts, or a cut-off last line")
    parser.add_argument("--max-unpacked", type=float, metavar="GB", help="the most that a file may unpack to, as in import-eventlog")
    return parser.parse_args(argv)


def work(context, request):
    """Runs the job and returns the exit code."""
    out = Storage(request.out)
    bundle = os.path.join(os.path.dirname(os.path.abspath(__file__)), "dist", READER)
    if os.path.isfile(bundle):
        context.addFile(bundle)
    most = None if request.max_unpacked is None else request.max_unpacked * 1e9
    options = {"allowBroken": request.allow_broken, "mostUnpacked": most}
    logs = logs_of(context, request.paths, out)
    by_address = {log["uri"]: log for log in logs}
    out.remove_leftovers()
    rows = finished(logs, out)
    earlier = len(rows)
    rows.update(run_tasks(context, [log for log in logs if log["uri"] not in rows], out, options))
    settle_duplicates(rows, lambda again: run_tasks(context, [by_address[log] for log in again], out, options))
    ordered = [row for log in logs for row in rows[log["uri"]]]
    counts = {outcome: sum(row["outcome"] == outcome for row in ordered) for outcome in OUTCOMES}
    out.put(STATUS, to_csv(ordered))
    for info in out.infos(ROWS):
        out.fs.delete_file(info.path)
    out.remove_leftovers()
    told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if count)
    print(f"{STATUS}: {told}; {earlier} logs were finished by an earlier run")
    return NOT_ALL if counts[REFUSED] + counts[UNREADABLE] or counts[SKIPPED] == len(ordered) else OK


def main(argv):
    request = arguments(argv)
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("summarise event logs").getOrCreate()
    try:
        return work(spark.sparkContext, request)
    except (InputError, OSError, ValueError) as error:
        print(f"{error}; nothing written", file=sys.stderr)
        return WRONG_USAGE
    finally:
        spark.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
