"""Files grouped into logs by their names alone: application, attempt, and parts in the order in which they were written.

The rules are those of scripts/lib/eventlog/parts.ts and paths.ts.
"""

from __future__ import annotations

import posixpath
import re
from collections import defaultdict, namedtuple

_PART = re.compile(r"events_(\d+)_")
_COMPACT = ".compact"
_DATABRICKS = re.compile(r"eventlog-\d{4}-\d{2}-\d{2}--\d{2}-\d{2}(\.\w+)?$")
_DATABRICKS_LAST = re.compile(r"eventlog(\.\w+)?$")
_MARKER = re.compile(r"appstatus_")
_ENDING = re.compile(r"(\.inprogress)?(\.(zstd|lz4|snappy|lzf|gz))?(\.inprogress)?$")
_NAME = re.compile(r"(application_\d+_\d+|app-\d+-\d+|[^_]+)(?:_(\d+))?$")

# One file of a log: its path below the input, bytes, and when it was changed (ms).
Part = namedtuple("Part", "name size changed")
# A log: `uri` is the input that it lies in, `name` its path there; `missing` says what its folder lacks.
Log = namedtuple("Log", "uri name application attempt parts missing")


def named(name):
    """(application, attempt) as the name of a file or folder tells them; the attempt is "" for most."""
    bare = _ENDING.sub("", posixpath.basename(name))
    bare = bare[len("eventlog_v2_") :] if bare.startswith("eventlog_v2_") else bare
    found = _NAME.fullmatch(bare)
    return (found[1], found[2] or "") if found else (bare, "")


def _number(name):
    return int(_PART.match(name)[1])


def _gap(before, after):
    first, last = before + 1, after - 1
    if first == last:
        return f"part events_{first}_… is missing"
    return f"parts events_{first}_… to events_{last}_… are missing"


def rolled(names):
    """(parts in order, what is missing) of a rolled log; a compacted part stands for itself and all before it."""
    every = sorted((name for name in names if _PART.match(name)), key=lambda name: (_number(name), name))
    start = max((_number(name) for name in every if name.endswith(_COMPACT)), default=0)
    parts = [name for name in every if _number(name) > start or (name.endswith(_COMPACT) and _number(name) == start)]
    numbers = [max(0, start - 1), *(_number(name) for name in parts)]
    missing = [_gap(before, after) for before, after in zip(numbers, numbers[1:]) if after > before + 1]
    return parts, missing


def databricks(names):
    """The parts of a Databricks cluster's log: those with a time in its order, then `eventlog`, the last."""
    dated = sorted(name for name in names if _DATABRICKS.match(name))
    return dated + sorted(name for name in names if _DATABRICKS_LAST.match(name))


def _is_hidden(path):
    return any(step.startswith((".", "_")) for step in path.split("/"))


def _folder_logs(uri, folder, files):
    names = list(files)
    parts, missing = rolled(names)
    if not parts:
        parts = databricks(names)
    if parts:
        own = [files[name] for name in parts]
        yield Log(uri, folder, *named(folder), own, missing)
    rest = [name for name in names if not (parts and (_PART.match(name) or name in parts)) and not _MARKER.match(name)]
    for name in rest:
        path = posixpath.join(folder, name) if folder else name
        yield Log(uri, path, *named(path), [files[name]], [])


def group(uri, files):
    """The logs among the files of one input, given as (path, size, time of change), in the order of their names."""
    folders = defaultdict(dict)
    for path, size, changed in files:
        if not _is_hidden(path):
            folder, name = posixpath.split(path)
            folders[folder][name] = Part(path, size, changed)
    return [log for folder in sorted(folders) for log in _folder_logs(uri, folder, folders[folder])]
