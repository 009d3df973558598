"""What the tests of the Spark job share: its package, folders of files as values, and the Node importer to compare with."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "spark"))
SCRIPT = os.path.join(ROOT, "spark", "summarise_event_logs.py")
# Real logs, which are no part of this repository; where they are, they are cases too.
SHARED = os.environ.get("SHARED_FOLDER", os.path.join(ROOT, "..", "shared"))
REAL_LOGS = os.path.join(SHARED, "eventlogs")
OWN_LOGS = os.path.join(SHARED, "figures", "local-celeborn-run", "event-logs")

from event_log_summary.assembling import AssembledLog  # noqa: E402
from event_log_summary.files import summary_files, summary_folder  # noqa: E402
from event_log_summary.plan import logs_of  # noqa: E402
from event_log_summary.reading import rows_of  # noqa: E402
from event_log_summary.slices import slices_of  # noqa: E402
from event_log_summary.status import Findings  # noqa: E402
from event_log_summary.storage import Storage  # noqa: E402

UNLIMITED = 1 << 50


def files_below(folder):
    """Path to content of every file below a folder; empty where it is not there."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def summaries_below(folder):
    """The files of summaries: those in folders whose names do not begin with an underscore."""
    return {path: content for path, content in files_below(folder).items() if "/" in path and not path.startswith("_")}


def put(folder, files):
    """Writes files, name to bytes."""
    for name, content in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)


class Scratch:
    """A folder that is gone after `with`."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="spark-job-")
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path)


def logs_below(folder):
    return logs_of([folder], Storage(os.path.join(folder, "_no_output")))


def by_node(logs, allow_broken=False):
    """The files that the Node importer makes of each log, by the log's name; none of a log that it refuses."""
    with Scratch() as scratch:
        wanted = [
            {"path": os.path.join(log.uri, log.name), "out": os.path.join(scratch, str(rank)), "allowBroken": allow_broken}
            for rank, log in enumerate(logs)
        ]
        put(scratch, {"list.json": json.dumps(wanted).encode()})
        script = os.path.join(ROOT, "tests", "spark", "nodeSummaries.ts")
        subprocess.run(["node", "--require", "tsx/cjs", script, os.path.join(scratch, "list.json")], check=True, cwd=ROOT)
        return {log.name: files_below(one["out"]) for log, one in zip(logs, wanted)}


def in_python(log, slice_bytes=UNLIMITED, allow_broken=False, limit=None):
    """(files, findings) that the modules of the job make of a log, without Spark; the files are none where it is refused."""
    rows = [row for one in slices_of(0, log, slice_bytes) for row in rows_of(one, limit, True)]
    assembled = AssembledLog(sorted(rows, key=lambda row: row[:7]))
    findings = Findings([part.name for part in log.parts], log.missing, assembled.reports)
    if findings.outcome is not None and not (allow_broken and findings.is_bearable):
        return {}, findings
    files = {}
    for one in assembled.applications:
        folder = summary_folder(one.application)
        files.update({f"{folder}/{name}": b"".join(pieces) for name, pieces in summary_files(one).items()})
    return files, findings
