"""Logs cut into slices, which are read side by side, and slices put together to tasks of about the same size."""

from __future__ import annotations

import heapq
from collections import namedtuple

from .codecs import HEAD_BYTES, packing_of
from .storage import Storage

# A plain file is read in pieces of this many bytes; a packed one can be read only whole. Digests are of such pieces, too.
SLICE_BYTES = 128 * 1024 * 1024
# Opening a file costs about as much as reading so many bytes.
OPENING_BYTES = 1024 * 1024
# About how many bytes of a log a packed byte holds, so that tasks take about the same time.
_UNPACKED_SHARE = 10

# A run of bytes of one part of a log: `log` is its number, `place` the slice's rank in it, `part` that of the file of `size` bytes.
Slice = namedtuple("Slice", "log place part uri name start end size is_packed")


def _is_plain(storage, part):
    """Whether a large file can be cut; its first bytes are looked at, for names may lie."""
    try:
        with storage.open(part.name) as file:
            return packing_of(file.read(HEAD_BYTES)) == "plain"
    except OSError:
        return False


def slices_of(number, log, slice_bytes=SLICE_BYTES):
    """The slices of a log in the order of its lines."""
    found = []
    for index, part in enumerate(log.parts):
        is_cut = part.size > slice_bytes and _is_plain(Storage(log.uri), part)
        starts = range(0, part.size, slice_bytes) if is_cut else [0]
        for start in starts:
            end = min(part.size, start + slice_bytes) if is_cut else part.size
            found.append(Slice(number, len(found), index, log.uri, part.name, start, end, part.size, not is_cut))
    return found


def weight(one):
    """What reading a slice costs, in bytes; a small packed file may be a plain one just as well."""
    share = _UNPACKED_SHARE if one.is_packed and one.end > OPENING_BYTES else 1
    return OPENING_BYTES + (one.end - one.start) * share


def bins(slices, most, bytes_of_bin=SLICE_BYTES):
    """Slices put into at least one list of about equal weight, each slice in one; the heaviest first, none larger than need be."""
    total = sum(weight(one) for one in slices)
    count = max(1, min(len(slices), max(most, -(-total // bytes_of_bin))))
    heap = [(0, index) for index in range(count)]
    found = [[] for _ in range(count)]
    for one in sorted(slices, key=lambda one: (-weight(one), one.log, one.place)):
        load, index = heapq.heappop(heap)
        found[index].append(one)
        heapq.heappush(heap, (load + weight(one), index))
    return found
