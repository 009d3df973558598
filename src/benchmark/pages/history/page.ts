import { figureMachines, type Machines } from '../../figures/history/blocks';
import { driftSpec } from '../../figures/history/drift';
import { marksTable } from '../../figures/history/marksTable';
import type { DriftSpec, HistorySpec } from '../../figures/history/specs';
import { historySpec, linesDisclaimer } from '../../figures/history/speedups';
import { standaloneFigure } from '../../figures/kind';
import { LEAST_ROUNDS, withGuests } from '../../history/guests';
import type { HistoryLine } from '../../history/lines';
import { publishedOn, releaseName } from '../../history/words';
import type { ResultSet } from '../../model/resultSet';
import type { EngineRecord } from '../../model/round';
import { capitalise, listed } from '../../text/names';
import { countWord, formatDate } from '../../text/numbers';
import { enginePath, historyPath } from './paths';
import { breakSentences, roundGroup } from './rounds';
import { historyVerdict } from './verdict';

/** A chart of a history with the artifacts that it is computed from. */
export type HistoryChart = ReturnType<typeof chartOf>;

/** The page of an engine's history, and its charts. */
export type EngineHistory = ReturnType<typeof engineHistory>;
/** All that /history/<engine>/ prints. Plain JSON. */
export type HistoryPageData = EngineHistory['page'];

function chartOf(spec: HistorySpec | DriftSpec, machines: Machines) {
  const points = machines.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  const sets = points.flatMap(({ comparison: { baseline, candidate } }) => [baseline, candidate]);
  return { spec, sets: [...new Set(sets)], rounds: [...new Set(points.map(({ round }) => round))] };
}

/** "speedups" and "baseline" of the first group of machines, "speedups-2" and "baseline-2" of the next. */
function chartPairs(engine: EngineRecord, lines: readonly HistoryLine[]): HistoryChart[][] {
  return figureMachines(engine, lines).map((machines, index) => {
    const end = index === 0 ? '' : `-${index + 1}`;
    return [
      chartOf(historySpec(`speedups${end}`, engine, machines), machines),
      chartOf(driftSpec(`baseline${end}`, engine, machines), machines),
    ];
  });
}

const STATEMENT = 'The table lists the number of runs behind each point.';

/** A chart with what stands around it. */
export function historyFigure({ spec }: HistoryChart, path: string) {
  const statement = `${STATEMENT} ${spec.disclaimer}.`;
  const sources = [{ label: 'the rounds', path: `${path}#rounds` }];
  return standaloneFigure(spec, marksTable(spec), { statement, sources });
}

/** The releases without a round: those without any result, and those of which there are results beside no native Spark. */
function missing(engine: EngineRecord, lines: readonly HistoryLine[], versions: ReadonlySet<string>): string[] {
  const measured = new Set(lines.flatMap(({ points }) => points.map(({ release }) => release)));
  const without = engine.releases.filter((_, index) => !measured.has(index));
  const names = (wanted: boolean) =>
    without.filter(({ version }) => versions.has(version) === wanted).map((release) => releaseName(release));
  const [none, others] = [names(false), names(true)];
  return [
    ...(none.length === 0 ? [] : [`No published results were found for ${listed(none)}.`]),
    ...(others.length === 0
      ? []
      : [`Results exist for ${listed(others)}, but not with a vanilla Spark baseline in the same round.`]),
  ];
}

function meta(lines: readonly HistoryLine[]): string {
  return `${linesDisclaimer(lines)}. Do not compare seconds across releases: machines, executors, and data changed.`;
}

function description({ name }: EngineRecord, lines: readonly HistoryLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const first = points.map(publishedOn).sort()[0] ?? '';
  const publishers = [...new Set(lines.map(({ publisher }) => publisher))];
  return `Results that ${listed(publishers)} published for ${name} since ${formatDate(first)}. Each release is compared with vanilla Spark in the same round.`;
}

/** Why there is no figure; '' where there is one. */
function noFigure(charts: readonly HistoryChart[]): string {
  if (charts.length > 0) return '';
  return `No series has ${countWord(LEAST_ROUNDS)} or more rounds, so there is no chart. The table lists every round.`;
}

/** The history of an engine with its lines; `resultSets` are all there are, also those of no round. */
export function engineHistory(engine: EngineRecord, lines: HistoryLine[], resultSets: readonly ResultSet[]) {
  const path = historyPath(engine.id);
  const pairs = chartPairs(engine, lines);
  const charts = pairs.flat();
  const rounds = [...new Set(lines.flatMap(({ points }) => points.map(({ round }) => round)))];
  const own = resultSets.filter((set) => set.engine.id === engine.id);
  const name = capitalise(engine.name);
  const page = {
    path,
    name,
    title: `${name}, release by release`,
    description: description(engine, lines),
    meta: meta(lines),
    verdict: historyVerdict(engine, lines),
    /** The speedups, then the baseline, of each group of machines; empty where no line has rounds enough. */
    figures: pairs.flatMap(([speedups, baseline]) =>
      speedups && baseline
        ? [{ speedups: historyFigure(speedups, path), baseline: historyFigure(baseline, path) }]
        : [],
    ),
    /** The folder of their files below /charts/ and /embed/. */
    folder: `history-${engine.id}`,
    noFigure: noFigure(charts),
    groups: lines.map((line) => roundGroup(engine, line)),
    /** Where a line breaks, and what is known to differ, a sentence each. */
    breaks: [
      ...withGuests(lines).flatMap((line) => breakSentences(engine, line)),
      ...rounds.flatMap(({ title, differs }) => (differs.length === 0 ? [] : [`${title}: ${differs.join(' ')}`])),
    ],
    /** Below the table. */
    notes: missing(engine, lines, new Set(own.map((set) => set.engine.version))),
    engine: { label: `About ${engine.name}`, path: enginePath(engine.id) },
  };
  return { engine, lines, page, charts };
}
