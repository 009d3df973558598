import { type HistoryLine, type HistoryPoint, historyLines } from '../history/lines';
import { sameShape } from '../history/shape';
import { lineDetail, lineHeading, releaseAt, releaseName } from '../history/words';
import type { EngineRecord } from '../model/round';
import { capitalise } from '../text/names';
import type { ArtifactChange, HistoryStep, RoundStanding, Snapshot } from './types';

function standing(engine: EngineRecord, point: HistoryPoint): RoundStanding {
  const { total, geometricMean, median, baseline, baselineS, candidateS } = point.comparison;
  return {
    release: releaseName(releaseAt(engine, point)),
    totalSpeedup: total.speedup,
    geometricMeanSpeedup: geometricMean.speedup,
    medianSpeedup: median.speedup,
    baseline: baseline.id,
    baselineS,
    candidateS,
  };
}

/** The result sets that came or changed, and those of rounds that did. */
function touchedSets(changes: readonly ArtifactChange[], { rounds }: Snapshot): Set<string> {
  const of = (kind: string) =>
    changes.filter((change) => change.kind === kind && change.change !== 'removed').map(({ id }) => id);
  const moved = of('rounds');
  return new Set([
    ...of('result-sets'),
    ...rounds.filter(({ id }) => moved.includes(id)).flatMap(({ resultSets }) => resultSets),
  ]);
}

/** The touched points of a line, each against the one before it. */
function stepsOf(engine: EngineRecord, line: HistoryLine, touched: ReadonlySet<string>): HistoryStep[] {
  const name = `${capitalise(engine.name)} on ${lineHeading(line)}, ${lineDetail(line)}`;
  return line.points.flatMap((point, index) => {
    const before = line.points[index - 1];
    if (!before || !touched.has(point.comparison.candidate.id)) return [];
    return [
      {
        line: name,
        before: standing(engine, before),
        after: standing(engine, point),
        single: before.single || point.single,
        broken: !sameShape(before.shape, point.shape),
      },
    ];
  });
}

/** What each new or changed result of an engine is against the round before it on its line; none for the first of a line. */
export function historySteps(changes: readonly ArtifactChange[], after: Snapshot): HistoryStep[] {
  const touched = touchedSets(changes, after);
  const engines = new Set(after.resultSets.filter(({ id }) => touched.has(id)).map(({ engine }) => engine.id));
  return after.engines
    .filter(({ id }) => engines.has(id))
    .flatMap((engine) => historyLines(engine, after).flatMap((line) => stepsOf(engine, line, touched)));
}
