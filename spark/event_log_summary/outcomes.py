"""What becomes of a log: its summary staged, one of several of the same application chosen and put in place, the log remembered.

Rows travel as `Outcome`. Every step can run twice, as Spark does where a worker is lost, with the same result.
"""

from __future__ import annotations

import hashlib
import json
from collections import namedtuple
from itertools import groupby

from .assembling import AssembledLog
from .errors import LogError
from .files import FORMAT, WHOLE, summary_files, summary_folder
from .js import encoded, packed
from .status import DUPLICATE, SUMMARISED, Findings
from .text import one_line

# Where finished logs are remembered, below the output.
FINISHED = "_finished"

# `folder` is the summary's, "" for none; `staged` where it waits to be put in place, "" where it is there; the next three say
# how much a log tells of its application. `digests` are those of the parts.
Outcome = namedtuple(
    "Outcome",
    "log folder staged is_finished end_ms events application attempt parts bytes lines bad_lines outcome reason digests",
)


def digest_of(texts):
    """One digest of several."""
    return hashlib.blake2b("\n".join(texts).encode("utf-8"), digest_size=16).hexdigest()


def _digests(log, reports):
    """The digest of each part, from those of its slices."""
    own = [[report["digest"] for report in reports if report["part"] == part] for part in range(len(log.parts))]
    return [digest_of(digests) for digests in own]


def staged_outcomes(number, log, rows, storage, staging, allow_broken):
    """The outcomes of a log from its sorted rows, one for each of its applications; their summaries are staged below `staging`."""
    try:
        assembled = AssembledLog(rows)
    except LogError as error:
        yield Outcome(
            number, "", "", False, 0, 0, log.application, log.attempt, len(log.parts), sum(part.size for part in log.parts),
            0, 0, error.outcome, str(error), "[]",
        )  # fmt: skip
        return
    findings = Findings([part.name for part in log.parts], log.missing, assembled.reports)
    is_fit = findings.outcome is None or (allow_broken and findings.is_bearable)
    common = dict(
        log=number, parts=len(log.parts), bytes=findings.bytes, lines=findings.lines, bad_lines=findings.bad_lines,
        reason=findings.reason, digests=packed(_digests(log, assembled.reports)).decode(),
    )  # fmt: skip
    nothing = Outcome(
        folder="", staged="", is_finished=False, end_ms=0, events=0, application=log.application, attempt=log.attempt,
        outcome=findings.outcome, **common,
    )  # fmt: skip
    if not is_fit:
        yield nothing
        return
    if not assembled.applications:
        yield nothing._replace(outcome="no log", reason=one_line(f"the log holds no event; {findings.reason}").rstrip("; "))
        return
    for rank, one in enumerate(assembled.applications):
        application = one.application
        staged = f"{staging}/{number}-{rank}"
        storage.write_files(staged, summary_files(one))
        yield nothing._replace(
            folder=summary_folder(application),
            staged=staged,
            is_finished=application.end_ms is not None,
            end_ms=application.end_ms or 0,
            events=application.events,
            application=application.id or "unknown",
            attempt=application.attempt or "",
            outcome=SUMMARISED,
        )


def _worth(outcome, name):
    """Orders logs of the same application and attempt, the one that counts last: one with its end, the latest, the fullest."""
    return outcome.is_finished, outcome.end_ms, outcome.events, [-ord(letter) for letter in name]


def placed(outcomes, names, storage):
    """Outcomes of one folder: the log that tells most is put in place, the others are duplicates. `names` are those of the logs."""
    best = max(outcomes, key=lambda outcome: _worth(outcome, names[outcome.log]))
    if best.staged:
        storage.put_in_place(best.staged, best.folder, WHOLE)
    for outcome in outcomes:
        if outcome is best:
            yield outcome._replace(staged="", outcome=SUMMARISED)
        else:
            reason = one_line(f"{names[best.log]} is a log of the same application and attempt, and tells more or as much")
            yield outcome._replace(staged="", outcome=DUPLICATE, reason=reason)


def stat_of(log):
    """What a file system says of a log without reading it, as one digest."""
    return digest_of(f"{part.name} {part.size} {part.changed}" for part in log.parts)


def record_name(log, allow_broken):
    """The name of the file that remembers a log, up to its stat: of where it lies, and of what would be made of it."""
    return digest_of([str(FORMAT), str(allow_broken), log.uri, log.name])


def record_of(log, outcomes):
    """What is remembered of a finished log."""
    digests = json.loads(outcomes[0].digests)
    parts = [[*part, digest] for part, digest in zip(log.parts, digests)]
    return encoded(json.dumps({"parts": parts, "outcomes": [list(outcome[1:]) for outcome in outcomes]}) + "\n")


def remembered(record, number):
    """The outcomes of a record for the log that now has this number."""
    return [Outcome(number, *outcome) for outcome in record["outcomes"]]


def is_done(outcomes):
    """Whether a log needs no second look as long as it stays the same."""
    return all(outcome.outcome in (SUMMARISED, DUPLICATE) for outcome in outcomes)


def by_log(outcomes):
    """Lists of outcomes of the same log, from outcomes in the order of logs."""
    return (list(group) for _, group in groupby(outcomes, key=lambda outcome: outcome.log))
