import type { QueryText } from '../../benchmark/artifacts/queryDescriptions';
import { eventLogData } from '../../benchmark/eventLog/eventLog';
import type { Verdict } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { getOwnValue } from '../../benchmark/model/guards/record';
import { findingPagePath, queryPagePath, reportPath, tabPath } from '../../benchmark/model/paths';
import type { QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { Environment, ResultSet, SuiteName } from '../../benchmark/model/resultSet';
import { suiteKey } from '../../benchmark/model/round';
import { rowOf } from '../../benchmark/model/rowsByQuery';
import { newestSets } from '../../benchmark/model/setLists';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, distinctTitles, joinWords } from '../../benchmark/text/names';
import { reportedVersion } from '../../benchmark/text/notReported';
import { countNoun } from '../../benchmark/text/numbers';
import { disclaimer } from '../../figures/shared/captions';
import { timesSpec } from '../../figures/times/spec';
import type { WhyQuery } from '../eventLogAnalysis/types';
import { type MeasuredSize, queryAnswer } from './answer';
import { type QueriedCoverage, queryCoverage } from './coverage';
import { effectsTable } from './effects';
import { type MeasuredPair, measuredPairsOf } from './measuredPairs';
import { queryPlace } from './place';
import { resultsTable } from './results';
import { type QueriedHistory, queryRounds } from './rounds';
import { pairsOf, type QuerySuite, querySuites, type SuiteInput, setsWith } from './suites';
import type { QueryEventLog, QueryLink, QueryNeighbour, QueryPageData } from './types';

/** Query texts under the Apache License 2.0, by suite. */
const FOLDERS: Readonly<Record<string, string>> = {
  tpcds: 'https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpcds/',
  tpch: 'https://github.com/apache/spark/blob/v3.5.0/sql/core/src/test/resources/tpch/',
};

const NAME = /^q\d{1,2}[ab]?$/;
/** Queries without a file in these folders at the time of review; they have no link. */
const NOT_SEEN: readonly string[] = ['q15', 'q62', 'q80'];

/**
 * Link to a public text of a query, from Spark's own tests. A benchmark's text has the same form but may have other
 * parameters, as the note states. Null for suites and queries without a known licensed text.
 */
export function queryTextLink(suite: SuiteName, query: string): QueryLink | null {
  const folder = getOwnValue(FOLDERS, suite);
  if (!folder || !NAME.test(query) || (suite === 'tpcds' && NOT_SEEN.includes(query))) return null;
  return {
    label: 'SQL text',
    path: `${folder}${query}.sql`,
    note: 'of Spark’s tests (Apache License 2.0; parameters may differ)',
  };
}

type MetricsBySet = Readonly<Record<string, QueryMetrics>>;

const NOT_KNOWN = 'Stages, skew, spill, memory, and fallbacks to Spark are unknown.';

/** Key of comparable result sets: one suite and environment; a set without a reported environment is alone. */
function groupKey(set: ResultSet): string {
  return [suiteKey(set), set.environment === 'unknown' ? set.id : set.environment].join('\n');
}

/** Event-log metrics of a query, one entry per group of comparable result sets. Empty without a log. */
function queryEventLogs(
  sets: readonly ResultSet[],
  query: string,
  metrics: MetricsBySet,
  environments: readonly Environment[],
): QueryEventLog[] {
  const logged = sets.filter(({ id }) => metrics[id]);
  return [...groupBy(logged, groupKey).values()].flatMap((own) => {
    const names = distinctTitles(own);
    const sides = own.map((set, index) => ({
      name: names[index] ?? '',
      resultSet: set,
      metrics: metrics[set.id] as QueryMetrics,
    }));
    const [{ suite, environment }] = own as [ResultSet];
    const place = environments.find(({ id }) => id === environment)?.title ?? 'environment not reported';
    const data = eventLogData(query, sides);
    return data ? [{ heading: `${suiteAtSize(suite)}: ${place}`, ...data }] : [];
  });
}

/** Missing event logs of a query's runs, and what is unknown without them, in two sentences. */
function missingLogs(sets: readonly ResultSet[], query: string, metrics: MetricsBySet): string {
  const logged = sets.filter(({ id }) => metrics[id]?.stages.some((row) => row.query === query));
  if (logged.length === 0) return `Event logs are needed to explain why the times of ${query} differ. ${NOT_KNOWN}`;
  const have = logged.length === 1 ? 'has an event log' : 'have event logs, which no report compares';
  return `Of these runs only ${joinWords(distinctTitles(logged))} ${have}. For the other runs, stages, skew, spill, memory, and fallbacks to Spark are unknown.`;
}

/** The parts of a report that query pages need. */
interface ReportOnQueries {
  id: string;
  title: string;
  /** Compared result sets: two, or a baseline and several candidates for each suite. */
  sets: readonly (readonly string[])[];
  findings: { query: string; title: string; verdict: Verdict }[];
  /** True if its page has the table of queries. */
  hasRows: boolean;
  /** Event-log evidence of both sides by query; empty if a side has none. */
  why: readonly WhyQuery[];
}

export interface QueryInput extends SuiteInput {
  environments: readonly Environment[];
  texts: Partial<Record<string, Record<string, QueryText>>>;
  reports: readonly ReportOnQueries[];
  /** Event-log metrics of result sets, by id. */
  queryMetrics: Readonly<Record<string, QueryMetrics>>;
  /** Engines with their lines of rounds. */
  histories: readonly QueriedHistory[];
  coverages: readonly QueriedCoverage[];
}

/** Description of a suite's query; both texts are '' without one. */
export function queryText({ texts }: QueryInput, sets: readonly ResultSet[], query: string): QueryText {
  const found = sets.flatMap(({ suite }) => getOwnValue(texts[suite.name] ?? {}, query) ?? []);
  return found[0] ?? { kind: '', description: '' };
}

export function clauses(description: string): [first: string, rest: string] {
  const [first = '', ...rest] = description.split('; ');
  return [first, rest.join('; ')];
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

/** "Query versions 4.0, 2.4, and not reported". */
function versionsText(sets: readonly ResultSet[]): string {
  const versions = [...new Set(sets.map(({ suite }) => reportedVersion(suite)))];
  return `Query version${versions.length === 1 ? '' : 's'} ${joinWords(versions)}`;
}

/** Reports that compare these result sets, which all have the query, with their pairs. */
function reportsOn({ reports, environments }: QueryInput, sets: readonly ResultSet[], query: string) {
  const ids = new Set(sets.map(({ id }) => id));
  return reports
    .filter((report) => report.sets.some((group) => group.every((id) => ids.has(id))))
    .map((report) => ({ ...report, pairs: measuredPairsOf(pairsOf([report], sets), query, environments) }));
}

/** Values computed from the times of a query. */
function figuresOf(
  { environments }: QueryInput,
  suite: QuerySuite,
  query: string,
  reports: ReturnType<typeof reportsOn>,
) {
  const sizes: (QuerySuite['sizes'][number] & MeasuredSize)[] = suite.sizes.map((size) => ({
    ...size,
    pairs: measuredPairsOf(size.pairs, query, environments),
  }));
  const pairs: MeasuredPair[] = [...sizes, ...reports].flatMap((entry) => entry.pairs);
  return {
    answer: queryAnswer(sizes),
    times: timesSpec(query, sizes, environments),
    place: queryPlace(pairs),
    effects: effectsTable(query, reports, environments),
    reports: Object.fromEntries(
      reports.map(({ id, title, hasRows }) => [title, hasRows ? `${tabPath(id, 'queries')}#${query}` : reportPath(id)]),
    ),
  };
}

/** Number of results in the table of a page; the CSV has all. */
export const MAX_RESULTS = 100;

function queryPage(input: QueryInput, suite: QuerySuite, at: number): QueryPageData {
  const query = suite.queries[at] as string;
  const sets = setsWith(suite, query);
  const shown = newestSets(sets, MAX_RESULTS);
  const [set] = sets as [ResultSet];
  const { kind, description } = queryText(input, sets, query);
  const [first, rest] = clauses(description);
  const reports = reportsOn(input, sets, query);
  const why = reports.flatMap((report) => report.why.filter((one) => one.query === query));
  const findings = findingLinks(reports, query);
  return {
    query,
    path: queryPagePath(set, query),
    title: `${suite.title} ${query}`,
    heading: first === '' ? `${suite.title} ${query}` : `${query}: ${first}`,
    description,
    facts: [
      suite.title,
      capitalise(kind),
      capitalise(rest),
      versionsText(sets),
      countNoun(sets.length, 'result set'),
    ].filter((fact) => fact !== ''),
    disclaimer: disclaimer(set),
    text: queryTextLink(set.suite.name, query),
    ...figuresOf(input, suite, query, reports),
    results: resultsTable(shown, query),
    allResults: sets.length,
    artifacts: shown.map((own) => ({
      path: `static/data/result-sets/${own.id}/results.csv`,
      line: rowOf(own, query)?.line ?? 1,
    })),
    rounds: queryRounds(input.histories, suite.id, query),
    coverage: queryCoverage(input.coverages, suite.id, query),
    why,
    missingLogs: why.length + findings.length > 0 ? '' : missingLogs(sets, query, input.queryMetrics),
    eventLogs: queryEventLogs(sets, query, input.queryMetrics, input.environments),
    findings,
    previous: neighbour(suite, at - 1),
    next: neighbour(suite, at + 1),
  };
}

/** Pages of all queries of every suite with result sets. */
export function queryPages(input: QueryInput): QueryPageData[] {
  return querySuites(input).flatMap((suite) => suite.queries.map((_, at) => queryPage(input, suite, at)));
}
