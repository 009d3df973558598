"""Files and folders appear whole or not at all, where folders can be renamed and where they cannot, and a second time does no harm."""

import os
import unittest
from unittest import mock

from support import Scratch, files_below

from event_log_summary import storage
from event_log_summary.storage import Storage

FIRST = {"application.json": [b"1"], "a.csv": [b"x", b"y"]}
SECOND = {"application.json": [b"2"], "b.csv": [b"z"]}


class Places(unittest.TestCase):
    def place(self, out):
        """Puts two versions of a folder in place, the second twice; the files after each."""
        states = []
        for number, files in enumerate((FIRST, SECOND)):
            staged = f"{storage.TEMPORARY}{number}/0"
            out.write_files(staged, files)
            states.append(files_below(out.root))
            out.put_in_place(staged, "app", "application.json")
            out.put_in_place(staged, "app", "application.json")
        out.remove_leftovers()
        return [*states, files_below(out.root)]

    def test_a_folder_is_put_in_place_whole_and_replaces_an_earlier_one(self):
        for can_rename in (True, False):
            with self.subTest(can_rename=can_rename), Scratch() as folder:
                names = storage._RENAMING if can_rename else ()
                with mock.patch.object(storage, "_RENAMING", names):
                    before, between, after = self.place(Storage(folder))
                self.assertEqual(list(before), [path for path in before if path.startswith(storage.TEMPORARY)])
                self.assertEqual({path: between[path] for path in between if path.startswith("app")}, {"app/application.json": b"1", "app/a.csv": b"xy"})
                self.assertEqual(after, {"app/application.json": b"2", "app/b.csv": b"z"})

    def test_without_renaming_the_file_that_makes_a_folder_whole_goes_first_and_comes_last(self):
        with Scratch() as folder, mock.patch.object(storage, "_RENAMING", ()):
            out = Storage(folder)
            out.write_files("staged-1", FIRST)
            out.put_in_place("staged-1", "app", "application.json")
            out.write_files("staged-2", SECOND)
            done = []
            real = out._fs
            spy = mock.Mock(wraps=real, type_name="local")
            spy.delete_file.side_effect = lambda path: done.append(("delete", os.path.basename(path))) or real.delete_file(path)
            spy.copy_file.side_effect = lambda source, path: done.append(("copy", os.path.basename(path))) or real.copy_file(source, path)
            with mock.patch.object(Storage, "_fs", spy):
                out.put_in_place("staged-2", "app", "application.json")
            expected = [("delete", "application.json"), ("delete", "a.csv"), ("copy", "b.csv"), ("copy", "application.json")]
            self.assertEqual(done, expected)

    def test_what_is_neither_staged_nor_in_place_is_an_error(self):
        with Scratch() as folder, self.assertRaisesRegex(FileNotFoundError, "staged is gone, and .*app is not there"):
            Storage(folder).put_in_place("staged", "app", "application.json")

    def test_a_file_whose_pieces_fail_does_not_appear(self):
        def pieces():
            yield b"half"
            raise ValueError("no more")

        with Scratch() as folder:
            out = Storage(folder)
            out.write_file("deep/a", [b"whole"])
            with self.assertRaises(ValueError):
                out.write_file("deep/a", pieces())
            out.remove_leftovers()
            self.assertEqual(files_below(folder), {"deep/a": b"whole"})

    def test_addresses_of_hadoop_are_those_of_pyarrow(self):
        self.assertEqual(Storage("s3a://key:secret@bucket/a/b/?region=x").root, "bucket/a/b")
        self.assertEqual(Storage("file:///tmp/x/").root, "/tmp/x")


if __name__ == "__main__":
    unittest.main()
