"""The files of a log summary, byte for byte as src/importers/eventLog/summary/summaryFiles.ts writes them."""

from __future__ import annotations

import re

from .js import encoded, js_json, number
from .summary import application_summary, execution_summary, fallback_summaries, node_summaries, stage_summaries

# The version of the format, in application.json.
FORMAT = 1
_OPERATOR_GAP = "; "
_STAGE_GAP = " "
# The file that stands in every folder and is written last.
WHOLE = "application.json"

_FIELDS = {
    "executions.csv": "execution root description jobGroup startMs endMs outcome error jobs",
    "stages.csv": "execution stage attempt startMs endMs tasks failedTasks inputBytes inputRecords outputBytes outputRecords"
    " shuffleReadBytes shuffleReadRecords shuffleWriteBytes shuffleWriteRecords memorySpillBytes diskSpillBytes gcMs runMs"
    " cpuNs peakMemoryBytes peakOnHeapBytes peakOffHeapBytes taskP25Ms taskP50Ms taskP75Ms taskP95Ms taskMaxMs operators",
    "nodes.csv": "execution node parent operator stages metric unit value",
    "fallbacks.csv": "execution operator reason count",
}
_APPLICATION = "id attempt name startMs endMs spark java scala architecture os properties jars builds".split()
_COUNTS = "events tasks otherTasks otherJobs otherDescriptions".split()
_CAPITAL = re.compile("[A-Z]")
_UNSAFE = re.compile("[^A-Za-z0-9_.-]")


def _snake(name):
    return _CAPITAL.sub(lambda letter: f"_{letter[0].lower()}", name)


def _cell(value):
    if value is None:
        return ""
    if not isinstance(value, str):
        return number(value)
    return '"' + value.replace('"', '""') + '"' if "," in value or '"' in value else value


def _line(values):
    return ",".join(map(_cell, values)) + "\n"


def _table(name, rows):
    """The lines of a table, one after the other, so that a table is never in memory twice."""
    fields = _FIELDS[name].split()
    yield encoded(_line(map(_snake, fields)))
    for row in rows:
        yield encoded(_line(row[field] for field in fields))


def _stage_row(stage):
    return {**stage, "operators": _OPERATOR_GAP.join(stage["operators"])}


def _node_rows(node):
    """A row per metric of an operator; one without any has a row with empty cells."""
    start = {**node, "stages": _STAGE_GAP.join(map(str, node["stages"]))}
    for metric in node["metrics"] or [{"name": None, "unit": None, "value": None}]:
        yield {**start, "metric": metric["name"], "unit": metric["unit"], "value": metric["value"]}


def _application_json(summary):
    executors = {_snake(name): value for name, value in summary["executors"].items()}
    json = {
        "format": FORMAT,
        **{_snake(name): summary[name] for name in _APPLICATION},
        "executors": executors,
        **{_snake(name): summary[name] for name in _COUNTS},
    }
    return encoded(js_json(json) + "\n")


def summary_folder(application):
    """"application_1713_0001-2": the folder of a summary, from id and attempt; letters that no file system likes become underscores."""
    parts = [application.id or "unknown", *([] if application.attempt is None else [application.attempt])]
    return "-".join(re.sub(r"^\.+", "_", _UNSAFE.sub("_", part)) for part in parts)


def summary_files(log):
    """The files of a log summary by name, each as its lines in bytes: application.json and four tables, to be read once."""
    executions = [log.executions[number] for number in sorted(log.told)]
    nodes = [node_summaries(execution) for execution in executions]
    stages = (
        _stage_row(stage)
        for execution, own in zip(executions, nodes)
        for stage in stage_summaries(execution, own)
    )
    node_rows = (row for own in nodes for node in own for row in _node_rows(node))
    fallbacks = (row for execution in executions for row in fallback_summaries(execution))
    return {
        WHOLE: [_application_json(application_summary(log.application))],
        "executions.csv": _table("executions.csv", map(execution_summary, executions)),
        "stages.csv": _table("stages.csv", stages),
        "nodes.csv": _table("nodes.csv", node_rows),
        "fallbacks.csv": _table("fallbacks.csv", fallbacks),
    }
