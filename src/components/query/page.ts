import type { QueryText } from '../../benchmark/artifacts/queryDescriptions';
import { getOwnValue } from '../../benchmark/model/guards/record';
import type { Link } from '../../benchmark/model/link';
import { queryPagePath } from '../../benchmark/model/paths';
import type { QueryMetrics } from '../../benchmark/model/queryMetrics';
import type { Environment, ResultSet, SuiteName } from '../../benchmark/model/resultSet';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { reportedVersion } from '../../benchmark/text/notReported';
import { countNoun } from '../../benchmark/text/numbers';
import { slug } from '../../benchmark/text/slug';
import { disclaimer } from '../../figures/shared/captions';
import { timesSpec } from '../../figures/times/spec';
import { type Page, type Part, section } from '../page/page';
import { queryWords } from '../search/searchDocuments';
import { type MeasuredSize, queryAnswer } from './answer';
import { coverageFolds, type QueriedCoverage } from './coverage';
import { effectsSection } from './effects';
import { eventLogSection } from './eventLogBlocks';
import { measuredPairsOf } from './measuredPairs';
import { placeSections } from './place';
import { resultsFold } from './results';
import { type QueriedHistory, roundsFold } from './rounds';
import { pairsOf, type QuerySuite, querySuites, type SuiteInput, setsWith } from './suites';
import { panelNotes, timesDrawing } from './times';
import { type ExplainedReport, logSection, missingLogs, whyOf, whySection } from './why';

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
export function queryTextLink(suite: SuiteName, query: string): { path: string; note: string } | null {
  const folder = getOwnValue(FOLDERS, suite);
  if (!folder || !NAME.test(query) || (suite === 'tpcds' && NOT_SEEN.includes(query))) return null;
  return {
    path: `${folder}${query}.sql`,
    note: ' of Spark’s tests (Apache License 2.0; parameters may differ)',
  };
}

/** The parts of a report that query pages need. */
interface ReportOnQueries extends ExplainedReport {
  /** Compared result sets: two, or a baseline and several candidates for each suite. */
  sets: readonly (readonly string[])[];
  /** True if its page has the table of queries with a row for each. */
  hasRows: boolean;
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

/** Description of a suite's query; both texts are '' without one, and a description that only repeats the name is ''. */
export function queryText({ texts }: QueryInput, sets: readonly ResultSet[], query: string): QueryText {
  const found = sets.flatMap(({ suite }) => getOwnValue(texts[suite.name] ?? {}, query) ?? []);
  const { kind, description } = found[0] ?? { kind: '', description: '' };
  return { kind, description: slug(description) === slug(query) ? '' : description };
}

export function clauses(description: string): [first: string, rest: string] {
  const [first = '', ...rest] = description.split('; ');
  return [first, rest.join('; ')];
}

/** Reports that compare these result sets, which all have the query, with their pairs. */
function reportsOn({ reports, environments }: QueryInput, sets: readonly ResultSet[], query: string) {
  const ids = new Set(sets.map(({ id }) => id));
  return reports
    .filter((report) => report.sets.some((group) => group.every((id) => ids.has(id))))
    .map((report) => ({ ...report, pairs: measuredPairsOf(pairsOf([report], sets), query, environments) }));
}

/** "Query versions 4.0, 2.4, and not reported". */
function versionsText(sets: readonly ResultSet[]): string {
  const versions = [...new Set(sets.map(({ suite }) => reportedVersion(suite)))];
  return `Query version${versions.length === 1 ? '' : 's'} ${joinWords(versions)}`;
}

function neighbours({ sets, paged }: QuerySuite, query: string): Link[] {
  const at = paged.indexOf(query);
  const link = (other: string | undefined, label: string) =>
    at < 0 || other === undefined ? [] : [{ label, path: queryPagePath(sets[0] as ResultSet, other) }];
  return [...link(paged[at - 1], `← ${paged[at - 1]}`), ...link(paged[at + 1], `${paged[at + 1]} →`)];
}

/** The page of one query: answer, times by data size, reasons, rank, and effect on reports. */
export interface QueryPage extends Page {
  query: string;
}

/** Facts below the title: suite, kind, rest of the description, query versions, number of results, and its text. */
function factsOf(
  suite: QuerySuite,
  sets: readonly ResultSet[],
  { kind, description }: QueryText,
  query: string,
): Part[][] {
  const link = queryTextLink((sets[0] as ResultSet).suite.name, query);
  const [, rest] = clauses(description);
  const facts = [
    suite.title,
    capitalise(kind),
    capitalise(rest),
    versionsText(sets),
    countNoun(sets.length, 'result set'),
  ];
  return [
    ...facts.filter((fact) => fact !== '').map((fact) => [{ text: fact }]),
    ...(link ? [[{ text: 'SQL text', path: link.path }, { text: link.note }]] : []),
  ];
}

/** The page of a query, or what it would show if the query has none. */
function queryPage(input: QueryInput, suite: QuerySuite, query: string): QueryPage {
  const { environments } = input;
  const sets = setsWith(suite, query);
  const [set] = sets as [ResultSet];
  const path = queryPagePath(set, query);
  const title = `${suite.title} ${query}`;
  const words = queryText(input, sets, query);
  const [first] = clauses(words.description);
  const reports = reportsOn(input, sets, query);
  const sizes = suite.sizes.map(
    (size): MeasuredSize => ({
      ...size,
      pairs: measuredPairsOf(size.pairs, query, environments),
    }),
  );
  const times = timesSpec(query, sizes, environments);
  const missing = missingLogs(sets, query, input.queryMetrics);
  const why = whySection(reports, query, path, missing);
  return {
    query,
    path,
    title,
    heading: first === '' ? title : `${query}: ${first}`,
    description: words.description || `Times of ${title}.`,
    trail: [{ text: 'Queries', path: '/queries/' }, { text: title }],
    related: { label: 'Queries of the suite', links: neighbours(suite, query) },
    facts: factsOf(suite, sets, words, query),
    blocks: [
      { kind: 'text', role: 'answer', parts: queryAnswer(sizes) },
      ...(times ? [timesDrawing(times, path, sets, query)] : []),
      { kind: 'columns', blocks: [why, ...placeSections([...sizes, ...reports].flatMap(({ pairs }) => pairs))] },
      effectsSection(query, reports, environments),
      ...whyOf(reports, query).map(logSection),
      eventLogSection(sets, query, input.queryMetrics, environments),
      section(
        'tables',
        'Tables',
        roundsFold(input.histories, suite.id, query),
        ...coverageFolds(input.coverages, suite.id, query),
        resultsFold(sets, query, path),
      ),
    ],
    search: {
      kind: 'query',
      detail: `${versionsText(sets)}, in ${countNoun(sets.length, 'result set')}`,
      words: `${queryWords(query)} ${suite.id}`,
    },
    caveats: [...(times ? panelNotes(times) : []), `${disclaimer(set)}.`],
  };
}

/** Pages of every suite with result sets: of all of its queries, of a large suite of those with the largest shares. */
export function queryPages(input: QueryInput): QueryPage[] {
  return querySuites(input).flatMap((suite) => suite.paged.map((query) => queryPage(input, suite, query)));
}

/** The pages of a suite's queries, also of those without a page of the site, computed when they are read. */
export function suitePages(input: QueryInput, id: string): { query: string; page: () => QueryPage }[] {
  const suite = querySuites(input).find((one) => one.id === id);
  return suite?.queries.map((query) => ({ query, page: () => queryPage(input, suite, query) })) ?? [];
}
