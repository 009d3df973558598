"""Events of Spark's listener, one line each. What is read of a line, and which lines are broken, is as in src/importers/eventLog/events.

Every reader takes the line as bytes, gives a small object that goes into JSON, None where the event lacks its id, and raises
ValueError where the line is no JSON.
"""

from __future__ import annotations

import re

from .js import JS_SPACE, amount, array, entries, obj, parse, sort_key, text, utf8, whole
from .plans import comet_fallbacks, mentions_comet, plan_nodes, tree_name

_SQL = "org.apache.spark.sql.execution.ui."
_GLUTEN = ("org.apache.gluten.events.", "io.glutenproject.events.")
KINDS = {
    "SparkListenerLogStart": "logStart",
    "SparkListenerTaskEnd": "task",
    "SparkListenerJobStart": "job",
    "SparkListenerJobEnd": "jobEnd",
    "SparkListenerStageCompleted": "stage",
    "SparkListenerStageExecutorMetrics": "stageMemory",
    "SparkListenerExecutorAdded": "executor",
    "SparkListenerExecutorRemoved": "executorGone",
    "SparkListenerBlockManagerAdded": "blockManager",
    "SparkListenerApplicationEnd": "applicationEnd",
    "com.nvidia.spark.rapids.SparkRapidsBuildInfoEvent": "build",
    f"{_SQL}SparkListenerDriverAccumUpdates": "driverUpdates",
    f"{_SQL}SparkListenerSQLExecutionStart": "execution",
    f"{_SQL}SparkListenerSQLAdaptiveExecutionUpdate": "plan",
    f"{_SQL}SparkListenerSQLExecutionEnd": "end",
    "SparkListenerApplicationStart": "application",
    "SparkListenerEnvironmentUpdate": "environment",
    **{f"{name}GlutenPlanFallbackEvent": "fallback" for name in _GLUTEN},
    **{f"{name}GlutenBuildInfoEvent": "build" for name in _GLUTEN},
}
# Longer than the beginning of any event that is read, up to the quote after its name.
_PREFIX_BYTES = 100
_NAME = re.compile(rb'(?:\xef\xbb\xbf)?\{"Event":"([A-Za-z0-9_.$]+)"')
_BLANK = bytes(range(0x21))
_DIGITS = re.compile(r"[0-9]{1,15}")
_JOB_ID = re.compile(rb'(?:\xef\xbb\xbf)?\{"Event":"SparkListenerJobStart","Job ID":([0-9]{1,15}),')


def kind_of(line):
    """A kind of event that is read, 'skipped' for every other event, 'broken' for a line that is none or does not end as one."""
    written = _NAME.match(line[:_PREFIX_BYTES])
    if written:
        is_closed = line[-1:] == b"}" or line.rstrip(_BLANK)[-1:] == b"}"
        return KINDS.get(written[1].decode(), "skipped") if is_closed else "broken"
    try:
        name = text(obj(parse(utf8(line))).get("Event"))
    except ValueError:
        return "broken"
    return KINDS.get(name, "skipped") if name else "broken"


def _parsed(data):
    """The object of some JSON; empty for what is none."""
    try:
        return obj(parse(utf8(data)))
    except ValueError:
        return {}


def _head_before(line, mark, depth):
    """The object of a line up to the first `mark`, with `depth` objects closed there; empty where that is no JSON."""
    at = line.find(mark)
    return {} if at == -1 else _parsed(line[:at] + b"}" * depth)


def _tail_from(line, mark):
    """The object of a line from the last `mark` on; empty where the mark does not lie in the outermost object."""
    at = line.rfind(mark)
    return {} if at == -1 else _parsed(b"{" + line[at + 1 :])


def whole_of(line):
    """The event of a line. Raises ValueError where it is no JSON."""
    return obj(parse(utf8(line)))


# The sums of tasks in the order in which they travel; a task counts once in the first.
SUMS = (
    "tasks failedTasks inputBytes inputRecords outputBytes outputRecords shuffleReadBytes shuffleReadRecords"
    " shuffleWriteBytes shuffleWriteRecords memorySpillBytes diskSpillBytes gcMs runMs cpuNs"
).split()
# What is the largest of any task: the last two are None where nobody looked.
PEAKS = "peakMemoryBytes onHeapBytes offHeapBytes".split()


class Task:
    """One attempt at a task: `sums` and `peaks` in the order above; `duration` in ms, None where it did not succeed."""

    __slots__ = ("stage", "attempt", "duration", "sums", "peaks")

    def __init__(self, stage, attempt, info, metrics, memory):
        self.stage, self.attempt = stage, attempt
        failed = info.get("Failed") is True
        succeeded = not failed and info.get("Killed") is not True
        self.duration = max(0, amount(info.get("Finish Time")) - amount(info.get("Launch Time"))) if succeeded else None
        read, written = obj(metrics.get("Shuffle Read Metrics")), obj(metrics.get("Shuffle Write Metrics"))
        given, made = obj(metrics.get("Input Metrics")), obj(metrics.get("Output Metrics"))
        self.sums = (
            1,
            int(failed),
            amount(given.get("Bytes Read")),
            amount(given.get("Records Read")),
            amount(made.get("Bytes Written")),
            amount(made.get("Records Written")),
            amount(read.get("Remote Bytes Read")) + amount(read.get("Local Bytes Read")),
            amount(read.get("Total Records Read")),
            amount(written.get("Shuffle Bytes Written")),
            amount(written.get("Shuffle Records Written")),
            amount(metrics.get("Memory Bytes Spilled")),
            amount(metrics.get("Disk Bytes Spilled")),
            amount(metrics.get("JVM GC Time")),
            amount(metrics.get("Executor Run Time")),
            amount(metrics.get("Executor CPU Time")),
        )
        self.peaks = (amount(metrics.get("Peak Execution Memory")), *executor_memory(memory))


def executor_memory(metrics):
    """(bytes on heap, off heap) that execution and storage held; None twice where nobody looked, which shows in a heap of 0."""
    found = obj(metrics)
    if amount(found.get("JVMHeapMemory")) == 0:
        return None, None
    return amount(found.get("OnHeapUnifiedMemory")), amount(found.get("OffHeapUnifiedMemory"))


_NEEDED = ("Stage ID", "Stage Attempt ID", "Task Info")
_NEEDED_OF_TASK = ("Launch Time", "Finish Time", "Failed", "Killed")
_TAILS = (b',"Task Executor Metrics":{', b',"Task Metrics":{')


def _ends(line):
    """Both ends of a line as Spark writes it, without the accumulables between them; None where it is otherwise."""
    head = _head_before(line, b',"Accumulables":[', 2)
    info = obj(head.get("Task Info"))
    if not all(name in head for name in _NEEDED) or not all(name in info for name in _NEEDED_OF_TASK):
        return None
    for mark in _TAILS:
        tail = _tail_from(line, mark)
        if "Task Metrics" in tail:
            return {**head, **tail}
    return None


def read_task(line):
    """The Task of a SparkListenerTaskEnd."""
    event = _ends(line) or whole_of(line)
    stage, attempt = whole(event.get("Stage ID")), whole(event.get("Stage Attempt ID"))
    if stage is None or attempt is None:
        return None
    return Task(
        stage, attempt, obj(event.get("Task Info")), obj(event.get("Task Metrics")), event.get("Task Executor Metrics")
    )


def read_job(line):
    tail = _tail_from(line, b',"Stage IDs":[')
    written = _JOB_ID.match(line)
    event = {**tail, "Job ID": int(written[1])} if "Properties" in tail and written else whole_of(line)
    properties = obj(event.get("Properties"))
    execution = text(properties.get("spark.sql.execution.id"))
    stages = (whole(stage) for stage in array(event.get("Stage IDs")))
    return {
        "job": whole(event.get("Job ID")),
        "stages": [stage for stage in stages if stage is not None],
        "execution": int(execution) if _DIGITS.fullmatch(execution) else None,
        "description": text(properties.get("spark.job.description")),
        "group": text(properties.get("spark.jobGroup.id")),
    }


def read_job_end(line):
    event = whole_of(line)
    job = whole(event.get("Job ID"))
    if job is None:
        return None
    result = obj(event.get("Job Result"))
    failed = text(result.get("Result")) == "JobFailed"
    return {"job": job, "failure": text(obj(result.get("Exception")).get("Message")) if failed else None}


def _value(value):
    """A whole number as Spark writes it, as text or number; None for everything else."""
    return whole(int(value) if isinstance(value, str) and _DIGITS.fullmatch(value) else value)


def _accumulated(value):
    found = obj(value)
    accumulator, number = whole(found.get("ID")), _value(found.get("Value"))
    if accumulator is None or number is None or text(found.get("Name")).startswith("internal."):
        return []
    return [[accumulator, number]]


def _scope(rdd):
    scope = text(obj(rdd).get("Scope"))
    try:
        return text(obj(parse(scope)).get("name")) if scope else ""
    except ValueError:
        return ""


def read_stage(line):
    info = obj(whole_of(line).get("Stage Info"))
    stage, attempt = whole(info.get("Stage ID")), whole(info.get("Stage Attempt ID"))
    if stage is None or attempt is None:
        return None
    scopes = {_scope(rdd) for rdd in array(info.get("RDD Info"))} - {""}
    return {
        "stage": stage,
        "attempt": attempt,
        "startMs": whole(info.get("Submission Time")),
        "endMs": whole(info.get("Completion Time")),
        "scopes": sorted(scopes, key=sort_key),
        "accumulated": [pair for value in array(info.get("Accumulables")) for pair in _accumulated(value)],
    }


def read_driver_updates(line):
    event = whole_of(line)
    execution = whole(event.get("executionId"))
    if execution is None:
        return None
    pairs = ([*array(pair), None, None][:2] for pair in array(event.get("accumUpdates")))
    found = [[whole(accumulator), _value(value)] for accumulator, value in pairs]
    return {"execution": execution, "accumulated": [pair for pair in found if None not in pair]}


def read_execution(line):
    head = _head_before(line, b',"details":"', 1)
    is_whole = "executionId" in head and "description" in head
    event = {**_tail_from(line, b',"time":'), **head} if is_whole else whole_of(line)
    execution = whole(event.get("executionId"))
    if execution is None:
        return None
    root = whole(event.get("rootExecutionId"))
    return {
        "execution": execution,
        "root": execution if root is None else root,
        "description": text(event.get("description")),
        "timeMs": whole(event.get("time")),
    }


def read_execution_end(line):
    event = whole_of(line)
    execution = whole(event.get("executionId"))
    if execution is None:
        return None
    error = text(event["errorMessage"]) if "errorMessage" in event else None
    return {"execution": execution, "error": error, "timeMs": whole(event.get("time"))}


def read_updated_execution(line):
    """The id in a SparkListenerSQLAdaptiveExecutionUpdate."""
    head = _head_before(line, b',"physicalPlanDescription":"', 1)
    return whole((head if "executionId" in head else whole_of(line)).get("executionId"))


def read_plan(line):
    """The operators of the plan in a line that starts or updates an execution, and Comet's reasons."""
    tail = _tail_from(line, b',"sparkPlanInfo":{')
    plan = (tail if "sparkPlanInfo" in tail else whole_of(line)).get("sparkPlanInfo")
    words = text(whole_of(line).get("physicalPlanDescription")) if mentions_comet(line) else ""
    return {"nodes": plan_nodes(plan), "fallbacks": comet_fallbacks(words) if words else []}


def read_gluten_fallbacks(line):
    event = whole_of(line)
    execution = whole(event.get("executionId"))
    if execution is None:
        return None
    reasons = entries(obj(event.get("fallbackNodeToReason")))
    return {"execution": execution, "fallbacks": [[tree_name(node), text(reason)] for node, reason in reasons]}


def read_stage_memory(line):
    event = whole_of(line)
    stage, attempt = whole(event.get("Stage ID")), whole(event.get("Stage Attempt ID"))
    if stage is None or attempt is None:
        return None
    return {"stage": stage, "attempt": attempt, "memory": executor_memory(event.get("Executor Metrics"))}


def read_log_start(line):
    return {"spark": text(whole_of(line).get("Spark Version"))}


def read_application(line):
    event = whole_of(line)
    names = {"id": "App ID", "name": "App Name", "attempt": "App Attempt ID"}
    return {**{key: text(event.get(name)) for key, name in names.items()}, "timeMs": whole(event.get("Timestamp"))}


def read_application_end(line):
    return {"timeMs": whole(whole_of(line).get("Timestamp"))}


_OF_ENGINES = re.compile(
    "gluten|velox|comet|rapids|cudf|photon|auron|blaze|celeborn|uniffle|iceberg|delta-|hudi|paimon", re.IGNORECASE
)


def _or_none(value):
    return text(value).strip(JS_SPACE) or None


def read_environment(line):
    event = whole_of(line)
    jvm, system = obj(event.get("JVM Information")), obj(event.get("System Properties"))
    scala = _or_none(jvm.get("Scala Version"))
    names = {re.split(r"[\\/]", entry)[-1] for entry in obj(event.get("Classpath Entries"))}
    jars = (name for name in names if name.endswith(".jar") and _OF_ENGINES.search(name))
    return {
        "java": _or_none(jvm.get("Java Version")),
        "scala": scala.removeprefix("version ") if scala else None,
        "architecture": _or_none(system.get("os.arch")),
        "os": " ".join(text(system.get(name)) for name in ("os.name", "os.version")).strip(JS_SPACE) or None,
        "properties": obj(event.get("Spark Properties")),
        "jars": sorted(jars, key=sort_key),
    }


def read_build(line):
    """What an engine says of its build: [key, value] of each."""
    event = whole_of(line)
    told = (("gluten", "info"), ("rapids", "sparkRapidsBuildInfo"))
    pairs = ((f"{engine}.{key}", text(value)) for engine, name in told for key, value in entries(obj(event.get(name))))
    return [[key, value] for key, value in pairs if value]


def read_executor(line):
    event = whole_of(line)
    info = obj(event.get("Executor Info"))
    gpu = obj(obj(info.get("Resources")).get("gpu"))
    return {
        "executor": text(event.get("Executor ID")),
        "host": text(info.get("Host")),
        "cores": whole(info.get("Total Cores")),
        "gpus": len(array(gpu["addresses"])) if "addresses" in gpu else None,
    }


def read_executor_gone(line):
    return {"executor": text(whole_of(line).get("Executor ID"))}


def read_block_manager(line):
    event = whole_of(line)
    return {
        "executor": text(obj(event.get("Block Manager ID")).get("Executor ID")),
        "onHeapBytes": whole(event.get("Maximum Onheap Memory")),
        "offHeapBytes": whole(event.get("Maximum Offheap Memory")),
    }


# How each kind of event is read but tasks and plans, of which there are too many to send on one by one.
READERS = {
    "logStart": read_log_start,
    "job": read_job,
    "jobEnd": read_job_end,
    "stage": read_stage,
    "stageMemory": read_stage_memory,
    "executor": read_executor,
    "executorGone": read_executor_gone,
    "blockManager": read_block_manager,
    "applicationEnd": read_application_end,
    "build": read_build,
    "driverUpdates": read_driver_updates,
    "execution": read_execution,
    "end": read_execution_end,
    "application": read_application,
    "environment": read_environment,
    "fallback": read_gluten_fallbacks,
}
