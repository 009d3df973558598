"""Pieces of bytes cut into lines."""

from __future__ import annotations

# Longer lines are no events: they are told and passed over, so that a file without line feeds does not fill the memory.
MAX_LINE_BYTES = 64 * 1024 * 1024


class TooLong:
    """Stands for a line that is too long, at the byte of the unpacked bytes at which it begins."""

    def __init__(self, start):
        self.start = start


class LineSplitter:
    """Cuts pieces into lines without their line feeds; keeps at most one unfinished line."""

    def __init__(self):
        self._rest = []
        self._rest_bytes = 0
        self._is_too_long = False
        # Bytes before the line that is being read.
        self._start = 0

    def push(self, piece):
        """The lines that a piece ends, and a TooLong as soon as a line is; an iterator."""
        first, feed, others = piece.partition(b"\n")
        if feed:
            if not self._is_too_long:
                yield b"".join([*self._rest, first]) if self._rest else first
            self._begin(self._start + self._rest_bytes + len(first) + 1)
            *whole, first = others.split(b"\n")
            yield from whole
            self._start += len(others) - len(first)
        yield from self._keep(first)

    def _begin(self, start):
        self._rest, self._rest_bytes, self._is_too_long, self._start = [], 0, False, start

    def _keep(self, part):
        if not part:
            return
        self._rest_bytes += len(part)
        if self._is_too_long:
            return
        self._rest.append(part)
        if self._rest_bytes > MAX_LINE_BYTES:
            self._rest, self._is_too_long = [], True
            yield TooLong(self._start)

    def finish(self):
        """Whether anything follows the last line feed, and the line that it is; None for one that is too long."""
        is_unfinished = self._rest_bytes > 0
        line = b"".join(self._rest) if is_unfinished and not self._is_too_long else None
        self._begin(0)
        return is_unfinished, line
