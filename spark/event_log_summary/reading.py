"""One slice of a log to rows: what its tasks used, summed up, every other event that counts, and a report of what was read."""

from __future__ import annotations

import sys

from .codecs import HEAD_BYTES, PIECE_BYTES, Source, packing_of, unpacked
from .errors import CutOff, LogError, NoLog, TooLarge
from .events_of_slice import REPORT, SliceEvents, row
from .js import packed, utf8
from .lines import MAX_LINE_BYTES, LineSplitter, TooLong
from .status import CUT_OFF_LINE, shown
from .storage import Storage

# So many broken lines of a slice are named, the others counted.
NAMED_LINES = 20
SHOWN_BYTES = 200
# A file may unpack to so many times its size, and to so many bytes in any case: real logs pack to a fortieth.
MOST_TIMES = 500
ALWAYS_BYTES = 1_000_000_000
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
        """A line, or a TooLong in its place."""
        self.lines += 1
        if isinstance(line, TooLong):
            self._add(f"a line of more than {MAX_LINE_BYTES >> 20} MB; no event is so long")
        elif len(line) > 1 and not self.events.take(line, self.lines):
            self._add(f"no event of Spark that can be read: {shown(utf8(line[:SHOWN_BYTES]))}")

    def _add(self, words):
        self.broken_count += 1
        if len(self.broken) < NAMED_LINES:
            self.broken.append([self.lines, words])

    def cut_last(self):
        """A broken last line without line feed was cut off while it was written."""
        if self.broken and self.broken[-1][0] == self.lines and "MB; no event" not in self.broken[-1][1]:
            self.broken[-1][1] = CUT_OFF_LINE


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


def _refuse_bomb(unpacked_bytes, source, limit):
    """Raises TooLarge where a file has unpacked to more than the limit; to more than any log does where that is None."""
    most = limit or max(ALWAYS_BYTES, MOST_TIMES * source.bytes)
    if unpacked_bytes > most:
        raise TooLarge(
            f"unpacks to more than {most / 1e9:.1f} GB, from {source.bytes / 1e6:.1f} MB; no log packs so well."
            " If it is one, raise the limit with --max-unpacked GB"
        )


def _lines_of(one, source, file, packing, report, limit):
    """The lines of a slice; an empty list now and then, so that what they gave can be sent on."""
    splitter = LineSplitter()
    pieces = unpacked(source, packing) if one.is_packed else _plain_pieces(one, source, file)
    try:
        for piece in pieces:
            report["unpacked"] += len(piece)
            if one.is_packed:
                _refuse_bomb(report["unpacked"], source, limit)
            yield list(splitter.push(piece))
    except LogError as error:
        report["error"] = [error.outcome, str(error)]
    if not report["error"] or report["error"][0] == CutOff.outcome:
        report["isUnfinished"], line = splitter.finish()
        yield [] if line is None else [line]


def _read(one, storage, reading, report, limit):
    """Gives the rows of a slice; says in the report what is wrong. Raises OSError where the file cannot be read."""
    if one.size == 0:
        raise NoLog("the file is empty")
    with storage.open(one.name) as file:
        packing = packing_of(file.read(HEAD_BYTES))
        if packing == "other":
            raise NoLog("the file is no Spark event log")
        file.seek(0)
        source = Source(file, one.start, one.end)
        for lines in _lines_of(one, source, file, packing, report, limit):
            for line in lines:
                reading.take(line)
            yield from reading.events.rows()
        if report["isUnfinished"]:
            reading.cut_last()
        source.drain()
        report["bytes"], report["digest"] = source.bytes, source.digest()
    size, _ = storage.info(one.name)
    if one.end == one.size != size:
        report["error"] = report["error"] or [
            CutOff.outcome,
            f"the file changed while it was read, from {one.size} to {size} bytes: its application still writes it",
        ]


def rows_of(one, limit, gives_up):
    """The rows of a slice, its report last. Never raises but where the storage fails and `gives_up` is false."""
    sys.setrecursionlimit(max(_DEEPEST, sys.getrecursionlimit()))
    reading = _Reading(one)
    report = {"part": one.part, "unpacked": 0, "bytes": 0, "digest": "", "error": None, "isUnfinished": False}
    try:
        yield from _read(one, Storage(one.uri), reading, report, limit)
    except LogError as error:
        report["error"] = [error.outcome, str(error)]
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
