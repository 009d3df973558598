"""What the log of one attempt at one application says, in a fixed order, as src/importers/eventLog/summary/summaryOf.ts says it."""

from __future__ import annotations

from .durations import quantiles
from .js import sort_key
from .properties import published
from .state import TOLD
from .text import one_line

PERCENTS = (25, 50, 75, 95)


def application_summary(application):
    environment = application.environment
    machine = {name: environment[name] for name in ("java", "scala", "architecture", "os")}
    others = sorted(application.other_jobs.items(), key=lambda entry: (-entry[1], sort_key(entry[0])))
    return {
        "id": application.id,
        "attempt": application.attempt,
        "name": application.name,
        "startMs": application.start_ms,
        "endMs": application.end_ms,
        "spark": application.spark,
        **machine,
        "properties": published(environment["properties"]),
        "jars": environment["jars"],
        "builds": {key: application.builds[key] for key in sorted(application.builds, key=sort_key)},
        "executors": application.executors.summary(),
        "events": application.events,
        "tasks": application.tasks,
        "otherTasks": application.other_tasks,
        "otherJobs": sum(application.other_jobs.values()),
        "otherDescriptions": [{"description": text, "jobs": jobs} for text, jobs in others[:TOLD]],
    }


def _failure_of(execution):
    """What an execution failed with; None where it did not. Before Spark 3.4 it failed if its last job did."""
    if execution.error is not None:
        return execution.error or None
    return execution.jobs[max(execution.jobs)] if execution.jobs else None


def execution_summary(execution):
    failure = _failure_of(execution)
    outcome = "unfinished" if not execution.ended else "succeeded" if failure is None else "failed"
    return {
        "execution": execution.id,
        "root": execution.root,
        "description": one_line(execution.description),
        "jobGroup": one_line(execution.job_group),
        "startMs": execution.start_ms,
        "endMs": execution.end_ms,
        "outcome": outcome,
        "error": one_line(failure or ""),
        "jobs": len(execution.jobs),
    }


def node_summaries(execution):
    """The operators of the final plan of an execution that ended, with the stages that touched their metrics."""
    if not execution.ended:
        return []
    execution.read_plan()
    found = []
    for number, (parent, operator, metrics) in enumerate(execution.nodes or []):
        stages = {stage for _, _, accumulator in metrics for stage in execution.touched.get(accumulator, ())}
        told = [
            {"name": one_line(name), "unit": unit, "value": execution.values[accumulator]}
            for name, unit, accumulator in metrics
            if accumulator in execution.values
        ]
        found.append(
            {
                "execution": execution.id,
                "node": number,
                "parent": parent,
                "operator": one_line(operator),
                "stages": sorted(stages),
                "metrics": told,
            }
        )
    return found


def stage_summaries(execution, nodes):
    """The attempts at stages of an execution that ran tasks."""
    ran = sorted((key, stage) for key, stage in execution.stages.items() if stage.sums)
    return [_stage_summary(execution.id, stage, nodes) for _, stage in ran]


def _stage_summary(number, stage, nodes):
    touching = dict.fromkeys(node["operator"] for node in nodes if stage.stage in node["stages"])
    on_heap, off_heap = stage.memory
    count = sum(count for _, count in stage.durations)
    found = quantiles(stage.durations, count, PERCENTS) or [None] * len(PERCENTS)
    return {
        "execution": number,
        "stage": stage.stage,
        "attempt": stage.attempt,
        "startMs": stage.start_ms,
        "endMs": stage.end_ms,
        **stage.sums,
        "peakOnHeapBytes": on_heap,
        "peakOffHeapBytes": off_heap,
        **{f"taskP{percent}Ms": value for percent, value in zip(PERCENTS, found)},
        "taskMaxMs": stage.durations[-1][0] if stage.durations else None,
        "operators": list(touching) or [one_line(scope) for scope in stage.scopes],
    }


def fallback_summaries(execution):
    """Why operators of an execution run on the JVM, by operator and reason, with how often that is said."""
    counts = {}
    for operator, reason in execution.fallbacks + execution.gluten_fallbacks:
        key = (one_line(operator), one_line(reason))
        counts[key] = counts.get(key, 0) + 1
    ordered = sorted(counts, key=lambda key: (sort_key(key[0]), sort_key(key[1])))
    return [
        {"execution": execution.id, "operator": operator, "reason": reason, "count": counts[operator, reason]}
        for operator, reason in ordered
    ]
