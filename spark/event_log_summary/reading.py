"""One slice of a log to rows: what its tasks used, summed up, every other event that counts, and a report of what was read."""

from __future__ import annotations

import sys

from .codecs import HEAD_BYTES, PIECE_BYTES, Source, packing_of, unpacked
from .errors import LogError, NoLog, TooLarge
from .events_of_slice import REPORT, SliceEvents, row
from .js import packed, utf8
from .lines import LineSplitter
from .storage import Storage

# So many broken lines of a slice are named, the others counted.
NAMED_LINES = 20
SHOWN_BYTES = 200
# Plans are trees, and JSON in Python is read by a function that calls itself.
_DEEPEST = 10_000


class _Reading:
    """Gives the lines of a slice to its events and counts."""

    def __init__(self, one):
        self.events = SliceEvents(one.log, one.place)
        self.lines = 0
        self.broken = []
        self.broken_count = 0

    def take(self, line):
        self.lines += 1
        if len(line) <= 1 or self.events.take(line, self.lines):
            return
        self.broken_count += 1
        if len(self.broken) < NAMED_LINES:
            self.broken.append([self.lines, utf8(line[:SHOWN_BYTES])])


def _skip_begun_line(source):
    """Reads away the rest of a line that began in the slice before: what follows it, None where it goes on to the end."""
    piece = source.read(PIECE_BYTES)
    while piece:
        end = piece.find(b"\n")
        if end != -1:
            return piece[end + 1 :]
        piece = source.read(PIECE_BYTES)
    return None


def _plain_pieces(one, source, file):
    """The bytes of all lines that begin in a slice of a plain file: its last may end after it."""
    if source.last != b"\n":
        rest = _skip_begun_line(source)
        if rest is None:
            return
        yield rest
    yield from unpacked(source, "plain")
    left = one.size - one.end
    while left > 0 and source.last != b"\n":
        piece = file.read(min(PIECE_BYTES, left))
        end = piece.find(b"\n")
        yield piece if end == -1 else piece[: end + 1]
        if end != -1 or not piece:
            return
        left -= len(piece)


def _read(one, storage, reading, report, limit):
    """Gives the rows of a slice; says in the report what is wrong. Raises OSError where the file cannot be read."""
    splitter = LineSplitter()
    with storage.open(one.name) as file:
        packing = packing_of(file.read(HEAD_BYTES))
        file.seek(0)
        source = Source(file, one.start, one.end)
        try:
            if packing == "other":
                raise NoLog("the file is no Spark event log")
            pieces = unpacked(source, packing) if one.is_packed else _plain_pieces(one, source, file)
            for piece in pieces:
                report["unpacked"] += len(piece)
                for line in splitter.push(piece):
                    reading.take(line)
                yield from reading.events.rows()
                if report["unpacked"] > limit:
                    raise TooLarge(f"the file unpacks to more than {limit} bytes")
        except LogError as error:
            report["error"] = [error.outcome, str(error)]
        rest = splitter.finish()
        if rest is not None:
            reading.take(rest)
            report["isUnfinished"] = True
        source.drain()
        report["bytes"], report["digest"] = source.bytes, source.digest()


def rows_of(one, limit, gives_up):
    """The rows of a slice, its report last. Never raises but where the storage fails and `gives_up` is false."""
    sys.setrecursionlimit(max(_DEEPEST, sys.getrecursionlimit()))
    reading = _Reading(one)
    report = {"part": one.part, "unpacked": 0, "bytes": 0, "digest": "", "error": None, "isUnfinished": False}
    try:
        yield from _read(one, Storage(one.uri), reading, report, limit)
    except (FileNotFoundError, PermissionError) as error:
        report["error"] = ["unreadable", f"the file cannot be read: {error.strerror or error}"]
    except OSError as error:
        if not gives_up:
            raise
        report["error"] = ["unreadable", f"the file cannot be read: {error}"]
    yield from reading.events.finish()
    report.update(
        lines=reading.lines, broken=reading.broken, brokenCount=reading.broken_count, events=reading.events.events
    )
    yield row(one.log, REPORT, (one.place, 0, 0, 0, 0), payload=packed(report))


def digest_of_slice(one):
    """The digest of the bytes of a slice, without unpacking them. Raises OSError."""
    with Storage(one.uri).open(one.name) as file:
        source = Source(file, one.start, one.end)
        source.drain()
        return source.digest()
