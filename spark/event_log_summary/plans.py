"""Plans of SQL executions: their operators, and why some of them run on the JVM. The rules of src/importers/eventLog/events."""

from __future__ import annotations

import re

from .js import JS_SPACE, array, obj, sort_key, text, whole

_SPACE = f"[{JS_SPACE}]"
_INK = f"[^{JS_SPACE}]"
# Nodes that stand where a stage was cut off, or hold a plan: they do nothing.
_HOLDER = re.compile(
    r"(?:InputAdapter|AdaptiveSparkPlan|ResultQueryStage|(?:Shuffle|Broadcast|TableCache)QueryStage|ColumnarInputAdapter)"
)
_NUMBERED = re.compile(r" \([0-9]+\)\Z")
_SCAN = re.compile(rf"\A({_INK}*Scan {_INK}+) .*\Z", re.DOTALL)
_HASHED = re.compile(rf" {_INK}*#[0-9]+.*\Z", re.DOTALL)
# The kinds of metrics whose values add up, and their units.
_UNITS = {"sum": "", "size": "B", "timing": "ms", "nsTiming": "ns"}


def operator_name(node_name):
    """"Scan parquet default.lineitem" → "Scan parquet"; "Subquery subquery#12" → "Subquery"; no numbers of generated code."""
    name = _NUMBERED.sub("", node_name.strip(JS_SPACE), count=1)
    return _HASHED.sub("", _SCAN.sub(r"\1", name, count=1), count=1)


def _metric(value):
    found = obj(value)
    accumulator, unit = whole(found.get("accumulatorId")), _UNITS.get(text(found.get("metricType")))
    return [] if accumulator is None or unit is None else [[text(found.get("name")), unit, accumulator]]


def _metrics(node):
    metrics = [metric for value in array(node.get("metrics")) for metric in _metric(value)]
    return sorted(metrics, key=lambda metric: (sort_key(metric[0]), metric[2]))


def plan_nodes(plan):
    """[parent's number or None, operator, [[name, unit, accumulator] …]] of each operator, each before what it reads."""
    nodes = []
    waiting = [(plan, None)]
    while waiting:
        value, parent = waiting.pop()
        found = obj(value)
        operator = operator_name(text(found.get("nodeName")))
        below = parent
        if operator and not _HOLDER.fullmatch(operator):
            below = len(nodes)
            nodes.append([parent, operator, _metrics(found)])
        waiting.extend((child, below) for child in reversed(array(found.get("children"))))
    return nodes


_DOT = "[^\n\r\u2028\u2029]"
_TREE = re.compile(rf"[{JS_SPACE}:+|*-]*(?:\([0-9]+\){_SPACE}*)?")
_MARKED = re.compile(rf"\A({_DOT}*?){_SPACE}*\[COMET: ({_DOT}*)\]{_SPACE}*\Z")
_BRANCH = re.compile(rf"[{JS_SPACE}:|]*[:+]- ")
_COMET_HEADING = "== Extended Information (Comet) =="
_COMET_MARKS = (b"[COMET: ", _COMET_HEADING.encode())
_CLOSING = "Comet accelerated "


def tree_name(line):
    """A line of the drawing of a tree without the drawing."""
    return line[_TREE.match(line).end() :]


def mentions_comet(line):
    """Whether a line that holds a plan says something of Comet's: cheaper than reading it."""
    return any(mark in line for mark in _COMET_MARKS)


def _comet_section(lines):
    """The lines below Comet's heading, up to the next heading."""
    if _COMET_HEADING not in lines:
        return []
    rest = lines[lines.index(_COMET_HEADING) + 1 :]
    ends = (index for index, line in enumerate(rest) if line.startswith("== "))
    return rest[: next(ends, len(rest))]


def comet_fallbacks(words):
    """[operator or "", reason] for each that Comet gives in a plan's text."""
    lines = words.split("\n")
    matches = (_MARKED.match(line) for line in lines)
    marked = [[tree_name(match[1]), match[2]] for match in matches if match and match[2]]
    section = _comet_section(lines)
    told = [line for line in section if line.strip(JS_SPACE) and not line.startswith(_CLOSING)]
    if marked or any(_MARKED.match(line) or _BRANCH.match(line) for line in told):
        return marked
    return [["", line.strip(JS_SPACE)] for line in told]
