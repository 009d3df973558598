"""Event logs as Spark 3.5 writes them, made up: of any number of tasks, the same for the same arguments."""

from __future__ import annotations

import json
import random

SQL = "org.apache.spark.sql.execution.ui.SparkListenerSQL"
START_MS = 1_700_000_000_000
METRICS = (("number of output rows", "sum"), ("time in aggregation build", "timing"), ("peak memory", "size"))


def _line(event, **fields):
    return json.dumps({"Event": event, **fields}, separators=(",", ":"), ensure_ascii=False) + "\n"


def _node(name, first, children):
    metrics = [{"name": text, "accumulatorId": first + rank, "metricType": kind} for rank, (text, kind) in enumerate(METRICS)]
    return {"nodeName": name, "simpleString": name, "children": children, "metadata": {}, "metrics": metrics}


def _plan(execution, wide):
    """A plan of three operators with metrics; in its first version without the exchange."""
    first = 100 * execution
    scan = _node("Scan parquet default.lineitem", first, [])
    below = _node("Exchange", first + 10, [_node("WholeStageCodegen (1)", first + 20, [scan])]) if wide else scan
    return _node("HashAggregate", first + 30, [_node("InputAdapter", first + 40, [below])])


def _start_of_application(application, attempt):
    names = {"App ID": application, **({"App Attempt ID": attempt} if attempt else {})}
    yield _line("SparkListenerLogStart", **{"Spark Version": "3.5.8"})
    yield _line("SparkListenerApplicationStart", **{"App Name": "generated, “made up”"}, **names, Timestamp=START_MS, User="x")
    properties = {
        "spark.app.id": application,
        "spark.executor.memory": "8g",
        "spark.hadoop.fs.s3a.secret.key": "abc",
        "spark.executor.extraJavaOptions": "-Dx=1\n-DtrustStorePassword=pw",
    }
    yield _line(
        "SparkListenerEnvironmentUpdate",
        **{
            "JVM Information": {"Java Home": "/jvm", "Java Version": "17.0.9 (Debian)", "Scala Version": "version 2.12.18"},
            "Spark Properties": properties,
            "Hadoop Properties": {},
            "System Properties": {"os.name": "Linux", "os.version": "6.1", "os.arch": "amd64"},
            "Classpath Entries": {"/jars/delta-spark_2.12-3.2.0.jar": "System Classpath"},
        },
    )
    for executor in range(2):
        info = {"Host": f"host-{executor}", "Total Cores": 4, "Log Urls": {}, "Attributes": {}, "Resources": {}}
        common = {"Timestamp": START_MS + executor, "Executor ID": str(executor)}
        yield _line("SparkListenerExecutorAdded", **common, **{"Executor Info": info})
        manager = {"Executor ID": str(executor), "Host": f"host-{executor}", "Port": 1}
        memory = {"Maximum Memory": 4 << 30, "Maximum Onheap Memory": 4 << 30, "Maximum Offheap Memory": 0}
        yield _line("SparkListenerBlockManagerAdded", **{"Block Manager ID": manager}, **memory, Timestamp=START_MS)


def _task(number, stage, draw, padding):
    launch = START_MS + 10 * number
    # Most tasks are short; one in a hundred takes a hundred times as long.
    duration = int(draw.expovariate(1 / 200)) * (100 if draw.random() < 0.01 else 1)
    outcome = draw.random()
    accumulables = [
        {
            "ID": rank,
            "Name": f"internal.metrics.made up {rank}",
            "Update": number,
            "Value": number * 7,
            "Internal": True,
            "Count Failed Values": True,
        }
        for rank in range(padding)
    ]
    info = {
        "Task ID": number, "Index": number, "Attempt": 0, "Partition ID": number, "Launch Time": launch,
        "Executor ID": str(number % 2), "Host": f"host-{number % 2}", "Locality": "PROCESS_LOCAL", "Speculative": False,
        "Getting Result Time": 0, "Finish Time": launch + duration, "Failed": outcome < 0.01, "Killed": 0.01 <= outcome < 0.02,
        "Accumulables": accumulables,
    }  # fmt: skip
    metrics = {
        "Executor Deserialize Time": 1,
        "Executor Run Time": duration,
        "Executor CPU Time": duration * 900_000 + draw.randrange(1000),
        "Peak Execution Memory": draw.randrange(1 << 30),
        "Result Size": 1000,
        "JVM GC Time": duration // 20,
        "Memory Bytes Spilled": draw.randrange(1 << 20),
        "Disk Bytes Spilled": draw.randrange(1 << 20),
        "Shuffle Read Metrics": {
            "Remote Blocks Fetched": 1, "Remote Bytes Read": draw.randrange(1 << 24), "Local Bytes Read": number,
            "Total Records Read": draw.randrange(1 << 20),
        },
        "Shuffle Write Metrics": {"Shuffle Bytes Written": draw.randrange(1 << 24), "Shuffle Records Written": number},
        "Input Metrics": {"Bytes Read": draw.randrange(1 << 27), "Records Read": draw.randrange(1 << 20)},
        "Output Metrics": {"Bytes Written": 0, "Records Written": 0},
        "Updated Blocks": [],
    }  # fmt: skip
    memory = {"JVMHeapMemory": 1 + draw.randrange(1 << 30), "OnHeapUnifiedMemory": draw.randrange(1 << 30), "OffHeapUnifiedMemory": 0}
    return _line(
        "SparkListenerTaskEnd",
        **{
            "Stage ID": stage, "Stage Attempt ID": 0, "Task Type": "ResultTask", "Task End Reason": {"Reason": "Success"},
            "Task Info": info, "Task Executor Metrics": memory, "Task Metrics": metrics,
        },  # fmt: skip
    )


def _execution(number, tasks, draw, padding):
    """One SQL execution of one stage, its plan replaced once, its tasks, and how it ended."""
    start = START_MS + 1000 * number
    words = {"description": f"tpch q{1 + number % 22}", "details": "…", "physicalPlanDescription": "== Physical Plan =="}
    yield _line(
        f"{SQL}ExecutionStart", executionId=number, rootExecutionId=number, **words, sparkPlanInfo=_plan(number, False), time=start
    )
    properties = {"spark.sql.execution.id": str(number), "spark.job.description": words["description"]}
    yield _line("SparkListenerJobStart", **{"Job ID": number, "Submission Time": start, "Stage Infos": [], "Stage IDs": [number], "Properties": properties})
    yield _line(f"{SQL}AdaptiveExecutionUpdate", executionId=number, physicalPlanDescription="…", sparkPlanInfo=_plan(number, True))
    for task in range(tasks):
        yield _task(task, number, draw, padding)
    accumulables = [{"ID": 100 * number + 30, "Name": "number of output rows", "Value": str(tasks), "Internal": False, "Metadata": "sql"}]
    stage = {
        "Stage ID": number, "Stage Attempt ID": 0, "Stage Name": "count", "Number of Tasks": tasks,
        "RDD Info": [{"RDD ID": 1, "Scope": json.dumps({"id": "1", "name": "Exchange"})}],
        "Submission Time": start + 5, "Completion Time": start + 905, "Accumulables": accumulables,
    }  # fmt: skip
    yield _line("SparkListenerStageCompleted", **{"Stage Info": stage})
    yield _line("SparkListenerJobEnd", **{"Job ID": number, "Completion Time": start + 910, "Job Result": {"Result": "JobSucceeded"}})
    yield _line(f"{SQL}DriverAccumUpdates", executionId=number, accumUpdates=[[100 * number, 12345]])
    error = "boom,\n\"quoted\" 😀" if number % 5 == 4 else ""
    yield _line(f"{SQL}ExecutionEnd", executionId=number, time=start + 920, errorMessage=error)


def lines(application, attempt="", executions=3, tasks=100, padding=4, seed=1):
    """The lines of a log."""
    draw = random.Random(f"{seed} {application} {attempt}")
    yield from _start_of_application(application, attempt)
    for number in range(executions):
        yield from _execution(number, tasks // executions, draw, padding)
    yield _line("SparkListenerApplicationEnd", Timestamp=START_MS + 1000 * executions + 5000)


def text(application, **options):
    return "".join(lines(application, **options)).encode("utf-8")
