import { machineText } from '../../benchmark/comparison/environmentSummary';
import type { Comparison } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import { resultSetPath } from '../../benchmark/model/paths';
import { EXTRA_QUERIES, suiteLabel, suiteTitle } from '../../benchmark/model/queries';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { countedRows, timedRows } from '../../benchmark/model/rows';
import { enginesOf } from '../../benchmark/model/setLists';
import { formatMark, sizeText } from '../../benchmark/text/dataSize';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { countNoun, formatNumber, formatShortDate, formatShortMonth } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { publisherName, publisherRole } from '../../benchmark/text/publisher';
import type { AnswerPart } from '../../figures/answers/spec';
import { comparePair, type PairInput, vanillaPairs } from '../home/engineSummary/pairs';
import type { FacetKey } from './facets';
import { totalSeconds } from './listEntry';
import { type SpeedupBar, speedupBars } from './speedupBars';

export interface ResultSetRow extends Record<FacetKey, string> {
  path: string;
  /** "1.0.0", "0.16.0, hash joins". */
  release: string;
  /** "TPC-DS, 3 TB, Iceberg". */
  data: string;
  queries: number;
  /** In seconds, "2,416.7"; "incomplete". */
  total: string;
  speedup: SpeedupBar | null;
  /** Text instead of a speedup. */
  noSpeedup: 'baseline' | 'no baseline';
  month: string;
}

interface TableInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
  /** Pairs that reports compare. */
  compared: PairInput['compared'];
}

type Pairs = ReadonlyMap<string, Comparison>;

/** Comparison of each set with vanilla Spark in the same round, by set id. */
function baselinePairs(input: TableInput): Pairs {
  const pairs = vanillaPairs({ ...input, engines: enginesOf(input.resultSets) });
  return new Map(pairs.map((pair) => [pair.candidate.id, comparePair(pair, input.environments)]));
}

/** "1.0.0", or "0.16.0, hash joins" for a second set of a release. */
function releaseText({ id, engine, rerunOf }: ResultSet, rounds: readonly Round[]): string {
  const variant = rounds.flatMap(({ variants }) => variants ?? []).find(({ resultSet }) => resultSet === id);
  const what = rerunOf ? 'rerun' : variant?.what;
  return what ? `${engine.version}, ${what}` : engine.version;
}

/** "3 TB" with a plain space, as in URLs. */
export function plainSize(suite: ResultSet['suite']): string {
  return sizeText(suite).replace('\u202F', ' ');
}

/** Every result set, newest first, with a summary sentence and their number. */
export function resultSetTable(input: TableInput) {
  const { resultSets, environments, rounds } = input;
  const pairs = baselinePairs(input);
  const bars = speedupBars([...pairs.values()]);
  const baselines = new Set([...pairs.values()].map(({ baseline }) => baseline.id));
  const engines = enginesOf(resultSets);
  const series = (set: ResultSet) =>
    JSON.stringify([set.engine.id, releaseText(set, rounds), set.suite, set.environment, set.created.slice(0, 7)]);
  const alike = groupBy(resultSets, series);
  /** True if only its day tells a set from another of its month. */
  const isRepeated = (set: ResultSet) => (alike.get(series(set))?.length ?? 0) > 1;
  const row = (set: ResultSet): ResultSetRow => {
    const { id, suite, engine, iterations, environment } = set;
    const total = totalSeconds(set);
    return {
      path: resultSetPath(id),
      engine: capitalise(engine.title),
      release: releaseText(set, rounds),
      suite: suiteLabel(suite),
      size: plainSize(suite),
      data: `${suiteTitle(suite)}, ${sizeText(suite)}${formatMark(suite)}`,
      machine: machineText(environments.find((entry) => entry.id === environment)),
      iterations: iterations === 'unknown' ? NOT_REPORTED : String(iterations),
      publisher: publisherName(set, engines),
      role: capitalise(publisherRole(set, engines)),
      queries: countedRows(set).length,
      total: total === null ? 'incomplete' : formatNumber(total, 1),
      speedup: bars.get(id) ?? null,
      noSpeedup: baselines.has(id) ? 'baseline' : 'no baseline',
      month: publicationDay(set, isRepeated(set) ? formatShortDate : formatShortMonth),
    };
  };
  const newest = [...resultSets].sort((a, b) => (a.created === b.created ? 0 : a.created < b.created ? 1 : -1));
  return {
    sentence: sentence(resultSets),
    extras: extrasText(resultSets),
    all: resultSets.length,
    rows: newest.map(row),
  };
}

/** Number of rows on /data/. */
const MAX_LISTED = 500;

/** The table with its first rows, the newest. */
export function listed<Table extends ReturnType<typeof resultSetTable>>(table: Table): Table {
  return { ...table, rows: table.rows.slice(0, MAX_LISTED) };
}

/** "8 times of ss_max are not counted: it is not one of the suite’s queries."; '' without such times. */
function extrasText(sets: readonly ResultSet[]): string {
  const extras = sets.flatMap(timedRows).filter(({ query }) => EXTRA_QUERIES.includes(query));
  if (extras.length === 0) return '';
  const names = joinWords([...new Set(extras.map(({ query }) => query))]);
  return `${countNoun(extras.length, 'time')} of ${names} ${extras.length === 1 ? 'is' : 'are'} not counted: a statement in addition to the suite’s queries.`;
}

/** "66 result sets with 4,463 query times, from five accelerators and vanilla Spark, published …". */
function sentence(sets: readonly ResultSet[]): AnswerPart[] {
  const times = sets.reduce((count, set) => count + countedRows(set).length, 0);
  const all = new Set(sets.map(({ engine }) => engine.id));
  const accelerators = all.size - Number(all.has(NATIVE_SPARK));
  const measured = all.has(NATIVE_SPARK)
    ? [...(accelerators === 0 ? [] : [countNoun(accelerators, 'accelerator')]), 'vanilla Spark']
    : [countNoun(all.size, 'engine')];
  const engines = enginesOf(sets);
  const roles = sets.map((set) => publisherRole(set, engines));
  const [own, here] = ['engine’s project', 'this site'].map((role) => roles.filter((one) => one === role).length);
  const publishers = [
    [own, 'by an engine’s own project'],
    [sets.length - (own ?? 0) - (here ?? 0), 'by others'],
    [here, 'by this site'],
  ] as const;
  const counts = publishers.flatMap(([count = 0, by]) =>
    count === 0 ? [] : [count === sets.length ? by : `${formatNumber(count)} ${by}`],
  );
  return [
    { text: `${countNoun(sets.length, 'result set')} with ${formatNumber(times)} query times`, strong: true },
    { text: `, from ${joinWords(measured)}, published ${joinWords(counts)}.` },
  ];
}
