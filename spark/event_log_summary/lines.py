"""Pieces of bytes cut into lines."""

from __future__ import annotations

# Longer lines are cut here, so that a file without line feeds does not fill the memory.
MAX_LINE_BYTES = 64 * 1024 * 1024


class LineSplitter:
    """Cuts pieces into lines without their line feeds; keeps at most one unfinished line."""

    def __init__(self):
        self._rest = []
        self._rest_bytes = 0

    def push(self, piece):
        """The lines that a piece ends, as an iterator."""
        start = 0
        end = piece.find(b"\n")
        if end == -1:
            yield from self._keep(piece)
            return
        if self._rest:
            self._rest.append(piece[:end])
            yield self._take()
            start = end + 1
        *whole, rest = piece[start:].split(b"\n") if start else piece.split(b"\n")
        yield from whole
        yield from self._keep(rest)

    def _keep(self, part):
        if not part:
            return
        self._rest.append(part)
        self._rest_bytes += len(part)
        if self._rest_bytes > MAX_LINE_BYTES:
            yield self._take()

    def _take(self):
        line = b"".join(self._rest)
        self._rest = []
        self._rest_bytes = 0
        return line

    def finish(self):
        """What follows the last line feed; None where nothing does."""
        return self._take() if self._rest else None
