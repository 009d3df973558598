"""Packers for Spark's codecs as far as tests need them; those of Spark itself pack the logs of the tests that start Spark."""

import struct

import pyarrow
from support import ROOT  # noqa: F401 - puts the package on the path

from event_log_summary.xxh32 import xxh32


def _blocks(data, size):
    return [data[at : at + size] for at in range(0, len(data), size)]


def _lz4_head(method, packed, block, checksum):
    return b"LZ4Block" + struct.pack("<BIII", method, packed, block, checksum)


def lz4(data, size=300):
    codec, found = pyarrow.Codec("lz4_raw"), b""
    for block in _blocks(data, size):
        packed = codec.compress(block, asbytes=True)
        found += _lz4_head(0x26, len(packed), len(block), xxh32(block, 0x9747B28C) & 0xFFFFFFF) + packed
    return found + _lz4_head(0x16, 0, 0, 0)


def snappy(data, size=300):
    codec = pyarrow.Codec("snappy")
    blocks = [codec.compress(block, asbytes=True) for block in _blocks(data, size)]
    head = b"\x82SNAPPY\x00" + struct.pack(">II", 1, 1)
    return head + b"".join(struct.pack(">I", len(block)) + block for block in blocks)


def _lzf_block(data):
    """Literals of at most 32 bytes; a run of one byte as a copy of what stands one byte back."""
    found, at = b"", 0
    while at < len(data):
        run = 1
        while at + run < len(data) and data[at + run] == data[at] and run < 264:
            run += 1
        if run > 8:
            length = run - 1 - 2
            found += bytes([0, data[at]]) + bytes([7 << 5, length - 7, 0] if length >= 7 else [length << 5, 0])
        else:
            run = min(run, 32)
            found += bytes([run - 1]) + data[at : at + run]
        at += run
    return found


def lzf(data, size=300):
    """Every third chunk is stored as it is."""
    found = b""
    for rank, block in enumerate(_blocks(data, size)):
        if rank % 3 == 2:
            found += b"ZV\x00" + struct.pack(">H", len(block)) + block
        else:
            packed = _lzf_block(block)
            found += b"ZV\x01" + struct.pack(">HH", len(packed), len(block)) + packed
    return found
