import { sumText } from '../../benchmark/cost/agree';
import { sumProblems } from '../../benchmark/cost/checkPrices';
import { outlierText } from '../../benchmark/eventLog/eventLog';
import { OUTLIER_RULE, outlierIterations } from '../../benchmark/eventLog/outlierIterations';
import type { Price } from '../../benchmark/model/cost/price';
import { groupBy } from '../../benchmark/model/groupBy';
import { queryPagePath, reportPath, resultSetPath } from '../../benchmark/model/paths';
import { suiteLabel } from '../../benchmark/model/queries';
import { METRICS_FILES, type MetricsFile, type QueryMetrics } from '../../benchmark/model/queryMetrics';
import { comparedSets, pairOf, type Report } from '../../benchmark/model/report';
import type { Environment, Problem, ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { enginesOf, ofList, setWithId } from '../../benchmark/model/setLists';
import { bibtexEntry, tex } from '../../benchmark/text/bibtex';
import { suiteAtSize } from '../../benchmark/text/dataSize';
import { capitalise, engineTitle } from '../../benchmark/text/names';
import {
  countNoun,
  countWord,
  formatNumber,
  formatQueries,
  formatSeconds,
  formatShare,
} from '../../benchmark/text/numbers';
import { publisherName, publisherOf, publisherRole } from '../../benchmark/text/publisher';
import { evidenceText, measuredText } from '../../benchmark/text/statistic';
import type { AnswerPart } from '../../figures/answers/spec';
import { disclaimer, suiteText } from '../../figures/shared/captions';
import { vanillaBaselineOf } from '../home/engineSummary/pairs';
import { parseFacets, printFacets } from './facets';
import { type ResultSetListEntry, resultSetListEntry, totalSeconds } from './listEntry';
import { type Partner, partners } from './partners';
import { type Reproduce, reproduce } from './reproduce';
import { plainSize } from './table';
import { type TimesChart, timesChart } from './times';

/** Summary of a result set's event log: its size, and unusual iterations with the page of their query. */
interface ResultSetEventLog {
  /** "66 executions of 22 queries. Five iterations are unusual." */
  text: string;
  /** Definition of an unusual iteration. */
  rule: string;
  unusual: { label: string; path: string }[];
}

function countText(count: number): string {
  if (count === 0) return 'No unusual iterations.';
  return `${capitalise(countWord(count))} ${count === 1 ? 'iteration is' : 'iterations are'} unusual.`;
}

/** Event-log section of a result set's page; null without metrics of queries. */
export function resultSetEventLog(set: ResultSet, metrics: QueryMetrics | undefined): ResultSetEventLog | null {
  if (!metrics || metrics.queries.length === 0) return null;
  const unusual = outlierIterations(set.iterationRows, metrics);
  const queries = new Set(metrics.queries.map(({ query }) => query)).size;
  return {
    text: `${formatNumber(metrics.queries.length)} executions of ${formatQueries(queries)}. ${countText(unusual.length)}`,
    rule: OUTLIER_RULE,
    unusual: unusual.map((outlier) => ({
      label: outlierText(outlier, outlier.query),
      path: queryPagePath(set, outlier.query),
    })),
  };
}

/** "Each time is the median of 5 iterations.", or why it is unknown whether a rerun would agree. */
function repeats(set: ResultSet): string {
  const unknown = 'so it is unknown whether a rerun would agree.';
  if (set.iterations === 'unknown') return `Iterations are not reported, ${unknown}`;
  if (evidenceText(set) === 'each query ran once') return `Each query ran once, ${unknown}`;
  if (set.statistic === 'unknown')
    return `The statistic of the ${set.iterations} iterations is not reported, ${unknown}`;
  return `Each time is the ${measuredText(set)}.`;
}

/** "Comet 1.0.0 runs 103 queries in 637.5 s, 45% of vanilla Spark’s time. …"; `baseline` ran in the same round. */
function answer(set: ResultSet, queries: number, baseline: ResultSet | undefined): AnswerPart[] {
  const [total, other] = [totalSeconds(set), baseline ? totalSeconds(baseline) : null];
  const title = engineTitle(set.engine);
  if (total === null) {
    return [
      { text: `${title} has times for ` },
      { text: `${queries} of ${formatQueries(set.rows.length)}`, strong: true },
      { text: '.' },
    ];
  }
  const share = other === null ? '' : `, ${formatShare(total / other, 0)} of vanilla Spark’s time`;
  return [
    { text: `${title} runs ${formatQueries(queries)} in ` },
    { text: `${formatSeconds(total)}${share}`, strong: true },
    { text: `. ${repeats(set)}` },
  ];
}

/** Job costs of a result set that sources state, and their contradictions. */
interface ResultSetSums {
  /** "6.27 USD (4 × 0.98 × 1.6; three iterations), by A page", with the URL of the source. */
  sums: { label: string; path: string }[];
  contradictions: string[];
}

/** Sums of the environment that cover a result set or name none; null if there are none. */
function resultSetSums(
  { id }: Pick<ResultSet, 'id'>,
  environment: Environment | null,
  prices: readonly Price[],
): ResultSetSums | null {
  const own = environment?.sums?.filter(({ about }) => about?.includes(id) ?? true) ?? [];
  if (!environment || own.length === 0) return null;
  const file = { environment: { ...environment, sums: own }, path: '', lineOf: () => null };
  return {
    sums: own.map((sum) => ({ label: `${sumText(sum)}, by ${sum.source.title}`, path: sum.source.path })),
    contradictions: sumProblems(file, prices).map(({ message }) => message),
  };
}

/** Content of the page of one result set. */
export interface ResultSetData {
  entry: ResultSetListEntry;
  /** "Derived from TPC-DS; not comparable to published TPC-DS results". */
  disclaimer: string;
  resultSet: Omit<ResultSet, 'rows' | 'iterationRows' | 'outputs'>;
  environment: Environment | null;
  /** Problems that the checks found, one sentence each, or a sentence that there are none. */
  checks: string[];
  files: { label: string; path: string }[];
  usedIn: { label: string; path: string }[];
  /** Summary of its times, in a sentence. */
  answer: AnswerPart[];
  publisher: string;
  /** "third party". */
  role: string;
  /** Null without a time. */
  times: TimesChart | null;
  /** Suggested comparisons, at most three. */
  partners: Partner[];
  /** Link to the other sets of its suite and size: "10 other result sets of TPC-DS at 1 TB"; null for none. */
  others: { label: string; path: string } | null;
  iterationQueries: number;
  /** Number of queries with a recorded row count or hash. */
  outputQueries: number;
  /** Queries whose result hash is recorded. */
  resultHashes: number;
  /** Null if no source states a cost. */
  sums: ResultSetSums | null;
  /** Null without an imported event log. */
  eventLog: ResultSetEventLog | null;
  reproduce: Reproduce;
  bibtex: string;
  /** schema.org Dataset. */
  jsonLd: Record<string, unknown>;
}

function bibtex(set: ResultSet, url: string): string {
  const [source] = set.sources;
  const origin = source ? `source ${source.title}` : 'first published here';
  const version = source?.version ? `, commit ${source.version}` : '';
  return bibtexEntry(set.id, [
    ['title', tex(set.title)],
    ['year', set.created.slice(0, 4)],
    ['howpublished', `\\url{${url}}`],
    ['note', tex(`Result set ${set.id}; ${origin}${version}`)],
  ]);
}

/** Who published a set first: its source, or this site by its host. */
function creator({ sources }: ResultSet, publisher: string, siteUrl: string): object {
  const name = sources.length > 0 ? publisher : publisherOf(siteUrl);
  return { '@type': 'Organization', name, ...(sources.length > 0 ? {} : { url: siteUrl }) };
}

function jsonLd(
  set: ResultSet,
  {
    publisher,
    url,
    files,
    siteUrl,
  }: { publisher: string; url: string; files: ResultSetData['files']; siteUrl: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: set.title,
    description: `Times of ${set.rows.length} queries with ${engineTitle(set.engine)}. ${suiteText(set)}. ${disclaimer(set)}.`,
    url,
    identifier: set.id,
    datePublished: set.created,
    creator: creator(set, publisher, siteUrl),
    license: set.licences.map(({ name, path }) => path ?? `https://spdx.org/licenses/${name}.html`),
    isBasedOn: set.sources.map(({ path }) => path),
    variableMeasured: 'Query execution time, s',
    distribution: files.map(({ path }) => ({
      '@type': 'DataDownload',
      contentUrl: `${siteUrl}${path.slice(1)}`,
      encodingFormat: path.endsWith('.csv') ? 'text/csv' : 'application/json',
    })),
  };
}

/** All data that the page of a result set refers to. */
interface ResultSetSurroundings {
  environments: readonly Environment[];
  reports: readonly Report[];
  resultSets: readonly ResultSet[];
  rounds: readonly Round[];
  /** Event-log metrics of result sets, by id. */
  queryMetrics: Readonly<Record<string, QueryMetrics>>;
  prices: readonly Price[];
}

/** The vanilla Spark measured with a set; undefined for none. */
function baselineOf(set: ResultSet, { resultSets, rounds, reports }: ResultSetSurroundings): ResultSet | undefined {
  const find = (id: string) => setWithId(resultSets, id);
  const compared = reports.flatMap((report) => {
    const pair = pairOf(report);
    const [baseline, candidate] = [find(pair?.baseline ?? ''), find(pair?.candidate ?? '')];
    return baseline && candidate ? [{ baseline, candidate }] : [];
  });
  return vanillaBaselineOf(set, { resultSets, rounds, compared });
}

/** Suite and size in words, which are filters of the list of result sets. */
function suiteFacets({ suite }: ResultSet): [name: string, size: string] {
  return [suiteLabel(suite), plainSize(suite)];
}

const byFacets = ofList((sets) => groupBy(sets, (set) => suiteFacets(set).join()));

function othersOf(set: ResultSet, resultSets: readonly ResultSet[]): ResultSetData['others'] {
  const { suite } = set;
  const [name, size] = suiteFacets(set);
  const same = byFacets(resultSets).get(`${name},${size}`) ?? [];
  const count = same.length - Number(setWithId(resultSets, set.id) !== undefined);
  if (count === 0) return null;
  const filter = { ...parseFacets(''), suite: [name], size: [size] };
  return {
    label: `${countNoun(count, 'other result set')} of ${suiteAtSize(suite)}`,
    path: `/data/${printFacets(filter)}`,
  };
}

const ROWS_OF: Record<MetricsFile, keyof QueryMetrics> = {
  'query-metrics.csv': 'queries',
  'stage-metrics.csv': 'stages',
  'plan-operators.csv': 'operators',
  'plan-nodes.csv': 'nodes',
  'plan-fallbacks.csv': 'fallbacks',
};

function fileNames({ iterationRows, outputs }: ResultSet, metrics: QueryMetrics | undefined): string[] {
  return [
    'datapackage.json',
    'results.csv',
    ...(iterationRows.length > 0 ? ['iterations.csv'] : []),
    ...(outputs.length > 0 ? ['outputs.csv'] : []),
    ...METRICS_FILES.filter((name) => metrics !== undefined && metrics[ROWS_OF[name]].length > 0),
  ];
}

/** Content of a result set's page. `siteUrl` ends in a slash and includes the base path; problems are the set's own. */
export function resultSetData(
  set: ResultSet,
  around: ResultSetSurroundings,
  problems: readonly Problem[],
  siteUrl: string,
): ResultSetData {
  const { environments, reports, resultSets, queryMetrics, prices } = around;
  const { rows, iterationRows, outputs, ...resultSet } = set;
  const baseline = baselineOf(set, around);
  const entry = resultSetListEntry(set, environments);
  const engines = enginesOf(resultSets);
  const publisher = publisherName(set, engines);
  const folder = resultSetPath(set.id);
  const files = fileNames(set, queryMetrics[set.id]).map((label) => ({ label, path: `${folder}${label}` }));
  const url = `${siteUrl}${folder.slice(1)}`;
  const environment = environments.find(({ id }) => id === set.environment) ?? null;
  return {
    entry,
    disclaimer: disclaimer(set),
    resultSet,
    environment,
    checks:
      problems.length > 0
        ? problems.map(({ message }) => message)
        : ['No problems found in schema, times, ranges, query names, and iterations.'],
    files,
    usedIn: reports
      .filter((report) => comparedSets(report).includes(set.id))
      .map(({ id, title }) => ({ label: title, path: reportPath(id) })),
    answer: answer(set, entry.queries, baseline),
    publisher,
    role: publisherRole(set, engines),
    times: timesChart(set, baseline),
    partners: partners(set, around),
    others: othersOf(set, resultSets),
    iterationQueries: new Set(iterationRows.map(({ query }) => query)).size,
    outputQueries: outputs.length,
    resultHashes: outputs.filter(({ resultHash }) => resultHash !== '').length,
    sums: resultSetSums(set, environment, prices),
    eventLog: resultSetEventLog(set, queryMetrics[set.id]),
    reproduce: reproduce(set, environments, resultSets),
    bibtex: bibtex(set, url),
    jsonLd: jsonLd(set, { publisher, url, files, siteUrl }),
  };
}
