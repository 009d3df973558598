"""Values are written as JavaScript writes them; expected texts are those of Node."""

import unittest

from support import ROOT  # noqa: F401 - puts the package on the path

from event_log_summary.durations import quantiles
from event_log_summary.js import amount, js_json, number, parse, sort_key, whole
from event_log_summary.properties import looks_secret, published


class Js(unittest.TestCase):
    def test_numbers_are_written_as_string_of_number_does(self):
        written = {
            0.0: "0", 1.0: "1", -2.5: "-2.5", 1e21: "1e+21", 123456789012345680000.0: "123456789012345680000", 1e-6: "0.000001",
            1e-7: "1e-7", 1.5e-7: "1.5e-7", 5e-324: "5e-324", 0.1: "0.1", 1 / 3: "0.3333333333333333", 2**53 + 1: "9007199254740992",
        }  # fmt: skip
        self.assertEqual({value: number(value) for value in written}, written)

    def test_json_is_that_of_stringify_with_two_spaces(self):
        value = {"a": [1, 2.5, {}], "b": None, "c": 'x\u2028\x01é"', "d": [], "e": True}
        expected = '{\n  "a": [\n    1,\n    2.5,\n    {}\n  ],\n  "b": null,\n  "c": "x\u2028\\u0001é\\"",\n  "d": [],\n  "e": true\n}'
        self.assertEqual(js_json(value), expected)

    def test_what_is_no_json_is_refused_also_what_python_would_take(self):
        self.assertEqual(parse(' {"a":1e400}\r\n'), {"a": float("inf")})
        for text in ("NaN", "[Infinity]", "{} {}", "", "'a'", '"\n"', "\ufeff1"):
            with self.subTest(text), self.assertRaises(ValueError):
                parse(text)

    def test_ids_and_amounts_are_numbers_from_0_that_a_double_holds(self):
        self.assertEqual([whole(value) for value in (0, 5.0, 2**53, -1, 1.5, True, "1", None)], [0, 5, None, None, None, None, None, None])
        self.assertEqual([amount(value) for value in (3, 2.5, -1, True, "1", None, float("inf"), 2**53 + 1)], [3, 2.5, 0, 0, 0, 0, 0, 2**53])

    def test_texts_are_ordered_by_their_utf_16_units(self):
        self.assertEqual(sorted(["\uffee", "😀", "z", "B"], key=sort_key), ["B", "z", "😀", "\uffee"])

    def test_quantiles_are_durations_themselves_up_to_1000_tasks_and_middles_of_buckets_beyond(self):
        self.assertEqual(quantiles([(10, 3), (20, 1)], 4, (25, 75, 76, 95)), [10, 10, 20, 20])
        # 1003 has ten binary digits, of which eight are kept: the bucket from 1000 to 1003, whose middle is 1002.
        self.assertEqual(quantiles([(1003, 1001), (5000, 1)], 1002, (50, 100)), [1002, 5000])
        self.assertEqual(quantiles([], 0, (50,)), [])

    def test_secrets_among_properties_are_redacted_and_names_of_the_run_left_out(self):
        given = {"spark.b": True, "spark.app.id": "x", "spark.a": "v\n1", "db.pwd": "hunter2", "9": "x", "spark.c": {}, "spark.d": "x" * 2001}
        self.assertEqual(published(given), {"db.pwd": "[redacted]", "spark.a": "v 1", "spark.b": "true"})
        self.assertTrue(looks_secret("spark.executor.extraJavaOptions", "-DtrustStorePassword=pw"))
        self.assertFalse(looks_secret("spark.sql.partition.keys", "a,b"))


if __name__ == "__main__":
    unittest.main()
