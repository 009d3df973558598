import { formatSize } from '../../benchmark/eventLogAnalysis/amounts';
import type { StageRun } from '../../benchmark/eventLogAnalysis/stageRuns';
import type { Comparison, MatchedQuery, Names, VerdictCase } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import { markOf } from '../../benchmark/model/verdictMark';
import { capitalise } from '../../benchmark/text/names';
import { formatNumber, formatSeconds } from '../../benchmark/text/numbers';
import type { MatchedStages } from '../../figures/stages/spec';
import { spilledBytes } from './lost';

const SIDES = ['baseline', 'candidate'] as const;

/** "Why is q18 faster with Celeborn?", by the verdict; without a direction, "Differences on q18 …". */
export function queryHeading({ query, verdict }: MatchedQuery, { candidate }: Names): string {
  const mark = markOf(verdict);
  if (mark === 'faster' || mark === 'slower') return `Why is ${query} ${mark} with ${candidate}?`;
  return `Differences on ${query} with ${candidate}`;
}

const DIRECTION: Partial<Record<VerdictCase, string>> = {
  faster: 'faster',
  ahead: 'ahead',
  slower: 'slower',
  behind: 'behind',
};

/** "Why is Comet faster?", "Why is Celeborn behind?", by the report's verdict; without a direction, "Differences …". */
export function reportHeading({ names, verdict }: Comparison): string {
  const direction = DIRECTION[verdict.case];
  if (direction) return `Why is ${names.candidate} ${direction}?`;
  return `Differences between ${names.candidate} and ${names.baseline}`;
}

function runsOf({ pairs }: MatchedStages, side: Side): StageRun[] {
  return pairs.flatMap((pair) => pair[side] ?? []);
}

/** Slowest ÷ median task of the stage with the largest gap in seconds, among stages with several tasks; or null. */
function largestSkew(runs: readonly StageRun[]): number | null {
  const stages = runs.flatMap(({ tasks, medianS, maxS }) =>
    tasks > 1 && medianS !== null && maxS !== null && medianS > 0 ? [{ medianS, maxS }] : [],
  );
  const [first] = stages.sort((a, b) => b.maxS - b.medianS - (a.maxS - a.medianS));
  return first ? first.maxS / first.medianS : null;
}

function spillText(found: MatchedStages, names: Names): string {
  const spills = SIDES.map((side) => ({ name: names[side], bytes: spilledBytes(runsOf(found, side)) }));
  if (spills.every(({ bytes }) => bytes === 0)) return 'no stage spilled';
  return spills
    .map(({ name, bytes }) => {
      if (bytes === null) return `${name} does not report spill`;
      return bytes === 0 ? `no stage of ${name} spilled` : `${name} spilled ${formatSize(bytes)}`;
    })
    .join(', ');
}

function skewText(found: MatchedStages, names: Names): string {
  const skews = SIDES.flatMap((side) => {
    const skew = largestSkew(runsOf(found, side));
    return skew === null ? [] : [`${formatNumber(skew, 2)}× the median with ${names[side]}`];
  });
  if (skews.length === 0) return 'no stage has more than one task';
  return `in the most skewed stage, the slowest task takes ${skews.join(' and ')}`;
}

/** Times, spill, and skew of one query: "11.42 s … became 6.73 s …. No stage spilled; …". */
export function querySentence({ baseline, candidate }: MatchedQuery, names: Names, found: MatchedStages): string {
  const times = `${formatSeconds(baseline.timeS, 2)} with ${names.baseline} became ${formatSeconds(candidate.timeS, 2)} with ${names.candidate}.`;
  const parts = [spillText(found, names), skewText(found, names)];
  return `${times} ${capitalise(parts.join('; '))}.`;
}

/** Seconds lost and gained over the suite, and the content of the logs. */
export function reportSentence({ matched, names, baseline, candidate }: Comparison, logged: number): string {
  const lost = matched.filter(({ savedS }) => savedS < 0);
  const gained = matched.filter(({ savedS }) => savedS > 0);
  const sum = (list: readonly MatchedQuery[]) => list.reduce((total, { savedS }) => total + Math.abs(savedS), 0);
  const logs = logged === matched.length ? 'all of these queries' : `${logged} of these queries`;
  const loss = `loses ${formatSeconds(sum(lost))} on ${lost.length} of ${matched.length} queries`;
  const gain = `gains ${formatSeconds(sum(gained))} on ${gained.length}`;
  return `${capitalise(names.candidate)} ${loss} and ${gain}. The event logs of ${baseline.engine.title} ${baseline.engine.version} and ${candidate.engine.title} ${candidate.engine.version} show what ran, where it waited, and what it used for ${logs}. They do not identify causes.`;
}
