"""Files grouped into applications, attempts and ordered parts, by their names alone."""

import os
import unittest

from support import Scratch, put

from event_log_summary.logs import group, named
from event_log_summary.plan import InputError, logs_of
from event_log_summary.slices import OPENING_BYTES, Slice, bins, slices_of, weight
from event_log_summary.storage import Storage


def grouped(*paths):
    return group("in", [(path, 5, 0) for path in sorted(paths)])


def parts(log):
    return [os.path.basename(part.name) for part in log.parts]


class Logs(unittest.TestCase):
    def test_a_name_tells_application_and_attempt_whatever_the_codec_and_whether_it_had_ended(self):
        told = {
            "application_1713000000000_0001_2.zstd": ("application_1713000000000_0001", "2"),
            "a/eventlog_v2_application_1713000000000_0001": ("application_1713000000000_0001", ""),
            "local-1795327303840.lz4.inprogress": ("local-1795327303840", ""),
            "app-20250305192829-0000_1.inprogress": ("app-20250305192829-0000", "1"),
            "some_log_of_ours": ("some_log_of_ours", ""),
        }
        self.assertEqual({name: named(name) for name in told}, told)

    def test_parts_of_a_rolled_log_stand_in_the_order_of_their_numbers_and_a_missing_one_is_named(self):
        folder = "eventlog_v2_app-1-1"
        [log] = grouped(f"{folder}/appstatus_app-1-1", *(f"{folder}/events_{n}_app-1-1.zstd" for n in (10, 2, 1, 5)))
        self.assertEqual(parts(log), [f"events_{n}_app-1-1.zstd" for n in (1, 2, 5, 10)])
        missing = ["parts events_3_… to events_4_… are missing", "parts events_6_… to events_9_… are missing"]
        self.assertEqual((log.name, log.application, log.missing), (folder, "app-1-1", missing))

    def test_a_compacted_part_stands_for_all_before_it(self):
        [log] = grouped("f/events_1_a", "f/events_2_a.compact", "f/events_3_a")
        self.assertEqual((parts(log), log.missing), (["events_2_a.compact", "events_3_a"], []))

    def test_a_folder_of_databricks_is_one_log_its_eventlog_the_last(self):
        [log] = grouped("c/eventlog", "c/eventlog-2021-06-15--16-00.gz", "c/eventlog-2021-06-15--15-00.gz")
        self.assertEqual(parts(log), ["eventlog-2021-06-15--15-00.gz", "eventlog-2021-06-15--16-00.gz", "eventlog"])

    def test_every_other_file_is_a_log_of_its_own_and_hidden_ones_are_none(self):
        found = grouped("a/b/app_1", "app_2.zstd", ".crc", "_temporary/0/x", "a/._x")
        self.assertEqual([(log.name, log.application, log.attempt) for log in found], [("app_2.zstd", "app", "2"), ("a/b/app_1", "app", "1")])

    def test_inputs_may_be_files_and_folders_and_what_several_name_is_there_once(self):
        with Scratch() as folder:
            put(folder, {"logs/a": b"x", "logs/deep/b": b"y", "logs/out/c/application.json": b"z"})
            logs = os.path.join(folder, "logs")
            found = logs_of([os.path.join(logs, "a"), logs], Storage(os.path.join(logs, "out")))
            self.assertEqual([log.name for log in found], ["a", "deep/b"])

    def test_an_input_that_is_not_there_or_holds_nothing_is_an_error_with_its_address(self):
        with Scratch() as folder:
            os.mkdir(os.path.join(folder, "empty"))
            for name, words in {"none": "none: no such file or folder", "empty": "no event log in it"}.items():
                with self.assertRaisesRegex(InputError, words):
                    logs_of([os.path.join(folder, name)], Storage(os.path.join(folder, "out")))


class Slices(unittest.TestCase):
    def test_slices_of_a_plain_file_cover_it_once_and_a_packed_one_stays_whole(self):
        with Scratch() as folder:
            put(folder, {"plain": b"{" + b"x" * 99, "packed": b"\x1f\x8b" + b"x" * 98})
            found = {}
            for number, log in enumerate(logs_of([folder], Storage("/nowhere"))):
                found[log.name] = [(one.place, one.start, one.end) for one in slices_of(number, log, 40)]
            self.assertEqual(found, {"packed": [(0, 0, 100)], "plain": [(0, 0, 40), (1, 40, 80), (2, 80, 100)]})

    def test_bins_hold_each_slice_once_and_weigh_about_the_same(self):
        sizes = [1, 5, 900, 20, 300, 300, 7, 64, 0, 2] * 30
        slices = [Slice(rank, 0, 0, "in", "x", 0, size * OPENING_BYTES, 0, False) for rank, size in enumerate(sizes)]
        found = bins(slices, 8)
        self.assertEqual(sorted(one.log for own in found for one in own), list(range(len(sizes))))
        loads = [sum(map(weight, own)) for own in found]
        self.assertLess(max(loads) - min(loads), 901 * OPENING_BYTES)


if __name__ == "__main__":
    unittest.main()
