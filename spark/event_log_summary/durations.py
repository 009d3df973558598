"""Quantiles of task durations by the rule of src/importers/eventLog/state/durations.ts, from counts of equal durations."""

from __future__ import annotations

# Up to here quantiles are those of the durations themselves; beyond, of the middles of buckets at most 1/128 wide.
EXACT_TASKS = 1000
_DIGITS = 8
_LONGEST_MS = 2**31 - 1


def _middle(ms):
    """The whole millisecond in the middle of the bucket of a duration, which is told by its first eight binary digits."""
    ms = min(_LONGEST_MS, ms)
    cut = max(0, ms.bit_length() - _DIGITS)
    return ms if cut == 0 else ((ms >> cut) << cut) + (1 << (cut - 1))


def quantiles(counts, total, percents):
    """For each percentage the smallest duration in ms that at least that share of `total` tasks does not exceed.

    `counts` gives (ms, number of tasks) in ascending order and is read once. An empty list without tasks.
    """
    if total == 0:
        return []
    ranks = [max(1, -(-percent * total // 100)) for percent in percents]
    found = [None] * len(ranks)
    seen = largest = 0
    for ms, count in counts:
        seen += count
        largest = ms
        value = ms if total <= EXACT_TASKS else _middle(ms)
        for index, rank in enumerate(ranks):
            if found[index] is None and seen >= rank:
                found[index] = value
    return [min(largest, value) for value in found]
