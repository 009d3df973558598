"""The unpacked bytes of a log file in pieces, whatever it is packed with; known by its first bytes, never by its name."""

from __future__ import annotations

import hashlib
import zlib

import pyarrow

from .blocks import LZ4_MAGIC, LZF_MAGIC, SNAPPY_MAGIC, ByteReader, lz4_blocks, lzf_blocks, snappy_blocks
from .errors import CutOff, LogError

PIECE_BYTES = 1 << 20
HEAD_BYTES = 8

_BLOCKS = {"lz4": lz4_blocks, "snappy": snappy_blocks, "lzf": lzf_blocks}
_MAGIC = (
    ("gzip", b"\x1f\x8b"),
    ("zstd", b"\x28\xb5\x2f\xfd"),
    ("lz4", LZ4_MAGIC),
    ("snappy", SNAPPY_MAGIC),
    ("lzf", LZF_MAGIC),
)


def packing_of(head):
    """plain, gzip, zstd, lz4, snappy or lzf by the first bytes of a file; other where it is none. An empty file is plain."""
    for packing, magic in _MAGIC:
        if head.startswith(magic):
            return packing
    is_skippable = len(head) >= 4 and int.from_bytes(head[:4], "little") >> 4 == 0x184D2A5
    if is_skippable:
        return "zstd"
    return "plain" if head[:1] == b"" or head[:1] in b" \t\n\v\f\r\xa0{" else "other"


class Source:
    """The packed bytes of a file from `start` to `end`, and their digest as they are read. `read` gives b"" at the end."""

    def __init__(self, file, start, end):
        self._file = file
        self._range = (start, end)
        self._left = end - start
        self._digest = hashlib.blake2b(digest_size=16)
        self.bytes = 0
        # The byte before the next, a line feed at the beginning of the file.
        self.last = b"\n"
        # What the file system said when reading failed: pyarrow gives its errors and those of a codec the same type.
        self.failure = None
        if start:
            file.seek(start - 1)
            self.last = file.read(1)

    def read(self, size):
        try:
            piece = self._file.read(min(size, self._left))
        except OSError as error:
            self.failure = error
            raise
        self._left -= len(piece)
        self.bytes += len(piece)
        self.last = piece[-1:] or self.last
        self._digest.update(piece)
        return piece

    def again(self):
        """The same bytes from their beginning; the source itself must have been drained."""
        start, end = self._range
        if start == 0:
            self._file.seek(0)
        return Source(self._file, start, end)

    def drain(self):
        """Reads to the end, so that the digest is that of all bytes."""
        while self.read(PIECE_BYTES):
            pass

    def digest(self):
        return self._digest.hexdigest()


class _AsFile:
    """A source as a file that pyarrow reads from."""

    closed = False

    def __init__(self, source):
        self._source = source

    def read(self, size):
        return self._source.read(size)

    def readable(self):
        return True

    def writable(self):
        return False

    def seekable(self):
        return False

    def close(self):
        self.closed = True


def _plain(source):
    while True:
        piece = source.read(PIECE_BYTES)
        if not piece:
            return
        yield piece


def _member(source, packed):
    """One member of a gzip file that begins with `packed`: its pieces, then what follows it."""
    member = zlib.decompressobj(wbits=31)
    while not member.eof:
        if not packed:
            packed = source.read(PIECE_BYTES)
            if not packed:
                raise CutOff()
        try:
            yield member.decompress(packed, PIECE_BYTES)
        except zlib.error:
            raise LogError("the file cannot be read: the gzip data is broken") from None
        packed = member.unconsumed_tail
    return member.unused_data


def _gzip(source):
    """gzip of any number of members, which may end in zeros."""
    packed = source.read(PIECE_BYTES)
    while packed and packed[0] != 0:
        packed = yield from _member(source, packed)
        packed = packed or source.read(PIECE_BYTES)


def _zstd(source):
    """A file of zstd frames as a stream."""
    return pyarrow.CompressedInputStream(pyarrow.PythonFile(_AsFile(source), mode="r"), "zstd")


def _read_zstd(source):
    """zstd of any number of frames; where the data is broken or ends early, after all that stands before."""
    given = 0
    with _zstd(source) as stream:
        try:
            piece = stream.read(PIECE_BYTES)
            while piece:
                given += len(piece)
                yield piece
                piece = stream.read(PIECE_BYTES)
            return
        except OSError as error:
            if source.failure:
                raise source.failure from None
            is_cut = "Truncated compressed stream" in str(error)
    source.drain()
    yield _before_fault(source.again(), given)
    raise CutOff() if is_cut else LogError("the file cannot be read: the zstd data is broken")


def _before_fault(source, given):
    """What a stream gives after so many bytes until it fails: pyarrow throws away what it has of a piece, so it is asked byte by byte."""
    found = bytearray()
    with _zstd(source) as stream:
        try:
            while given > 0:
                given -= len(stream.read(min(given, PIECE_BYTES)))
            while True:
                found += stream.read(1)
        except OSError:
            return bytes(found)


def unpacked(source, packing):
    """The unpacked bytes of a source in pieces. Raises LogError after all that could be unpacked."""
    if packing in _BLOCKS:
        return _BLOCKS[packing](ByteReader(source.read))
    return {"gzip": _gzip, "zstd": _read_zstd, "plain": _plain}[packing](source)
