"""What a run has to do: which logs there are, which were finished by an earlier run, and which must be looked at again."""

from __future__ import annotations

import json
import posixpath
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor

from .files import WHOLE
from .logs import group
from .outcomes import FINISHED, is_done, record_name, remembered, stat_of
from .storage import Storage

# So many small files are looked at side by side.
_THREADS = 32

# All logs by number; `earlier` are the outcomes of those that are finished, `doubtful` the records of those that look changed
# but are as long as they were, `new` the numbers of all others. `stale` are the names of records that are no longer true.
Plan = namedtuple("Plan", "logs earlier doubtful new stale")


class InputError(Exception):
    """What is wrong with the addresses that were given; nothing was written."""


def _files_of(uri, out):
    """The files below an input, without those of the output where that lies in it."""
    storage = Storage(uri)
    if storage.kind() == "file":
        parent, name = posixpath.split(uri.rstrip("/"))
        return parent or ".", [(name, *storage.info())]
    if storage.kind() is None:
        raise InputError(f"{uri}: no such file or folder")
    own = f"{posixpath.relpath(out.root, storage.root)}/"
    return uri, [file for file in storage.files() if not file[0].startswith(own)]


def logs_of(uris, out):
    """The logs below all inputs, in their order; one that several name is there once. Raises InputError."""
    found = {}
    for uri in uris:
        try:
            base, files = _files_of(uri, out)
        except OSError as error:
            raise InputError(f"{uri}: {error}") from None
        for log in group(base, files):
            found.setdefault(Storage(log.uri).path(log.name), log)
    if not found:
        raise InputError(f"{', '.join(uris)}: no event log in it; name files of logs or folders that hold some")
    return list(found.values())


def _whole_folders(out, folders):
    """Those of the folders that hold a whole summary."""
    with ThreadPoolExecutor(_THREADS) as pool:
        kinds = pool.map(lambda folder: out.kind(f"{folder}/{WHOLE}"), folders)
        return {folder for folder, kind in zip(folders, kinds) if kind}


def _read_records(out, names):
    """The records by name; one that cannot be read is left out."""

    def read(name):
        try:
            return json.loads(out.read_text(f"{FINISHED}/{name}"))
        except (OSError, ValueError):
            return None

    with ThreadPoolExecutor(_THREADS) as pool:
        return {name: record for name, record in zip(names, pool.map(read, names)) if record}


def _is_as_long(log, record):
    """Whether a log has the parts of its record, by name and size."""
    return [part[:2] for part in log.parts] == [tuple(part[:2]) for part in record["parts"]]


def plan(logs, out, allow_broken):
    """The Plan for logs, by the records below the output."""
    names = [name for name, _, _ in out.files(FINISHED)]
    by_log = {}
    for name in names:
        by_log.setdefault(name.partition("-")[0], []).append(name)
    own = {number: by_log.get(record_name(log, allow_broken), []) for number, log in enumerate(logs)}
    records = _read_records(out, [name for found in own.values() for name in found])
    folders = {outcome[0] for record in records.values() for outcome in record["outcomes"]}
    whole = _whole_folders(out, sorted(folders))
    made = Plan(logs, {}, {}, [], [])
    for number, log in enumerate(logs):
        _place(number, log, [(name, records[name]) for name in own[number] if name in records], whole, made)
        current = f"-{stat_of(log)}.json"
        made.stale.extend(name for name in own[number] if not name.endswith(current))
    return made


def _place(number, log, records, whole, made):
    """Puts the number of a log into one of the lists of a plan."""
    for name, record in records:
        outcomes = remembered(record, number)
        if not is_done(outcomes) or not all(outcome.folder in whole for outcome in outcomes):
            continue
        if name.endswith(f"-{stat_of(log)}.json"):
            made.earlier[number] = outcomes
            return
        if _is_as_long(log, record):
            made.doubtful[number] = record
            return
    made.new.append(number)
