import { topFaster, topSlower } from '../../figures/tables';
import { type HistoryPoint, newestPoint } from '../../history/lines';
import { lineHeading, releaseAt, releaseName } from '../../history/words';
import { comparePath, queryPagePath, resultSetPath } from '../../model/paths';
import type { ResultSet } from '../../model/resultSet';
import { compareVersions } from '../../model/versions';
import { listed } from '../../text/names';
import { formatDate, formatQueries, formatSpeedup } from '../../text/numbers';
import type { EngineHistory } from './page';
import { enginePath, type HistoryLink } from './paths';

/** So many queries of either end are shown. */
const SHOWN = 5;
/** So many queries without a time are named, the others counted. */
const NAMED = 8;

interface Row extends HistoryLink {
  note: string;
}

/** All that /engines/<id>/ prints. Plain JSON. */
export interface EnginePageData {
  path: string;
  name: string;
  what: string;
  licence: string;
  homepage: string;
  sources: HistoryLink[];
  /** The verdict of its history and the way there; null where no round has results of it. */
  history: { link: HistoryLink; word: string; sentence: string } | null;
  /** Releases with results, the newest first. */
  sets: Row[];
  reports: Row[];
  /** The queries on which the newest release is fastest and slowest against native Spark. */
  queries: { heading: string; compare: string; best: Row[]; worst: Row[] } | null;
  /** Sets with queries that have no time. */
  failed: Row[];
}

/** A report as far as the pages of engines need it. */
export interface EngineReport {
  title: string;
  path: string;
  sentence: string;
  /** Ids of the engines that it compares. */
  engines: readonly string[];
}

function setRow(set: ResultSet): Row {
  const times = set.rows.filter(({ timeS }) => timeS !== null).length;
  return {
    label: set.title,
    path: resultSetPath(set.id),
    note: `${formatQueries(times)}, published ${formatDate(set.created)}`,
  };
}

/** The newest version first, and of one version what was published last. */
function newestFirst(a: ResultSet, b: ResultSet): number {
  return compareVersions(b.engine.version, a.engine.version) || (a.created < b.created ? 1 : -1);
}

function failedRow(set: ResultSet): Row[] {
  const rows = set.rows.filter(({ status }) => status !== 'ok');
  if (rows.length === 0) return [];
  const named = rows.slice(0, NAMED).map(({ query, status }) => `${query} (${status.replace('_', ' ')})`);
  const more = rows.length > NAMED ? [`${rows.length - NAMED} more`] : [];
  return [{ label: set.title, path: resultSetPath(set.id), note: listed([...named, ...more]) }];
}

function queryRows(point: HistoryPoint, order: typeof topFaster): Row[] {
  const { matched, baseline } = point.comparison;
  return order(matched)
    .slice(0, SHOWN)
    .map(({ query, speedup }) => ({
      label: query,
      path: queryPagePath(baseline, query),
      note: formatSpeedup(speedup),
    }));
}

function extremes({ engine, lines }: EngineHistory): EnginePageData['queries'] {
  if (lines.length === 0) return null;
  const { line, point } = newestPoint(lines);
  const { baseline, candidate } = point.comparison;
  return {
    heading: `${releaseName(releaseAt(engine, point))} on ${lineHeading(line)}`,
    compare: comparePath(baseline.id, [candidate.id]),
    best: queryRows(point, topFaster),
    worst: queryRows(point, topSlower),
  };
}

/** The page of an engine: what it is, its results, the reports on it, where it is fastest and slowest, and where it has no time. */
export function enginePage(
  history: EngineHistory,
  resultSets: readonly ResultSet[],
  reports: readonly EngineReport[],
): EnginePageData {
  const { engine, lines, page } = history;
  const sets = resultSets.filter((set) => set.engine.id === engine.id).sort(newestFirst);
  return {
    path: enginePath(engine.id),
    name: page.name,
    what: engine.what,
    licence: engine.licence,
    homepage: engine.homepage,
    sources: engine.sources.map(({ title, path }) => ({ label: title, path })),
    history:
      lines.length === 0
        ? null
        : { link: { label: page.title, path: page.path }, word: page.verdict.word, sentence: page.verdict.sentence },
    sets: sets.map(setRow),
    reports: reports
      .filter(({ engines }) => engines.includes(engine.id))
      .map(({ title, path, sentence }) => ({ label: title, path, note: sentence })),
    queries: extremes(history),
    failed: sets.flatMap(failedRow),
  };
}
