"""Blocks of Spark's codecs that pyarrow does not know as streams: lz4 (LZ4Block), snappy (xerial) and lzf.

Each function takes a `ByteReader` and yields unpacked bytes, one block at a time, so memory does not depend on the size of the file.
The limits and the words of faults are those of src/importers/eventLog/codecs.
"""

from __future__ import annotations

import struct

import pyarrow

from .errors import Broken, CutOff
from .xxh32 import xxh32

LZ4_MAGIC = b"LZ4Block"
SNAPPY_MAGIC = b"\x82SNAPPY\x00"
LZF_MAGIC = b"ZV"

LZ4_HEAD = struct.Struct("<8sBIII")
LZ4_STORED, LZ4_PACKED = 0x10, 0x20
LZ4_MOST_BYTES = 1 << 25
LZ4_SEED = 0x9747B28C
LZ4_SUM_BITS = 0x0FFFFFFF

SNAPPY_HEAD_BYTES = 16
SNAPPY_MOST_BYTES = 1 << 29


class ByteReader:
    """Reads runs of a wanted length from `read(size)`, which may give fewer bytes than asked and gives none at the end."""

    def __init__(self, read):
        self._read = read
        self.offset = 0

    def take(self, length):
        """The next `length` bytes; None where the stream ends before the first of them. Raises CutOff where it ends within."""
        bytes_ = self._read(length)
        while 0 < len(bytes_) < length:
            more = self._read(length - len(bytes_))
            if not more:
                raise CutOff()
            bytes_ += more
        if not bytes_ and length:
            return None
        self.offset += length
        return bytes_

    def must(self, length):
        """The next `length` bytes. Raises CutOff where the stream ends before them."""
        bytes_ = self.take(length)
        if bytes_ is None:
            raise CutOff()
        return bytes_


def _lz4_head(head, offset):
    magic, token, packed_bytes, size, checksum = LZ4_HEAD.unpack(head)
    method = token & 0xF0
    known = packed_bytes == size if method == LZ4_STORED else method == LZ4_PACKED
    if magic != LZ4_MAGIC or not known or max(packed_bytes, size) > LZ4_MOST_BYTES:
        raise Broken("lz4", offset, "no head of a block")
    return method, packed_bytes, size, checksum


def lz4_blocks(reader):
    """What lz4-java's LZ4BlockOutputStream packed, Spark's codec "lz4"; an empty block ends a stream, and another may follow."""
    codec = pyarrow.Codec("lz4_raw")
    while True:
        offset = reader.offset
        head = reader.take(LZ4_HEAD.size)
        if head is None:
            return
        method, packed_bytes, size, checksum = _lz4_head(head, offset)
        if size == 0:
            continue
        packed = reader.must(packed_bytes)
        block = packed if method == LZ4_STORED else _unpacked(codec, packed, size)
        if block is None:
            raise Broken("lz4", offset, "the block does not unpack to its length")
        if xxh32(block, LZ4_SEED) & LZ4_SUM_BITS != checksum:
            raise Broken("lz4", offset, "the checksum of the block is another")
        yield block


def _unpacked(codec, packed, size):
    """The block; None where it is none of that size."""
    try:
        block = codec.decompress(packed, decompressed_size=size, asbytes=True)
    except (OSError, ValueError):
        return None
    return block if len(block) == size else None


def _snappy_size(block):
    """The unpacked length that a raw Snappy block begins with; None where it has none."""
    size = 0
    for index, byte in enumerate(block[:5]):
        size |= (byte & 0x7F) << (7 * index)
        if byte < 0x80:
            return size
    return None


def snappy_blocks(reader):
    """What snappy-java's SnappyOutputStream packed, Spark's codec "snappy": a head, then blocks; another head may follow."""
    codec = pyarrow.Codec("snappy")
    while True:
        offset = reader.offset
        start = reader.take(4)
        if start is None:
            return
        if start == SNAPPY_MAGIC[:4]:
            reader.must(SNAPPY_HEAD_BYTES - 4)
            continue
        length = int.from_bytes(start, "big")
        if length > SNAPPY_MOST_BYTES:
            raise Broken("snappy", offset, "no length of a block")
        packed = reader.must(length)
        size = _snappy_size(packed)
        known = size is not None and size <= SNAPPY_MOST_BYTES
        block = _unpacked(codec, packed, size) if known else None
        if block is None:
            raise Broken("snappy", offset, "the block does not unpack to its length")
        yield block


def lzf_block(packed, size):
    """The bytes of one LZF block; None where it is none of that size. Source: LibLZF by Marc Lehmann, lzf_d.c.

    A control byte below 32 heads literals, another a copy of at least three bytes that may overlap what it writes.
    """
    out = bytearray()
    at, end = 0, len(packed)
    try:
        while at < end:
            control = packed[at]
            at += 1
            if control < 32:
                if at + control >= end:
                    return None
                out += packed[at : at + control + 1]
                at += control + 1
                continue
            length = control >> 5
            if length == 7:
                length += packed[at]
                at += 1
            length += 2
            start = len(out) - ((control & 0x1F) << 8) - packed[at] - 1
            at += 1
            if start < 0:
                return None
            run = out[start : start + length]
            out += run if len(run) == length else (run * (length // len(run) + 1))[:length]
    except IndexError:
        return None
    return bytes(out) if len(out) == size else None


def lzf_blocks(reader):
    """What compress-lzf's LZFOutputStream packed, Spark's codec "lzf": chunks of at most 64 KB that begin with "ZV"."""
    while True:
        offset = reader.offset
        head = reader.take(5)
        if head is None:
            return
        if head[:2] != LZF_MAGIC or head[2] > 1:
            raise Broken("lzf", offset, "no head of a chunk")
        length = int.from_bytes(head[3:], "big")
        if head[2] == 0:
            yield reader.must(length)
            continue
        size = int.from_bytes(reader.must(2), "big")
        block = lzf_block(reader.must(length), size)
        if block is None:
            raise Broken("lzf", offset, "the chunk does not unpack to its length")
        yield block
