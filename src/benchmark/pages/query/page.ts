import type { QueryText } from '../../artifacts/queryDescriptions';
import { disclaimer } from '../../figures/captions';
import { timesSpec } from '../../figures/times/queryTimes';
import { rowOf } from '../../figures/times/rowsByQuery';
import type { Verdict } from '../../model/comparison';
import { ownValue } from '../../model/guards/record';
import { findingPagePath, queryPagePath, reportPath, tabPath } from '../../model/paths';
import type { QueryMetrics } from '../../model/queryMetrics';
import type { Environment, ResultSet } from '../../model/resultSet';
import { capitalise, listed } from '../../text/names';
import { counted } from '../../text/numbers';
import { statedVersion } from '../../text/stated';
import type { WhyQuery } from '../why/types';
import { type MeasuredSize, queryAnswer } from './answer';
import { effectsTable } from './effects';
import { missingLogs, queryEventLogs } from './eventLogs';
import { type MeasuredPair, measuredPairs } from './measured';
import { queryPlace } from './place';
import { queryTextLink } from './queryText';
import { resultsTable } from './results';
import { type QueriedHistory, queryRounds } from './rounds';
import { pairsOf, type QuerySuite, querySuites, type SuiteInput, setsWith } from './suites';
import type { QueryNeighbour, QueryPageData } from './types';

/** A report as the pages of queries need it. */
interface ReportOnQueries {
  id: string;
  title: string;
  /** The result sets of each thing that it compares: two, or a baseline and several candidates for each suite. */
  sets: readonly (readonly string[])[];
  findings: { query: string; title: string; verdict: Verdict }[];
  /** Whether its page has the table with a row per query. */
  hasRows: boolean;
  /** What the event logs of both its sides show, by query; empty if a side has none. */
  why: readonly WhyQuery[];
}

/** What the pages of queries are made of. */
export interface QueryInput extends SuiteInput {
  environments: readonly Environment[];
  texts: Partial<Record<string, Record<string, QueryText>>>;
  reports: readonly ReportOnQueries[];
  /** What the event logs of result sets show, by id. */
  queryMetrics: Readonly<Record<string, QueryMetrics>>;
  /** Engines with their lines of rounds. */
  histories: readonly QueriedHistory[];
}

/** The description of a suite's query; both texts are empty without one. */
export function queryText({ texts }: QueryInput, sets: readonly ResultSet[], query: string): QueryText {
  const found = sets.flatMap(({ suite }) => ownValue(texts[suite.name] ?? {}, query) ?? []);
  return found[0] ?? { kind: '', description: '' };
}

/** A description's first clause and the rest of it. */
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
  const versions = [...new Set(sets.map(({ suite }) => statedVersion(suite)))];
  return `Query version${versions.length === 1 ? '' : 's'} ${listed(versions)}`;
}

/** The reports that compare these result sets, which all have the query, with their pairs. */
function reportsOn({ reports, environments }: QueryInput, sets: readonly ResultSet[], query: string) {
  const ids = new Set(sets.map(({ id }) => id));
  return reports
    .filter((report) => report.sets.some((group) => group.every((id) => ids.has(id))))
    .map((report) => ({ ...report, pairs: measuredPairs(pairsOf([report], sets), query, environments) }));
}

/** What is computed from the times of a query. */
function figuresOf(
  { environments }: QueryInput,
  suite: QuerySuite,
  query: string,
  reports: ReturnType<typeof reportsOn>,
) {
  const sizes: (QuerySuite['sizes'][number] & MeasuredSize)[] = suite.sizes.map((size) => ({
    ...size,
    pairs: measuredPairs(size.pairs, query, environments),
  }));
  const pairs: MeasuredPair[] = [...sizes, ...reports].flatMap((entry) => entry.pairs);
  return {
    answer: queryAnswer(sizes),
    times: timesSpec(query, sizes, environments),
    place: queryPlace(pairs),
    effects: effectsTable(query, reports),
    reports: Object.fromEntries(
      reports.map(({ id, title, hasRows }) => [title, hasRows ? `${tabPath(id, 'queries')}#${query}` : reportPath(id)]),
    ),
  };
}

function queryPage(input: QueryInput, suite: QuerySuite, at: number): QueryPageData {
  const query = suite.queries[at] as string;
  const sets = setsWith(suite, query);
  const [set] = sets as [ResultSet];
  const { kind, description } = queryText(input, sets, query);
  const [first, rest] = clauses(description);
  const reports = reportsOn(input, sets, query);
  const why = reports.flatMap((report) => report.why.filter((one) => one.query === query));
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
      counted(sets.length, 'result set'),
    ].filter((fact) => fact !== ''),
    disclaimer: disclaimer(set),
    text: queryTextLink(set.suite.name, query),
    ...figuresOf(input, suite, query, reports),
    results: resultsTable(sets, query),
    artifacts: sets.map((own) => ({
      path: `static/data/result-sets/${own.id}/results.csv`,
      line: rowOf(own, query)?.line ?? 1,
    })),
    rounds: queryRounds(input.histories, suite.id, query),
    why,
    missingLogs: why.length > 0 ? '' : missingLogs(sets, query, input.queryMetrics),
    eventLogs: queryEventLogs(sets, query, input.queryMetrics, input.environments),
    findings: findingLinks(reports, query),
    previous: neighbour(suite, at - 1),
    next: neighbour(suite, at + 1),
  };
}

/** The pages of all queries of every suite that result sets have. */
export function queryPages(input: QueryInput): QueryPageData[] {
  return querySuites(input).flatMap((suite) => suite.queries.map((_, at) => queryPage(input, suite, at)));
}
