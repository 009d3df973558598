import { queryEvidence } from '../../benchmark/comparison/evidence';
import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import type { Evidence } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { suiteSlug } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, engineTitle, joinWords } from '../../benchmark/text/names';
import { formatMonth, formatNumber, formatQueries, rounded } from '../../benchmark/text/numbers';
import { roundText } from '../../benchmark/text/roundText';
import { evidenceText } from '../../benchmark/text/statistic';
import type { AnswerPart } from '../../figures/answers/spec';
import { disclaimer } from '../../figures/shared/captions';
import { type RatioScale, scalePosition, scaleTicks } from '../../figures/shared/scale';
import { baselineName, type MeasuredPair, measuredPairsOf, queryScale } from './measuredPairs';
import { clauses, type QueryInput, queryText } from './page';
import { type QuerySize, type QuerySuite, querySuites } from './suites';

/** One engine's speedup on a query. */
interface StripMark {
  /** Index of the engine in the key. */
  engine: number;
  speedup: number;
  /** In % of the scale. */
  at: number;
  evidence: Evidence;
}

/** A query with the speedup of each engine. */
export interface StripRow {
  query: string;
  path: string;
  /** "fact-to-fact join"; '' without a description. */
  kind: string;
  /** "Catalog orders that found too little stock". */
  task: string;
  /** Over all engines and baselines. */
  longestS: number;
  marks: StripMark[];
  /** Largest ÷ smallest speedup of the engines over the baseline in the same round; of a list with one engine, of its speedup and 1×. 1 if only one of several engines ran the query. */
  spread: number;
  /** True if one engine is faster than the baseline and another slower. */
  isSplit: boolean;
}

/** Queries of one suite at one data size. */
export interface QueryList {
  /** "tpcds-sf3000". */
  id: string;
  /** "TPC-DS". */
  suite: string;
  /** "3 TB". */
  size: string;
  answer: AnswerPart[];
  engines: string[];
  /** Index of the shape of each engine. */
  shapes: number[];
  /** "vanilla Spark". */
  baseline: string;
  /** Doubts about the environments; '' for none. */
  note: string;
  ticks: { label: string; at: number }[];
  /** Position of 1× in % of the scale. */
  oneAt: number;
  /** Largest spread first. */
  rows: StripRow[];
  statement: string;
  /** "Derived from TPC-DS; …". */
  disclaimer: string;
  /** Path of the same numbers as CSV. */
  csv: string;
  /** Anchors of earlier lists, one per query version. */
  anchors: string[];
}

/** The page of the lists, without base path. */
export const QUERIES_PATH = '/queries/';

/** A list to link to, with its numbers of queries and engines. */
export interface ListLink {
  id: string;
  suite: string;
  size: string;
  queries: number;
  engines: number;
}

export interface QueryIndexData {
  path: string;
  lists: QueryList[];
  links: ListLink[];
}

interface Measured {
  query: string;
  pairs: MeasuredPair[];
}

function stripRow(
  { query, pairs }: Measured,
  input: QueryInput,
  { id, sets }: QuerySuite,
  scale: RatioScale,
  engines: readonly string[],
): StripRow {
  const { kind, description } = queryText(input, sets, query);
  const speedups = pairs.map(({ match }) => match.speedup);
  const compared = engines.length < 2 ? [1, ...speedups] : speedups;
  return {
    query,
    path: `/queries/${id}-${query}/`,
    kind,
    task: clauses(description)[0],
    longestS: rounded(Math.max(...pairs.flatMap(({ match }) => [match.baseline.timeS, match.candidate.timeS]))),
    marks: pairs.map(({ candidate, match, verdict }) => ({
      engine: engines.indexOf(candidate.id),
      speedup: rounded(match.speedup),
      at: scalePosition(match.speedup, scale),
      evidence: queryEvidence(match, verdict === null),
    })),
    spread: rounded(Math.max(...compared) / Math.min(...compared)),
    isSplit: Math.min(...speedups) < 1 && Math.max(...speedups) > 1,
  };
}

/** Number of queries that the answer names. */
const NAMED = 3;

/** True if one engine is clearly faster than the baseline and another clearly slower. */
function isClearlySplit({ marks }: StripRow): boolean {
  const has = (way: Evidence['way']) =>
    marks.some(({ evidence }) => evidence.way === way && evidence.strength === 'clear');
  return has('faster') && has('slower');
}

/** " On 21, one is faster than vanilla Spark and the other is slower, clearly on 4."; '' for no query. */
function splitText(rows: readonly StripRow[], engines: number, baseline: string): string {
  const split = rows.filter(({ isSplit }) => isSplit);
  const clear = split.filter(isClearlySplit).length;
  if (split.length === 0) return '';
  return ` On ${split.length}, one is faster than ${baseline} and ${engines === 2 ? 'the other' : 'another'} is slower; clearly on ${clear === 0 ? 'none' : clear}.`;
}

/** The queries on which engines differ by a factor of two, those on which they differ in direction, and how sure. */
function answerOf(rows: readonly StripRow[], size: string, pairs: QuerySize['pairs'], baseline: string): AnswerPart[] {
  const twice = rows.filter(({ spread }) => spread >= 2);
  const names = pairs.map(({ candidate }) => engineTitle(candidate.engine));
  const isOne = names.length < 2;
  const most = joinWords(twice.slice(0, NAMED).map(({ query }) => query));
  const which = twice.length > NAMED ? `, most on ${most}` : `: ${most}`;
  const days = pairs.map(({ candidate }) => candidate.created).sort();
  const months = new Set([days[0] ?? '', days.at(-1) ?? ''].map(formatMonth));
  return [
    { text: `At ${size}, the ${isOne ? 'speedup' : 'speedups'} of ` },
    { text: joinWords(names), strong: true },
    {
      text: isOne
        ? ` over ${baseline} is at least two or at most half on `
        : ` over ${baseline} differ by a factor of two or more on `,
    },
    { text: `${formatNumber(twice.length)} of ${formatQueries(rows.length)}`, strong: true },
    { text: `${twice.length === 0 ? '' : which}.${isOne ? '' : splitText(rows, names.length, baseline)}` },
    { text: ` The results are from ${[...months].join(' to ')} (${evidenceOf(pairs)}).` },
  ];
}

/** "5 iterations"; several if the engines differ. */
function evidenceOf(pairs: QuerySize['pairs']): string {
  return joinWords([...new Set(pairs.map(({ candidate }) => evidenceText(candidate)))]);
}

/** Doubts about the environments in sentences, each once; '' for none. */
function noteOf(measured: readonly Measured[]): string {
  return [...new Set(measured.flatMap(({ pairs }) => pairs.flatMap(({ doubts }) => doubts)))].join(' ');
}

function statementOf(pairs: QuerySize['pairs'], baseline: string): string {
  const rounds = new Set(pairs.map((pair) => roundText(pair.baseline, pair.candidate)));
  const spread = pairs.length < 2 ? 'longer ÷ shorter of the two times' : 'largest ÷ smallest speedup';
  return `Speedup over ${baseline} ${joinWords([...rounds])}, log scale; ${evidenceOf(pairs)}. Spread: ${spread}.`;
}

function queryList(suite: QuerySuite, { scaleFactor, text, pairs }: QuerySize, input: QueryInput): QueryList {
  const measured = suite.queries
    .map((query) => ({ query, pairs: measuredPairsOf(pairs, query, input.environments) }))
    .filter((entry) => entry.pairs.length > 0);
  const scale = queryScale(measured.flatMap((entry) => entry.pairs.map(({ match }) => match.speedup)));
  const ids = pairs.map(({ candidate }) => candidate.id);
  const id = `${suite.id}-sf${scaleFactor}`;
  const rows = measured.map((entry) => stripRow(entry, input, suite, scale, ids)).sort((a, b) => b.spread - a.spread);
  const baseline = pairs[0] ? baselineName(pairs[0]) : '';
  const own = suite.sets.filter((set) => set.suite.scaleFactor === scaleFactor);
  return {
    id,
    suite: suite.title,
    size: text,
    answer: answerOf(rows, text, pairs, baseline),
    engines: pairs.map(({ candidate }) => engineTitle(candidate.engine)),
    shapes: shapesOf(pairs, input),
    baseline,
    note: noteOf(measured),
    ticks: scaleTicks(scale),
    oneAt: scalePosition(1, scale),
    rows,
    statement: statementOf(pairs, baseline),
    disclaimer: disclaimer(suite.sets[0] as ResultSet),
    csv: `/queries/${id}.csv`,
    anchors: [...new Set(own.map((set) => suiteSlug(set.suite)))],
  };
}

/** Number of different shapes. */
const SHAPES = 4;

/** Shape of each engine of a list: its place among the histories, as on other pages; engines without one have the first free ones. */
function shapesOf(pairs: QuerySize['pairs'], { histories }: QueryInput): number[] {
  const places = pairs.map(({ candidate }) => histories.findIndex(({ engine }) => engine.id === candidate.engine.id));
  const free = Array.from({ length: SHAPES }, (_, shape) => shape).filter((shape) => !places.includes(shape));
  return places.map((place) => (place < 0 ? (free.shift() ?? 0) : place % SHAPES));
}

/** Query lists of every suite and data size with a pair, of a size only the first table format; each anchor of an earlier list occurs once. */
export function queryIndex(input: QueryInput): QueryIndexData {
  const lists = querySuites(input).flatMap((suite) =>
    [...groupBy(suite.sizes, ({ scaleFactor }) => scaleFactor).values()].flatMap(([size]) =>
      size ? [queryList(suite, size, input)] : [],
    ),
  );
  const seen = new Set<string>();
  return {
    path: QUERIES_PATH,
    links: lists.map(({ id, suite, size, rows, engines }) => ({
      id,
      suite,
      size,
      queries: rows.length,
      engines: engines.length,
    })),
    lists: lists.map((list) => ({
      ...list,
      anchors: list.anchors.filter((anchor) => seen.size < seen.add(anchor).size),
    })),
  };
}

export function queryListTable({ rows, engines }: QueryList): Table {
  return tableOf(rows, [
    [QUERY_COLUMN, 'query'],
    [column('kind', 'Kind'), 'kind'],
    [column('task', 'Task'), 'task'],
    [column('longest_s', 'Longest time', 's', 'number', 1), 'longestS'],
    ...engines.map(
      (name, engine) =>
        [
          column(name.toLowerCase().replace(/[^a-z0-9.]+/g, '_'), capitalise(name), '×', 'number', 2),
          ({ marks }: StripRow) => marks.find((mark) => mark.engine === engine)?.speedup ?? null,
        ] as const,
    ),
    [column('spread', 'Spread', '×', 'number', 2), 'spread'],
  ]);
}
