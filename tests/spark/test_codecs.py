"""Codecs: what was packed is unpacked, and what is broken or cut off is told so."""

import gzip
import io
import os
import random
import unittest

import packing
import pyarrow
from support import REAL_LOGS

from event_log_summary.codecs import Source, packing_of, unpacked
from event_log_summary.errors import Broken, CutOff, LogError
from event_log_summary.xxh32 import xxh32

TEXT = b'{"Event":"SparkListenerTaskEnd","Stage ID":1}\n' * 30 + b"a" * 500 + "é\n".encode() * 40


def zstd(data):
    return pyarrow.Codec("zstd").compress(data, asbytes=True)


PACKERS = {"gzip": gzip.compress, "zstd": zstd, "lz4": packing.lz4, "snappy": packing.snappy, "lzf": packing.lzf}


class Trickle(io.BytesIO):
    """A file that gives few bytes at a time, as networks do."""

    def read(self, size=-1):
        return super().read(min(size, 7) if size > 0 else size)


def unpack(data, file=io.BytesIO):
    return b"".join(unpacked(Source(file(data), 0, len(data)), packing_of(data[:8])))


class Codecs(unittest.TestCase):
    def test_what_was_packed_is_unpacked_also_where_two_streams_follow_each_other_and_bytes_trickle(self):
        for name, pack in PACKERS.items():
            with self.subTest(name):
                packed = pack(TEXT)
                self.assertEqual(packing_of(packed[:8]), name)
                self.assertEqual(unpack(packed), TEXT)
                self.assertEqual(unpack(packed + packed), TEXT + TEXT)
                self.assertEqual(unpack(packed, Trickle), TEXT)

    def test_a_file_that_ends_early_is_cut_off_or_ends_between_blocks_and_what_came_before_is_there(self):
        for name, pack in PACKERS.items():
            packed = pack(TEXT)
            cuts = 0
            for end in range(8, len(packed) - 1, 3):
                pieces = []
                source = Source(io.BytesIO(packed[:end]), 0, end)
                try:
                    pieces.extend(unpacked(source, name))
                except CutOff:
                    cuts += 1
                self.assertTrue(TEXT.startswith(b"".join(pieces)), f"{name} at {end}")
            self.assertGreater(cuts, 0, name)

    def test_bytes_of_which_one_was_changed_end_with_a_text_or_with_an_error_that_costs_the_log_alone(self):
        draw = random.Random(1)
        for name, pack in PACKERS.items():
            packed = pack(TEXT)
            for _ in range(200):
                changed = bytearray(packed)
                changed[draw.randrange(8, len(packed))] = draw.randrange(256)
                try:
                    b"".join(unpacked(Source(io.BytesIO(bytes(changed)), 0, len(changed)), name))
                except LogError:
                    pass

    def test_a_block_of_lz4_whose_content_was_changed_is_refused_by_its_checksum_with_the_byte_where_it_begins(self):
        packed = bytearray(packing.lz4(b"abcdefgh"))
        packed[21 + 3] = ord("z")
        with self.assertRaisesRegex(Broken, "the lz4 data is broken at byte 0: the checksum of the block is another"):
            unpack(bytes(packed))

    def test_no_block_may_claim_to_unpack_to_more_than_its_codec_ever_writes(self):
        huge = bytearray(packing.lz4(b"abcdefgh"))
        huge[13:17] = b"\xf0\xff\xff\xff"
        with self.assertRaisesRegex(Broken, "no head of a block"):
            unpack(bytes(huge))
        with self.assertRaisesRegex(Broken, "no length of a block"):
            unpack(packing.snappy(b"")[:16] + b"\x7f\xff\xff\xff")

    def test_the_checksum_is_that_of_the_specification(self):
        self.assertEqual(xxh32(b"", 0), 0x02CC5D05)
        self.assertEqual(xxh32(b"Nobody inspects the spammish repetition", 0), 0xE2293B2F)

    def test_plain_text_and_what_is_neither_text_nor_packed_are_told_apart(self):
        heads = [b"", b'{"Event"', b"\n{", b"PK\x03\x04", b"\x50\x2a\x4d\x18\x03", b"# title"]
        self.assertEqual([packing_of(head) for head in heads], ["plain", "plain", "plain", "other", "zstd", "other"])

    @unittest.skipUnless(os.path.isdir(REAL_LOGS), "no ../shared/eventlogs here")
    def test_one_log_in_all_codecs_of_spark_unpacks_to_the_same_bytes(self):
        folder = os.path.join(REAL_LOGS, "spark-4.0.1-codecs")
        contents = []
        for name in sorted(os.listdir(folder)):
            if name.startswith("local-"):
                with open(os.path.join(folder, name), "rb") as file:
                    contents.append(unpack(file.read()))
        self.assertEqual(len(contents), 4)
        self.assertEqual(len(set(contents)), 1)
        self.assertGreater(len(contents[0]), 200_000)


if __name__ == "__main__":
    unittest.main()
