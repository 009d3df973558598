import { formatRows } from '../../benchmark/eventLogAnalysis/amounts';
import type { StagePair } from '../../benchmark/eventLogAnalysis/matchStages';
import type { ChosenIteration } from '../../benchmark/eventLogAnalysis/medianIteration';
import { stageTime } from '../../benchmark/eventLogAnalysis/stageRuns';
import type { Names } from '../../benchmark/model/comparison';
import type { Side } from '../../benchmark/model/resultSet';
import { formatSeconds } from '../../benchmark/text/numbers';

const SIDES = ['baseline', 'candidate'] as const;

interface StageChange {
  changeS: number;
  stage: string;
}

/** Matched stages by the candidate's additional time in seconds; the largest change first. */
function stageChanges(pairs: readonly StagePair[]): StageChange[] {
  const changes = pairs.flatMap(({ baseline, candidate }): StageChange[] => {
    const [before, after] = [baseline && stageTime(baseline), candidate && stageTime(candidate)];
    if (!baseline || before === null || after === null) return [];
    return [{ changeS: after - before, stage: `“${baseline.name}” of ${formatRows(baseline.readRows)} rows` }];
  });
  return changes.sort((a, b) => Math.abs(b.changeS) - Math.abs(a.changeS));
}

function changeText({ changeS }: StageChange): string {
  return `${formatSeconds(Math.abs(changeS), 2)} ${changeS < 0 ? 'less' : 'more'}`;
}

/** "“Scan, filter, exchange” of 6.0 million rows takes 4.61 s less with Celeborn, “…” of … rows 3.53 s less". */
export function stagesTitle(pairs: readonly StagePair[], query: string, { candidate }: Names): string {
  const [first, second] = stageChanges(pairs);
  if (!first) return `No stage of ${query} could be matched`;
  if (Math.abs(first.changeS) < 0.005) return `The stages of ${query} take the same time on both sides`;
  const also = second && Math.abs(second.changeS) >= 0.25 * Math.abs(first.changeS);
  const rest = also ? `, ${second.stage} ${changeText(second)}` : '';
  return `${first.stage} takes ${changeText(first)} with ${candidate}${rest}`;
}

function iterationText(name: string, { iteration, timeS }: ChosenIteration): string {
  return `${name} iteration ${iteration}${timeS === null ? '' : `, ${formatSeconds(timeS, 2)}`}`;
}

/** Which iterations are shown, and how their stages are matched. */
export function stagesCaption(names: Names, chosen: Record<Side, ChosenIteration>): string {
  const sides = SIDES.map((side) => iterationText(names[side], chosen[side])).join('; ');
  return `Median iteration of each side (${sides}). Stages are matched by rows read and written and by operators, not by stage ID. Stages can overlap, so their times do not add up.`;
}
