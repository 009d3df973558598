import { type HistoryLine, type HistoryPoint, historyLines } from '../history/lines';
import { sameShape } from '../history/shape';
import { lineDetail, lineHeading, releaseAt, releaseName } from '../history/words';
import { groupBy } from '../model/groupBy';
import type { Problem } from '../model/resultSet';
import type { EngineRecord } from '../model/round';
import { capitalise } from '../text/names';
import { rewrittenProblems } from './changedTimes';
import { comparisonChange } from './comparisons';
import { setFacts } from './facts';
import { missingProblems } from './missingQueries';
import { newcomers } from './newcomers';
import { affectedPages } from './pages';
import { touchedPairs } from './pairs';
import { isOwnProblem } from './reviewHints';
import {
  type ArtifactChange,
  type ArtifactKind,
  type Change,
  type DiffReport,
  type HistoryStep,
  KINDS,
  type RoundState,
  type Snapshot,
  type WrittenPage,
} from './types';

function roundState(engine: EngineRecord, point: HistoryPoint): RoundState {
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

/** Result sets that were added or changed, or are in added or changed rounds. */
function touchedSets(changes: readonly ArtifactChange[], { rounds }: Snapshot): Set<string> {
  const of = (kind: string) =>
    changes.filter((change) => change.kind === kind && change.change !== 'removed').map(({ id }) => id);
  const moved = of('rounds');
  return new Set([
    ...of('result-sets'),
    ...rounds.filter(({ id }) => moved.includes(id)).flatMap(({ resultSets }) => resultSets),
  ]);
}

/** Touched points of a line, each compared with the previous one. */
function stepsOf(engine: EngineRecord, line: HistoryLine, touched: ReadonlySet<string>): HistoryStep[] {
  const name = `${capitalise(engine.name)} on ${lineHeading(line)}, ${lineDetail(line)}`;
  return line.points.flatMap((point, index) => {
    const before = line.points[index - 1];
    if (!before || !touched.has(point.comparison.candidate.id)) return [];
    return [
      {
        line: name,
        before: roundState(engine, before),
        after: roundState(engine, point),
        single: before.single || point.single,
        broken: !sameShape(before.shape, point.shape),
      },
    ];
  });
}

/** New or changed results of an engine compared with the previous round on their line; none for the first of a line. */
function historySteps(changes: readonly ArtifactChange[], after: Snapshot): HistoryStep[] {
  const touched = touchedSets(changes, after);
  const engines = new Set(after.resultSets.filter(({ id }) => touched.has(id)).map(({ engine }) => engine.id));
  return after.engines
    .filter(({ id }) => engines.has(id))
    .flatMap((engine) => historyLines(engine, after).flatMap((line) => stepsOf(engine, line, touched)));
}

/** Kinds with one JSON file per artifact. */
const FILES = ['environments', 'rounds', 'engines'];

/** 'result-sets/a/results.csv' and 'environments/b.json' as kind, id, and file name. */
function placeOf(path: string) {
  const [kind = '', second = '', ...rest] = path.split('/');
  if (FILES.includes(kind)) return { kind, id: second.replace(/\.json$/, ''), name: second };
  return { kind, id: second, name: rest.join('/') };
}

/** Paths of files by artifact, keyed 'kind/id'. */
function byArtifact(paths: Iterable<string>): Map<string, string[]> {
  return groupBy([...paths], (path) => {
    const { kind, id } = placeOf(path);
    return `${kind}/${id}`;
  });
}

function changeOf(before: readonly string[] | undefined, after: readonly string[] | undefined): Change {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** Artifacts with an added, changed, or removed file, by kind, then by id; files are compared as text. */
function artifactChanges(before: Snapshot['files'], after: Snapshot['files']): ArtifactChange[] {
  const [left, right] = [byArtifact(before.keys()), byArtifact(after.keys())];
  const differing = byArtifact(
    [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path)),
  );
  const changes = [...differing].map(([key, paths]) => {
    const { kind, id } = placeOf(paths[0] ?? '');
    const files = paths.map((path) => placeOf(path).name).sort();
    return { kind: kind as ArtifactKind, id, change: changeOf(left.get(key), right.get(key)), files };
  });
  const rank = ({ kind }: ArtifactChange) => KINDS.indexOf(kind);
  return changes.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

/** Limit of computed comparisons, because each costs two bootstraps; the rest are counted. */
const MAX_COMPARISONS = 40;

/** Key of a problem without its line. Warnings on unchanged artifacts also ignore numbers, which follow other files. */
function problemKey(entry: Problem, artifacts: readonly ArtifactChange[]): string {
  const { path, level, message } = entry;
  const isStanding = level === 'warning' && !isOwnProblem(entry, artifacts);
  return JSON.stringify([path, level, isStanding ? message.replace(/\d+/g, '#') : message]);
}

/** Problems that are not in `others`, with multiplicity. */
function withoutKnown(
  problems: readonly Problem[],
  others: readonly Problem[],
  artifacts: readonly ArtifactChange[],
): Problem[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    const key = problemKey(other, artifacts);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return problems.filter((entry) => {
    const key = problemKey(entry, artifacts);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

/**
 * Effects of a change between two revisions' artifacts: different artifacts and comparisons, new and fixed problems,
 * affected pages. Artifacts with errors are not compared; their problems are listed. `written` are the site's pages
 * that may show reports; `day` is the day of the change, for ages.
 */
export function diffArtifacts(
  before: Snapshot,
  after: Snapshot,
  written: readonly WrittenPage[] = [],
  day: string | null = null,
): DiffReport {
  const artifacts = artifactChanges(before.files, after.files);
  const { pairs, left } = touchedPairs(artifacts, before, after, MAX_COMPARISONS);
  const comparisons = pairs.flatMap((pair) => comparisonChange(pair, before, after) ?? []);
  const known =
    left > 0 ? after.resultSets.map(({ id }) => id) : pairs.flatMap((pair) => [pair.baseline, pair.candidate]);
  return {
    artifacts,
    newcomers: newcomers(before, after),
    facts: setFacts(artifacts, before, after, { compared: new Set(known), day }),
    comparisons,
    steps: historySteps(artifacts, after),
    uncompared: left,
    newProblems: [
      ...rewrittenProblems(before, after),
      ...missingProblems(artifacts, before, after),
      ...withoutKnown(after.problems, before.problems, artifacts),
    ],
    goneProblems: withoutKnown(before.problems, after.problems, artifacts),
    pages: affectedPages({ changes: artifacts, pairs: comparisons, before, after, written }),
  };
}
