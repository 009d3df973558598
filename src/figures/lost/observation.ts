import { formatSize } from '../../benchmark/eventLogAnalysis/amounts';
import type { StagePair } from '../../benchmark/eventLogAnalysis/matchStages';
import { type StageRun, stageTime } from '../../benchmark/eventLogAnalysis/stageRuns';
import type { Comparison, MatchedQuery } from '../../benchmark/model/comparison';
import type { SideMetrics } from '../../benchmark/model/eventLog';
import { formatSeconds } from '../../benchmark/text/numbers';
import { matchedStages } from '../stages/spec';

/** Bytes that stages spilled to disk in total; null if the log lacks any of them. */
export function spilledBytes(runs: readonly StageRun[]): number | null {
  const known = runs.map(({ measures }) => measures.disk_spill_bytes);
  return known.some((bytes) => bytes === null) ? null : known.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0);
}

function sideRuns(pairs: readonly StagePair[], side: keyof StagePair): StageRun[] {
  return pairs.flatMap((pair) => pair[side] ?? []);
}

function spillText(pairs: readonly StagePair[]): string[] {
  const [before, after] = [spilledBytes(sideRuns(pairs, 'baseline')), spilledBytes(sideRuns(pairs, 'candidate'))];
  if (before === null || after === null || before === after) return [];
  return [`spill ${formatSize(before)} → ${formatSize(after)}`];
}

/** Contribution of a stage to the time change; an unmatched stage counts with its whole time. */
function changeOf({ baseline, candidate }: StagePair): number {
  return ((candidate && stageTime(candidate)) ?? 0) - ((baseline && stageTime(baseline)) ?? 0);
}

function stageText({ baseline, candidate }: StagePair): string {
  const seconds = (run: StageRun) => formatSeconds(stageTime(run) ?? 0, 2);
  const name = `“${(baseline ?? candidate)?.name}”`;
  if (baseline && candidate) return `${name} ${seconds(baseline)} → ${seconds(candidate)}`;
  return `${name} ${seconds((baseline ?? candidate) as StageRun)}, ${baseline ? 'baseline' : 'candidate'} only`;
}

/** Largest difference on a query in both logs: spill, and the stage that changed most in the query's direction. */
export function observation(comparison: Comparison, metrics: SideMetrics, { query, savedS }: MatchedQuery): string {
  const found = matchedStages(comparison, metrics, query);
  if (!found) return 'not in these logs';
  const direction = savedS > 0 ? -1 : 1;
  const changed = found.pairs
    .map((pair) => ({ pair, change: changeOf(pair) * direction }))
    .filter(({ change }) => change >= 0.005)
    .sort((a, b) => b.change - a.change)[0];
  const texts = [...spillText(found.pairs), ...(changed ? [stageText(changed.pair)] : [])];
  return texts.length === 0 ? 'no such change in any stage' : texts.join('; ');
}
