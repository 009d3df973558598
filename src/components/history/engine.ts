import { queryEvidence } from '../../benchmark/comparison/evidence';
import { type HistoryPoint, newestPoint } from '../../benchmark/history/lines';
import { lineHeading, pointName } from '../../benchmark/history/words';
import type { MatchedQuery } from '../../benchmark/model/comparison';
import type { Evidence, FigureText } from '../../benchmark/model/figure';
import type { Link } from '../../benchmark/model/link';
import { comparePath, queryPagePath, resultSetPath } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { newestSets } from '../../benchmark/model/setLists';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { formatQueries, formatSpeedup } from '../../benchmark/text/numbers';
import { roundText } from '../../benchmark/text/roundText';
import { hasTrend } from '../../figures/history/panels';
import { type RatioScale, scalePosition, scaleTicks } from '../../figures/shared/scale';
import type { ResultSetRow } from '../resultSet/table';
import type { CoveragePageData } from './coverage';
import { type EngineHistory, historyFigure } from './page';
import { enginePath } from './paths';

/** Number of queries at either end to show. */
const SHOWN = 6;
/** Number of result sets to list. */
const MAX_SETS = 100;
/** Up to this number, queries without a time are listed; the rest are counted. */
const NAMED = 8;
const TICKS = [0.1, 0.2, 0.5, 1, 2, 4, 8, 16, 32];

interface Row extends Link {
  note: string;
}

/** A query on the scale of speedups. */
interface QueryRow extends Link, Evidence {
  value: string;
  /** Position on the scale in %. */
  at: number;
}

/** Content of /engines/<id>/. Plain JSON. */
export interface EnginePageData {
  path: string;
  name: string;
  what: string;
  licence: string;
  homepage: string;
  sources: Link[];
  /** Verdict, newest lines with at least two rounds, and link of its history; null if no round has results of it. */
  history: { link: Link; word: string; sentence: string; figure: FigureText | null; folder: string } | null;
  /** Its newest result sets, newest first, and the number of all. */
  sets: ResultSetRow[];
  allSets: number;
  reports: Row[];
  /** Queries with the largest and smallest speedups of the newest release over vanilla Spark. */
  queries: ReturnType<typeof extremes>;
  /** Sets with queries that have no time. */
  failed: Row[];
  /** How much of each plan it runs natively; null if it did not count. */
  coverage: Row | null;
}

/** The parts of a report that engine pages need. */
export interface EngineReport {
  title: string;
  path: string;
  sentence: string;
  /** Ids of the engines that it compares. */
  engines: readonly string[];
}

function failedRow(set: ResultSet): Row[] {
  const rows = set.rows.filter(({ status }) => status !== 'ok');
  if (rows.length === 0) return [];
  const named = rows.slice(0, NAMED).map(({ query, status }) => `${query} (${status.replace('_', ' ')})`);
  const more = rows.length > NAMED ? [`${rows.length - NAMED} more`] : [];
  return [{ label: set.title, path: resultSetPath(set.id), note: joinWords([...named, ...more]) }];
}

/** A log scale that includes 1 and all of these speedups. */
function scaleOf(speedups: readonly number[]): RatioScale {
  const [min, max] = [Math.min(1, ...speedups) / 1.1, Math.max(1, ...speedups) * 1.1];
  return { min, max, ticks: TICKS.filter((tick) => tick >= min && tick <= max) };
}

/** Queries with the largest and smallest speedups of the newest release, fastest first; null without a round. */
function extremes({ engine, lines }: EngineHistory) {
  if (lines.length === 0) return null;
  const { line, point } = newestPoint(lines);
  const { baseline, candidate, matched } = point.comparison;
  const sorted = [...matched].sort((a, b) => b.speedup - a.speedup);
  const [best, worst] = [sorted.slice(0, SHOWN), sorted.slice(SHOWN).slice(-SHOWN)];
  const between = sorted.slice(SHOWN, -SHOWN);
  const scale = scaleOf(sorted.map(({ speedup }) => speedup));
  const row = (query: MatchedQuery) => queryRow(query, point, scale);
  return {
    heading: `${capitalise(engine.name)} ${pointName(engine, point)} on ${lineHeading(line)}`,
    /** "in the same round". */
    round: roundText(baseline, candidate),
    compare: comparePath(baseline.id, [candidate.id]),
    best: best.map(row),
    /** "91 queries between 1.34× and 3.02×"; '' for none. */
    between: betweenText(between),
    worst: worst.map(row),
    base: scalePosition(1, scale),
    ticks: scaleTicks(scale),
  };
}

function queryRow(match: MatchedQuery, { comparison }: HistoryPoint, scale: RatioScale): QueryRow {
  const { query, speedup } = match;
  return {
    label: query,
    path: queryPagePath(comparison.baseline, query),
    value: formatSpeedup(speedup),
    at: scalePosition(speedup, scale),
    ...queryEvidence(match, comparison.verdict.case === 'disputed'),
  };
}

function betweenText(queries: readonly MatchedQuery[]): string {
  const [first, last] = [queries[0], queries.at(-1)];
  if (!first || !last) return '';
  return `${formatQueries(queries.length)} between ${formatSpeedup(last.speedup)} and ${formatSpeedup(first.speedup)}`;
}

/** History section with the chart of its newest lines. */
function historyOf({
  page: { title, path },
  verdict: { word, sentence },
  folder,
  charts,
}: EngineHistory): EnginePageData['history'] {
  const newest = charts.find(({ spec }) => spec.id === 'newest');
  if (!newest) return null;
  const figure = hasTrend(newest.spec) ? historyFigure(newest, `${path}#rounds`) : null;
  return { link: { label: title, path }, word, sentence, figure, folder };
}

/** Page of an engine: description, results, reports, fastest and slowest queries, and queries without a time. */
export function enginePage(
  history: EngineHistory,
  resultSets: readonly ResultSet[],
  rows: readonly ResultSetRow[],
  reports: readonly EngineReport[],
  coverage: CoveragePageData | null = null,
): EnginePageData {
  const { engine, name } = history;
  const sets = resultSets.filter((set) => set.engine.id === engine.id);
  const paths = new Set(sets.map(({ id }) => resultSetPath(id)));
  return {
    path: enginePath(engine.id),
    name,
    what: engine.what,
    licence: engine.licence,
    homepage: engine.homepage,
    sources: engine.sources.map(({ title, path }) => ({ label: title, path })),
    history: historyOf(history),
    sets: rows.filter(({ path }) => paths.has(path)).slice(0, MAX_SETS),
    allSets: sets.length,
    reports: reports
      .filter(({ engines }) => engines.includes(engine.id))
      .map(({ title, path, sentence }) => ({ label: title, path, note: sentence })),
    queries: extremes(history),
    failed: newestSets(sets, MAX_SETS).flatMap(failedRow),
    coverage:
      coverage?.engine.path === enginePath(engine.id)
        ? { label: coverage.title, path: coverage.path, note: coverage.answer.map(({ text }) => text).join('') }
        : null,
  };
}
