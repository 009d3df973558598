import type { QueryText } from '../../artifacts/queryDescriptions';
import { disclaimer, suiteName } from '../../figures/captions';
import { drawnScale } from '../../figures/times/drawnScale';
import { type QueryScale, queryScales } from '../../figures/times/groups';
import { scaleHeading, setNames, setsOf, timesSpec } from '../../figures/times/queryTimes';
import { rowOf } from '../../figures/times/rowsByQuery';
import { timesTable } from '../../figures/times/spec';
import type { Verdict } from '../../model/comparison';
import { groupBy } from '../../model/groupBy';
import { ownValue } from '../../model/guards/record';
import { compareSets, newestQueriesFirst } from '../../model/order';
import { findingPagePath, queryPagePath, reportPath, suiteSlug, tabPath } from '../../model/paths';
import { compareQueries } from '../../model/queries';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { Environment, ResultSet } from '../../model/resultSet';
import { capitalise } from '../../text/names';
import { queryVersionText } from '../../text/stated';
import type { WhyQuery } from '../why/types';
import { queryEventLogs } from './eventLogs';
import { missingLogs } from './missingLogs';
import { queryTextLink } from './queryText';
import { type QueriedHistory, queryRounds } from './rounds';
import { speedupGroup, speedupsTable } from './speedups';
import type { QueryFigure, QueryLink, QueryNeighbour, QueryPage, QueryPageData, QueryTables } from './types';

/** A report as the pages of queries need it. */
interface ReportOnQueries {
  id: string;
  title: string;
  /** The result sets of each thing that it compares: two, or a baseline and several candidates for each suite. */
  sets: readonly (readonly string[])[];
  findings: { query: string; title: string; verdict: Verdict }[];
  /** Whether its page has the table with a row per query. */
  hasRows: boolean;
  /** What the event logs of both its sides tell, by query; empty where a side has none. */
  why: readonly WhyQuery[];
}

/** What the pages of queries are made of. */
export interface QueryInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  texts: Partial<Record<string, Record<string, QueryText>>>;
  reports: readonly ReportOnQueries[];
  /** What the event logs of result sets tell, by id. */
  queryMetrics: Readonly<Record<string, QueryMetrics>>;
  /** Engines with their lines of rounds. */
  histories: readonly QueriedHistory[];
}

/** The result sets of one suite and query version, with their queries in natural order. */
export type QuerySuite = ReturnType<typeof querySuites>[number];

/** The suites and query versions that result sets have, by name, the newest queries of each first. */
export function querySuites(resultSets: readonly ResultSet[]) {
  const ordered = [...resultSets].sort((a, b) => newestQueriesFirst(a.suite, b.suite) || compareSets(a, b));
  return [...groupBy(ordered, ({ suite }) => suiteSlug(suite))].map(([slug, sets]) => {
    const names = new Set(sets.flatMap(({ rows }) => rows.map(({ query }) => query)));
    return { slug, sets, byId: new Map(sets.map((set) => [set.id, set])), queries: [...names].sort(compareQueries) };
  });
}

/** The description of a set's query; both texts are empty where there is none. */
export function queryText({ texts }: QueryInput, { suite }: ResultSet, query: string): QueryText {
  return ownValue(texts[suite.name] ?? {}, query) ?? { kind: '', description: '' };
}

/** The reports that compare sets of the suite which all have the query. */
function reportsOn({ reports }: QueryInput, { byId }: QuerySuite, query: string): ReportOnQueries[] {
  const has = (id: string) => {
    const set = byId.get(id);
    return set !== undefined && rowOf(set, query) !== undefined;
  };
  return reports.filter((report) => report.sets.some((ids) => ids.every(has)));
}

function reportLink({ id, title, hasRows }: ReportOnQueries, query: string): QueryLink {
  return { label: title, path: hasRows ? `${tabPath(id, 'queries')}#${query}` : reportPath(id), note: '' };
}

function findingLinks(reports: readonly ReportOnQueries[], query: string): QueryPageData['findings'] {
  return reports.flatMap(({ id, title, findings }) =>
    findings
      .filter((finding) => finding.query === query)
      .map((finding) => ({
        label: finding.title,
        path: findingPagePath(id, query),
        note: title,
        verdict: finding.verdict,
      })),
  );
}

function neighbour({ sets, queries }: QuerySuite, at: number): QueryNeighbour | null {
  const query = queries[at];
  return query === undefined ? null : { query, path: queryPagePath(sets[0] as ResultSet, query) };
}

/** The pages of the same query in the suite's other versions, in their order. */
function otherVersions(suites: readonly QuerySuite[], { suite }: ResultSet, query: string): QueryLink[] {
  const own = suiteSlug(suite);
  return suites
    .filter(({ slug, sets, queries }) => sets[0]?.suite.name === suite.name && slug !== own && queries.includes(query))
    .map(({ sets }) => {
      const set = sets[0] as ResultSet;
      return { label: queryVersionText(set.suite), path: queryPagePath(set, query), note: '' };
    });
}

function queryFigure(scale: QueryScale, query: string, compared: ReadonlySet<string>): QueryFigure {
  const drawn = drawnScale(scale, compared);
  const nameOf = setNames(setsOf(scale));
  return {
    id: `sf${scale.scaleFactor}-${scale.tableFormat}`,
    heading: scaleHeading(scale),
    times: timesSpec(scale, query, drawn),
    speedups: drawn.groups.flatMap((group) => speedupGroup(group, nameOf) ?? []),
    isWhole: drawn === scale,
  };
}

/** Every number of a page, as tables. */
function queryTables(scales: readonly QueryScale[], query: string, { figures }: QueryPageData): QueryTables {
  const isWhole = figures.every((figure) => figure.isWhole);
  const specs = isWhole ? figures.map(({ times }) => times) : scales.map((scale) => timesSpec(scale, query));
  return { times: timesTable(specs), speedups: isWhole ? null : speedupsTable(scales) };
}

function queryPage(input: QueryInput, suites: readonly QuerySuite[], suite: QuerySuite, at: number): QueryPage {
  const query = suite.queries[at] as string;
  const scales = queryScales(suite.sets, query, input.environments);
  const data = queryPageData(input, { suites, suite, at, scales });
  return { data, tables: queryTables(scales, query, data) };
}

/** A query of a suite, with the others and with what is known of it. */
interface PlacedQuery {
  suites: readonly QuerySuite[];
  suite: QuerySuite;
  at: number;
  scales: readonly QueryScale[];
}

function queryPageData(input: QueryInput, { suites, suite, at, scales }: PlacedQuery): QueryPageData {
  const [set, query] = [suite.sets[0] as ResultSet, suite.queries[at] as string];
  const { kind, description } = queryText(input, set, query);
  const path = queryPagePath(set, query);
  const reports = reportsOn(input, suite, query);
  const compared = new Set(reports.flatMap(({ sets }) => sets.flat()));
  const why = reports.flatMap((report) => report.why.filter((one) => one.query === query));
  return {
    query,
    path,
    title: `${suiteName(set)} ${query}, ${queryVersionText(set.suite)}`,
    description,
    kind: capitalise(kind),
    meta: `${disclaimer(set)}.`,
    text: queryTextLink(set.suite.name, query),
    otherVersions: otherVersions(suites, set, query),
    figures: scales.map((scale) => queryFigure(scale, query, compared)),
    rounds: queryRounds(input.histories, suite.slug, query),
    why,
    missingLogs: why.length > 0 ? '' : missingLogs(query, scales, input.queryMetrics),
    eventLogs: queryEventLogs(scales, query, input.queryMetrics),
    findings: findingLinks(reports, query),
    reports: reports.map((report) => reportLink(report, query)),
    previous: neighbour(suite, at - 1),
    next: neighbour(suite, at + 1),
  };
}

/** The pages of all queries of every suite and version that result sets have. */
export function queryPages(input: QueryInput): QueryPage[] {
  const suites = querySuites(input.resultSets);
  return suites.flatMap((suite) => suite.queries.map((_, at) => queryPage(input, suites, suite, at)));
}
