"""The checksum of LZ4Block, which pyarrow does not offer. Source: xxHash fast digest algorithm, XXH32."""

import struct

_P1, _P2, _P3, _P4, _P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393
_MASK = 0xFFFFFFFF


def _rotated(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & _MASK


def _stripes(data, seed, count):
    a, b, c, d = (seed + _P1 + _P2) & _MASK, (seed + _P2) & _MASK, seed, (seed - _P1) & _MASK
    for one, two, three, four in struct.iter_unpack("<IIII", data[: 16 * count]):
        a = (a + one * _P2) & _MASK
        a = ((a << 13 | a >> 19) * _P1) & _MASK
        b = (b + two * _P2) & _MASK
        b = ((b << 13 | b >> 19) * _P1) & _MASK
        c = (c + three * _P2) & _MASK
        c = ((c << 13 | c >> 19) * _P1) & _MASK
        d = (d + four * _P2) & _MASK
        d = ((d << 13 | d >> 19) * _P1) & _MASK
    return _rotated(a, 1) + _rotated(b, 7) + _rotated(c, 12) + _rotated(d, 18)


def xxh32(data, seed):
    """The 32-bit xxHash of some bytes, unsigned."""
    count = len(data) // 16
    total = (_stripes(data, seed, count) if count else seed + _P5) + len(data) & _MASK
    at = 16 * count
    while at + 4 <= len(data):
        word = int.from_bytes(data[at : at + 4], "little")
        total = (_rotated((total + word * _P3) & _MASK, 17) * _P4) & _MASK
        at += 4
    for byte in data[at:]:
        total = (_rotated((total + byte * _P5) & _MASK, 11) * _P1) & _MASK
    total = ((total ^ total >> 15) * _P2) & _MASK
    total = ((total ^ total >> 13) * _P3) & _MASK
    return total ^ total >> 16
