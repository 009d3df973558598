"""The same files, byte for byte, as the Node importer: one list of cases decides for both."""

import functools
import gzip
import json
import os
import unittest

import generated
import packing
import pyarrow
from support import OWN_LOGS, REAL_LOGS, UNLIMITED, Scratch, by_node, in_python, logs_below, put

STRANGE = json.dumps("tpch q1 \x00\x7f  é 😀 \ud800, \"quoted\"\r\n" + "x" * 1200 + "😀" * 10).encode()


# More slices than this say nothing that fewer do not.
MANY_SLICES = 5000


def zstd(data):
    return pyarrow.Codec("zstd").compress(data, asbytes=True)


def _replaced(log, old, new):
    assert old in log
    return log.replace(old, new)


@functools.lru_cache(maxsize=None)
def cases():
    """Files of made-up logs by path: every shape, every codec, every way of being in parts, every fault."""
    log = generated.text("app-1-1", tasks=60)
    lines = log.splitlines(keepends=True)
    other = generated.text("app-2-2", tasks=9, seed=2)
    third = len(lines) // 3
    return {
        "plain": log,
        "skewed": generated.text("app-3-3", tasks=5000, executions=40, skewed=True, padding=0),
        "packed.gz": gzip.compress(log),
        "packed.lz4": packing.lz4(log, 32_768),
        "packed.snappy": packing.snappy(log, 32_768),
        "packed.lzf": packing.lzf(log, 32_768),
        "eventlog_v2_app-1-1/appstatus_app-1-1": b"",
        "eventlog_v2_app-1-1/events_1_app-1-1": b"".join(lines[:third]),
        "eventlog_v2_app-1-1/events_2_app-1-1.gz": gzip.compress(b"".join(lines[third:])),
        "eventlog_v2_app-1-2/events_1_app-1-2": b"".join(lines[:third]),
        "eventlog_v2_app-1-2/events_3_app-1-2": b"".join(lines[third:]),
        "databricks/eventlog-2024-01-01--10-00.gz": gzip.compress(b"".join(lines[:third])),
        "databricks/eventlog": b"".join(lines[third:]),
        "two-applications": log + other,
        "two-without-start": b"".join(line for line in (log + other).splitlines(keepends=True) if b"LogStart" not in line),
        "cut-off": log[:-50],
        "cut-off.gz": gzip.compress(log)[:-90],
        "cut-off.zst": zstd(log)[:-90],
        "cut-off-frames.zst": b"".join(map(zstd, lines))[:-200],
        "cut-off.lz4": packing.lz4(log, 2_000)[:-900],
        "cut-off.snappy": packing.snappy(log, 2_000)[:-900],
        "cut-off.lzf": packing.lzf(log, 2_000)[:-900],
        "broken.zst": zstd(log)[:900] + zstd(log)[1900:],
        "frames.zst": b"".join(map(zstd, lines)),
        "in-progress.inprogress": b"".join(lines[:third]),
        "windows": log.replace(b"\n", b"\r\n"),
        "bom": b"\xef\xbb\xbf" + log,
        "no-utf8": _replaced(log, b"tpch q2", b"tpch \xff\xfe q2"),
        "strange-words": _replaced(log, b'"tpch q1"', STRANGE),
        "large-numbers": _replaced(log, b'"Records Written":0', b'"Records Written":9007199254740993'),
        "no-numbers": _replaced(log, b'"JVM GC Time":0', b'"JVM GC Time":"0"'),
        "negative": _replaced(log, b'"Result Size":1000,"JVM', b'"Result Size":-1,"JVM'),
        "broken-lines": b"".join([*lines[:9], b"{}\n", b'{"Event":5}\n', b"null\n", b"[1\n", *lines[9:]]),
        "no-metrics": _replaced(log, b'"Task Metrics"', b'"Other Metrics"'),
        "no-id": _replaced(log, b'"App ID":"app-1-1"', b'"App ID":"../..\xc3\xa9/x"'),
        "keys-that-are-numbers": _replaced(log, b'"Spark Properties":{', b'"Spark Properties":{"9":"a","spark.z":1.50,"spark.b":true,'),
        "nested": _replaced(log, b'"children":[]', b'"children":[' + b'{"nodeName":"Filter","children":[' * 400 + b"]}" * 400 + b"]"),
        "eventlog_v2_app-1-3/events_1_app-1-3": log,
        "eventlog_v2_app-1-3/events_2_app-1-3": b"",
        "empty": b"",
        "text": b"no log at all\n",
    }  # fmt: skip


class Equality(unittest.TestCase):
    maxDiff = 2000

    def check(self, logs, slice_sizes):
        for allow_broken in (False, True):
            expected = by_node(logs, allow_broken)
            for log in logs:
                for size in slice_sizes if log.parts[0].size < MANY_SLICES * min(slice_sizes) else (UNLIMITED,):
                    with self.subTest(log.name, allow_broken=allow_broken, slice_bytes=size):
                        files, findings = in_python(log, size, allow_broken)
                        self.assertEqual(files, expected[log.name], findings.reason)

    def test_every_made_up_log_whole_and_in_slices(self):
        with Scratch() as folder:
            put(folder, cases())
            put(folder, {"long-line": cases()["plain"] + b"{" + b"x" * (65 << 20) + b"}\n"})
            logs = logs_below(folder)
            self.check(logs, (UNLIMITED, 20_000, 700))
            made = sum(bool(in_python(log)[0]) for log in logs)
            self.assertGreater(made, 18)

    @unittest.skipUnless(os.path.isdir(REAL_LOGS), "no ../shared/eventlogs here")
    def test_every_real_log_whole_and_in_slices(self):
        for folder in (REAL_LOGS, OWN_LOGS):
            self.check(logs_below(folder), (UNLIMITED, 100_000))


if __name__ == "__main__":
    unittest.main()
