"""What is found wrong with a log, and what is counted all the same."""

import gzip
import io
import os
import tracemalloc
import unittest

import generated
from support import Scratch, in_python, logs_below, put

from event_log_summary.codecs import Source
from event_log_summary.errors import TooLarge
from event_log_summary.lines import MAX_LINE_BYTES, LineSplitter
from event_log_summary.reading import _refuse_bomb

LOG = generated.text("app-1-1", tasks=30)
LINES = LOG.splitlines(keepends=True)


class Reading(unittest.TestCase):
    def findings(self, content, **options):
        """The findings of a log that is the only file of a folder, and whether files are made of it."""
        with Scratch() as folder:
            put(folder, {"app-1-1": content})
            [log] = logs_below(folder)
            files, findings = in_python(log, **options)
            return findings, bool(files)

    def test_a_sound_log_has_lines_bytes_and_nothing_to_say(self):
        found, has_files = self.findings(LOG)
        self.assertEqual((found.lines, found.bytes, found.bad_lines), (len(LINES), len(LOG), 0))
        self.assertEqual((found.outcome, found.reason, has_files), (None, "", True))

    def test_a_broken_line_is_named_by_its_number_also_where_the_file_was_read_in_slices(self):
        broken = b"".join([*LINES[:20], b'{"Event":"SparkListenerTaskEnd",\n', *LINES[20:]])
        for size in (1 << 40, 999):
            found, has_files = self.findings(broken, slice_bytes=size)
            words = "app-1-1:21: no event of Spark that can be read: “{\"Event\":\"SparkListenerTaskEnd\",”"
            self.assertEqual((found.outcome, found.bad_lines, found.reason, has_files), ("broken", 1, words, False))
            self.assertTrue(self.findings(broken, slice_bytes=size, allow_broken=True)[1])

    def test_a_log_whose_last_line_is_half_written_is_cut_off(self):
        found, _ = self.findings(LOG[:-20])
        self.assertEqual((found.outcome, found.reason), ("cut off", f"app-1-1:{len(LINES)}: the last line is cut off"))

    def test_a_packed_log_that_ends_within_is_cut_off(self):
        found, has_files = self.findings(gzip.compress(LOG)[:-300], allow_broken=True)
        self.assertEqual(found.outcome, "cut off")
        self.assertIn("app-1-1: the file ends too early", found.reason)
        self.assertTrue(has_files)

    def test_a_file_that_unpacks_to_more_than_the_limit_is_too_large_and_is_not_read_to_its_end(self):
        bomb = gzip.compress(b" " * 50_000_000)
        self.assertLess(len(bomb), 100_000)
        found, has_files = self.findings(bomb, limit=10_000_000, allow_broken=True)
        self.assertEqual((found.outcome, has_files), ("too large", False))
        self.assertIn("unpacks to more than 0.0 GB, from 0.0 MB; no log packs so well", found.reason)

    def test_without_a_limit_a_file_may_unpack_to_500_times_its_size_and_a_gigabyte_in_any_case(self):
        source = Source(io.BytesIO(b"x" * 3_000_000), 0, 3_000_000)
        _refuse_bomb(1_000_000_000, source, None)
        with self.assertRaises(TooLarge):
            _refuse_bomb(1_000_000_001, source, None)
        source.drain()
        _refuse_bomb(1_500_000_000, source, None)
        with self.assertRaisesRegex(TooLarge, "more than 1.5 GB, from 3.0 MB"):
            _refuse_bomb(1_500_000_001, source, None)

    def test_a_file_that_is_no_log_says_so(self):
        for content in (b"PK\x03\x04 archive", b""):
            found, has_files = self.findings(content, allow_broken=True)
            self.assertEqual((found.outcome, has_files), ("no log", False))

    def test_a_line_of_a_gigabyte_is_told_and_passed_over_and_does_not_fill_the_memory(self):
        splitter, found = LineSplitter(), []
        tracemalloc.start()
        found.extend(splitter.push(b"{}\n{"))
        for _ in range(1000):
            found.extend(splitter.push(b"x" * (1 << 20)))
        found.extend(splitter.push(b"}\n{}\n"))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        self.assertEqual([found[0], found[1].start, found[2:]], [b"{}", 3, [b"{}"]])
        self.assertLess(peak, 2 * MAX_LINE_BYTES)

    def test_a_line_that_is_too_long_makes_a_log_broken(self):
        found, _ = self.findings(LOG + b"{" + b"x" * (MAX_LINE_BYTES + (1 << 21)) + b"}\n")
        words = f"app-1-1:{len(LINES) + 1}: a line of more than 64 MB; no event is so long"
        self.assertEqual((found.outcome, found.bad_lines, found.reason), ("broken", 1, words))

    def test_a_log_that_goes_on_growing_is_read_as_far_as_it_was_listed_and_said_to_grow(self):
        with Scratch() as folder:
            put(folder, {"app-1-1": LOG})
            [log] = logs_below(folder)
            with open(os.path.join(folder, "app-1-1"), "ab") as file:
                file.write(b"{half a line")
            _, findings = in_python(log)
            self.assertEqual((findings.outcome, findings.bytes, findings.bad_lines), ("cut off", len(LOG), 0))
            self.assertIn(f"from {len(LOG)} to {len(LOG) + 12} bytes: its application still writes it", findings.reason)

    def test_a_file_that_is_gone_costs_its_log_alone(self):
        with Scratch() as folder:
            put(folder, {"app-1-1": LOG})
            [log] = logs_below(folder)
            os.remove(os.path.join(folder, "app-1-1"))
            files, findings = in_python(log, allow_broken=True)
            self.assertEqual((files, findings.outcome), ({}, "unreadable"))
            self.assertIn("app-1-1: the file cannot be read", findings.reason)

    def test_a_log_that_had_not_ended_and_a_compacted_part_are_remarked_on(self):
        with Scratch() as folder:
            put(folder, {"f/events_1_a.compact": LOG, "app-1-1.inprogress": LOG})
            reasons = [in_python(log)[1].reason for log in logs_below(folder)]
            self.assertIn("the application had not ended", reasons[0])
            self.assertIn("the history server has compacted this part", reasons[1])


if __name__ == "__main__":
    unittest.main()
