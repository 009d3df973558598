"""What the facts of one log say, put together in their order, as src/importers/eventLog/applicationLog.ts does with lines."""

from __future__ import annotations

from .errors import LogError
from .events import PEAKS, SUMS
from .events_of_slice import larger
from .text import one_line, or_none

# So many descriptions of jobs without SQL execution are told.
TOLD = 20
_DRIVER = "driver"


class Stage:
    """One attempt at a stage: when it ran, what its tasks used, and how long those that succeeded took."""

    def __init__(self, stage, attempt):
        self.stage, self.attempt = stage, attempt
        self.start_ms = self.end_ms = None
        self.scopes = []
        # What its tasks used, by name; empty without tasks.
        self.sums = {}
        self.memory = (None, None)
        # (ms, number of tasks) of those that succeeded, rising.
        self.durations = []

    def hold(self, memory):
        self.memory = tuple(map(larger, self.memory, memory))

    def add(self, numbers):
        """Adds sums of tasks and the largest of their peaks. Raises LogError where the engine could not add them up."""
        if None in numbers[: len(SUMS)]:
            raise LogError(f"the counters of the tasks of stage {self.stage} are too large to be added up")
        sums, (peak, *memory) = numbers[: len(SUMS)], numbers[len(SUMS) :]
        known = self.sums or dict.fromkeys((*SUMS, PEAKS[0]), 0)
        self.sums = {name: known[name] + value for name, value in zip(SUMS, sums)}
        self.sums[PEAKS[0]] = max(known[PEAKS[0]], peak)
        self.hold(memory)

    def add_duration(self, duration, count):
        if self.durations and self.durations[-1][0] == duration:
            count += self.durations.pop()[1]
        self.durations.append((duration, count))


class Execution:
    """One SQL execution as far as the log has told."""

    def __init__(self, number):
        self.id = self.root = number
        self.description = self.job_group = ""
        self.start_ms = self.end_ms = None
        self.ended = False
        # What it failed with; None where Spark does not say (before 3.4).
        self.error = None
        # The failures of its jobs by their id; None for those that did not fail or have not ended.
        self.jobs = {}
        self.nodes = None
        self.fallbacks = []
        self.gluten_fallbacks = []
        # The largest value of each accumulator, and the stages that touched it.
        self.values = {}
        self.touched = {}
        self.stages = {}
        self._plan = None

    def keep_plan(self, plan):
        self._plan = [plan]

    def read_plan(self):
        """Takes the latest plan, if it came after the one that was taken."""
        if self._plan is None:
            return
        [plan] = self._plan
        self._plan = None
        self.nodes = plan["nodes"] if plan else None
        if plan:
            self.fallbacks = plan["fallbacks"]

    def start_job(self, job, description, group):
        """A job of the execution; without a start of the execution, its first job describes it."""
        self.jobs.setdefault(job, None)
        self.description = self.description or description
        self.job_group = self.job_group or group

    def take(self, accumulated, stage):
        for accumulator, value in accumulated:
            self.values[accumulator] = max(value, self.values.get(accumulator, 0))
            if stage is not None:
                self.touched.setdefault(accumulator, set()).add(stage)

    def stage(self, stage, attempt):
        key = (stage, attempt)
        if key not in self.stages:
            self.stages[key] = Stage(stage, attempt)
        return self.stages[key]


class Executors:
    """The executors of one application: who came and went."""

    def __init__(self):
        self._alive = set()
        self._added = {}
        self._memory = {}
        self._most = 0

    def add(self, event):
        self._alive.add(event["executor"])
        self._added[event["executor"]] = event
        self._most = max(self._most, len(self._alive))

    def remove(self, event):
        self._alive.discard(event["executor"])

    def add_memory(self, event):
        self._memory[event["executor"]] = event

    def summary(self):
        added = list(self._added.values())
        is_local = _DRIVER in self._added or not added
        memory = [event for name, event in self._memory.items() if (name == _DRIVER) == is_local]
        return {
            "most": self._most if added else None,
            "cores": sorted({event["cores"] for event in added} - {None}),
            "hosts": len({event["host"] for event in added}) if added else None,
            "gpus": _largest(event["gpus"] for event in added),
            "onHeapBytes": _largest(event["onHeapBytes"] for event in memory),
            "offHeapBytes": _largest(event["offHeapBytes"] for event in memory),
        }


def _largest(values):
    return max((value for value in values if value is not None), default=None)


class Application:
    """What the log has told of the application as a whole."""

    def __init__(self):
        self.executors = Executors()
        self.events = self.tasks = self.other_tasks = 0
        self.is_started = False
        self.id = self.attempt = self.name = self.spark = None
        self.start_ms = self.end_ms = None
        self.environment = {"java": None, "scala": None, "architecture": None, "os": None, "properties": {}, "jars": []}
        self.builds = {}
        self.other_jobs = {}

    def start(self, event):
        self.is_started = True
        self.id, self.name, self.attempt = (or_none(event[key]) for key in ("id", "name", "attempt"))
        self.start_ms = event["timeMs"]

    def note_other_job(self, description):
        line = one_line(description)
        self.other_jobs[line] = self.other_jobs.get(line, 0) + 1


class ApplicationLog:
    """The log of one attempt at one application. Each method takes the fact of one kind of event."""

    def __init__(self):
        self.application = Application()
        self.executions = {}
        # Executions of which the log has a start or a job.
        self.told = set()
        self._owners = {}
        self._owners_of_jobs = {}

    def take(self, kind, fact):
        getattr(self, f"_{kind}")(fact)

    def owner_of(self, stage):
        """The execution that a stage belongs to; None for none."""
        return self._owners.get(stage)

    def _execution_of(self, number):
        if number not in self.executions:
            self.executions[number] = Execution(number)
        return self.executions[number]

    def _logStart(self, fact):
        self.application.spark = or_none(fact["spark"])

    def _application(self, fact):
        self.application.start(fact)

    def _applicationEnd(self, fact):
        self.application.end_ms = fact["timeMs"]

    def _environment(self, fact):
        self.application.environment = fact

    def _build(self, fact):
        for key, value in fact:
            self.application.builds[key] = one_line(value)

    def _executor(self, fact):
        self.application.executors.add(fact)

    def _executorGone(self, fact):
        self.application.executors.remove(fact)

    def _blockManager(self, fact):
        self.application.executors.add_memory(fact)

    def _job(self, fact):
        owner = None if fact["execution"] is None else self._execution_of(fact["execution"])
        if owner is None:
            self.application.note_other_job(fact["description"])
        else:
            self.told.add(owner.id)
            job = fact["job"]
            owner.start_job(-1 - len(owner.jobs) if job is None else job, fact["description"], fact["group"])
            if job is not None:
                self._owners_of_jobs[job] = owner
        for stage in fact["stages"]:
            self._owners.setdefault(stage, owner)

    def _jobEnd(self, fact):
        owner = self._owners_of_jobs.get(fact["job"])
        if owner is not None and fact["failure"] is not None:
            owner.jobs[fact["job"]] = fact["failure"]

    def _stage(self, fact):
        owner = self._owners.get(fact["stage"])
        if owner is None:
            return
        owner.take(fact["accumulated"], fact["stage"])
        stage = owner.stage(fact["stage"], fact["attempt"])
        stage.start_ms, stage.end_ms, stage.scopes = fact["startMs"], fact["endMs"], fact["scopes"]

    def _stageMemory(self, fact):
        owner = self._owners.get(fact["stage"])
        if owner is not None:
            owner.stage(fact["stage"], fact["attempt"]).hold(fact["memory"])

    def _execution(self, fact):
        execution = self._execution_of(fact["execution"])
        self.told.add(execution.id)
        execution.root, execution.start_ms, execution.description = fact["root"], fact["timeMs"], fact["description"]

    def _plan(self, fact):
        self._execution_of(fact["execution"]).keep_plan(fact["plan"])

    def _driverUpdates(self, fact):
        self._execution_of(fact["execution"]).take(fact["accumulated"], None)

    def _fallback(self, fact):
        self._execution_of(fact["execution"]).gluten_fallbacks = fact["fallbacks"]

    def _end(self, fact):
        execution = self._execution_of(fact["execution"])
        execution.ended, execution.error, execution.end_ms = True, fact["error"], fact["timeMs"]
        execution.read_plan()
