import { licenceUrl } from '../../benchmark/artifacts/licences';
import { sumText } from '../../benchmark/cost/agree';
import { sumProblems } from '../../benchmark/cost/checkPrices';
import { outlierText } from '../../benchmark/eventLog/eventLog';
import { OUTLIER_RULE, outlierIterations } from '../../benchmark/eventLog/outlierIterations';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Price } from '../../benchmark/model/cost/price';
import { groupBy } from '../../benchmark/model/groupBy';
import type { Link } from '../../benchmark/model/link';
import { queryPagePath, reportPath, resultSetPath } from '../../benchmark/model/paths';
import { suiteLabel } from '../../benchmark/model/queries';
import { METRICS_FILES, type MetricsFile, type QueryMetrics } from '../../benchmark/model/queryMetrics';
import { comparedSets, pairOf, type Report } from '../../benchmark/model/report';
import type { Environment, Problem, ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { enginesOf, ofList, setWithId } from '../../benchmark/model/setLists';
import { isPublicUrl } from '../../benchmark/siteUrls/siteUrls';
import { bibtexEntry, tex } from '../../benchmark/text/bibtex';
import { suiteAtPlainSize, suiteAtSize } from '../../benchmark/text/dataSize';
import { doubtMark, doubtNote } from '../../benchmark/text/doubt';
import { capitalise, engineTitle } from '../../benchmark/text/names';
import {
  countNoun,
  countWord,
  formatDate,
  formatNumber,
  formatQueries,
  formatSeconds,
  formatShare,
} from '../../benchmark/text/numbers';
import { publisherName, publisherOf, publisherRole } from '../../benchmark/text/publisher';
import { areOfOneRound, roundText } from '../../benchmark/text/roundText';
import { evidenceText, measuredText } from '../../benchmark/text/statistic';
import type { AnswerPart } from '../../figures/answers/spec';
import { disclaimer, suiteText } from '../../figures/shared/captions';
import { comparePair, vanillaBaselineOf } from '../home/engineSummary/pairs';
import { type Block, links, type Page, type SectionBlock, section, text } from '../page/page';
import { overview, provenance, terms } from './about';
import { parseFacets, printFacets } from './facets';
import { resultSetListEntry, totalSeconds } from './listEntry';
import { type Partner, partners } from './partners';
import { reproduce, rerunCommand } from './reproduce';
import { plainSize } from './table';
import { timesBlocks } from './times';

function countText(count: number): string {
  if (count === 0) return 'No unusual iterations.';
  return `${capitalise(countWord(count))} ${count === 1 ? 'iteration is' : 'iterations are'} unusual.`;
}

/** Executions and unusual iterations in the event logs of a result set; without content if it has none. */
export function eventLogSection(set: ResultSet, metrics: QueryMetrics | undefined): SectionBlock {
  const heading = 'From the event log';
  if (!metrics || metrics.queries.length === 0) return section('', heading);
  const unusual = outlierIterations(set.iterationRows, metrics);
  const queries = new Set(metrics.queries.map(({ query }) => query)).size;
  const items = unusual.map((outlier) => ({
    label: outlierText(outlier, outlier.query),
    path: queryPagePath(set, outlier.query),
  }));
  const executions = `${formatNumber(metrics.queries.length)} executions of ${formatQueries(queries)}.`;
  const rule = text(unusual.length > 0 ? OUTLIER_RULE : '');
  return section('', heading, text(`${executions} ${countText(unusual.length)}`), links(items), {
    ...rule,
    role: 'caption',
  });
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

/** "The publisher withdrew this result on 20 April 2026. Data on EKS removed the file …"; empty if it did not. */
function withdrawalSentences({ withdrawn }: ResultSet): string[] {
  return withdrawn ? [`The publisher withdrew this result on ${formatDate(withdrawn.day)}. ${withdrawn.reason}`] : [];
}

/** The comparison whose ratio is in the lead; undefined if a side has no total. */
function comparedTotals(set: ResultSet, baseline: ResultSet | undefined, environments: readonly Environment[]) {
  if (!baseline || totalSeconds(set) === null || totalSeconds(baseline) === null) return undefined;
  return comparePair({ baseline, candidate: set }, environments);
}

/** "Comet 1.0.0 runs 103 queries in 45% of vanilla Spark’s time (637.5 s vs. 1,410.4 s). …", and the round of the baseline. */
function answer(set: ResultSet, queries: number, baseline?: ResultSet, compared?: Comparison): AnswerPart[] {
  const [total, other] = [totalSeconds(set), compared ? totalSeconds(compared.baseline) : null];
  const title = engineTitle(set.engine);
  if (total === null) {
    return [
      { text: `${title} has times for ` },
      { text: `${queries} of ${formatQueries(set.rows.length)}`, strong: true },
      { text: '.' },
    ];
  }
  const seconds = formatSeconds(total);
  const [share, others] =
    compared && other !== null
      ? [
          `${formatShare(total / other, 0)} of vanilla Spark’s time${doubtMark(compared)}`,
          ` (${seconds} vs. ${formatSeconds(other)})`,
        ]
      : [seconds, ''];
  return [
    { text: `${title} runs ${formatQueries(queries)} in ` },
    { text: share, strong: true },
    { text: `${others}. ${repeats(set)}` },
    ...(baseline && !areOfOneRound(baseline, set)
      ? [{ text: ` Vanilla Spark was measured ${roundText(baseline, set)}.` }]
      : []),
    ...withdrawalSentences(set).map((sentence) => ({ text: ` ${sentence}` })),
  ];
}

/** Costs of the job that sources state, and their contradictions; without content if there are none. */
function sumsSection({ id }: ResultSet, environment: Environment | null, prices: readonly Price[]): SectionBlock {
  const own = environment?.sums?.filter(({ about }) => about?.includes(id) ?? true) ?? [];
  const heading = 'Costs reported by the sources';
  if (!environment || own.length === 0) return section('', heading);
  const file = { environment: { ...environment, sums: own }, path: '', lineOf: () => null };
  const items = own.map((sum) => ({ label: `${sumText(sum)}, by ${sum.source.title}`, path: sum.source.path }));
  const contradictions = sumProblems(file, prices).map(({ message }) => ({ label: message }));
  const unused = 'The reported sums contradict each other, so they are not used:';
  return section('', heading, links(items), text(contradictions.length > 0 ? unused : ''), links(contradictions));
}

function urlOf({ id }: ResultSet, siteUrl: string): string {
  return `${siteUrl}${resultSetPath(id).slice(1)}`;
}

/** How to cite a result set; without a URL if the site has no public one. */
export function resultSetBibtex(set: ResultSet, siteUrl: string): string {
  const [source] = set.sources;
  const origin = source ? `source ${source.title}` : 'first published here';
  const version = source?.version ? `, commit ${source.version}` : '';
  return bibtexEntry(set.id, [
    ['title', tex(set.title)],
    ['year', set.created.slice(0, 4)],
    ...(isPublicUrl(siteUrl) ? ([['howpublished', `\\url{${urlOf(set, siteUrl)}}`]] as const) : []),
    ['note', tex(`Result set ${set.id}; ${origin}${version}`)],
  ]);
}

/** Who published a set first: its source, or this site by its host. */
function creator({ sources }: ResultSet, publisher: string, siteUrl: string): object {
  const name = sources.length > 0 ? publisher : publisherOf(siteUrl);
  return { '@type': 'Organization', name, ...(sources.length > 0 ? {} : { url: siteUrl }) };
}

function jsonLd(set: ResultSet, publisher: string, files: readonly Link[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: set.title,
    description: `Times of ${set.rows.length} queries with ${engineTitle(set.engine)}. ${suiteText(set)}. ${disclaimer(set)}.`,
    url: urlOf(set, siteUrl),
    identifier: set.id,
    datePublished: set.created,
    creator: creator(set, publisher, siteUrl),
    license: set.licences.map((licence) => licenceUrl(licence) ?? licence.name),
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
export function baselineOf(
  set: ResultSet,
  { resultSets, rounds, reports }: Pick<ResultSetSurroundings, 'resultSets' | 'rounds' | 'reports'>,
): ResultSet | undefined {
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

/** "10 other result sets of TPC-DS at 1 TB", linked to their list; empty for none. */
function othersOf(set: ResultSet, resultSets: readonly ResultSet[]): Link[] {
  const { suite } = set;
  const [name, size] = suiteFacets(set);
  const same = byFacets(resultSets).get(`${name},${size}`) ?? [];
  const count = same.length - Number(setWithId(resultSets, set.id) !== undefined);
  if (count === 0) return [];
  const filter = { ...parseFacets(''), suite: [name], size: [size] };
  return [
    {
      label: `${countNoun(count, 'other result set')} of ${suiteAtPlainSize(suite)}`,
      path: `/data/${printFacets(filter)}`,
    },
  ];
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

/** The closest result sets for comparison, doubts that are not `noted` above, and a link to the others; without content if there are none. */
function partnersSection(
  set: ResultSet,
  around: ResultSetSurroundings,
  found: readonly Partner[],
  noted: string,
): SectionBlock {
  const heading = 'Compare with';
  if (found.length === 0) return section('compare-with', heading);
  const caption = text(
    `Bar: total-time ratio, log scale, line at 1×. To the right, ${engineTitle(set.engine)} is faster.`,
  );
  const doubts = new Set(found.map(({ doubt }) => doubt).filter((doubt) => doubt !== '' && doubt !== noted));
  const items = found.map(({ path, name, where, bar, word, counts, total }) => ({
    label: `vs. ${name}: ${bar.text}${bar.mark}, ${word}, ${counts}`,
    note: `${where}; ${total}`,
    path,
  }));
  return section(
    'compare-with',
    heading,
    { ...caption, role: 'caption' },
    { kind: 'drawing', name: 'partners', data: { partners: found }, instead: [links(items)] },
    { ...text([...doubts].join(' ')), role: 'caption' },
    links(othersOf(set, around.resultSets)),
  );
}

/** The command that reruns the set, and its reruns. */
function reproduceSection(set: ResultSet, { environments, resultSets }: ResultSetSurroundings): SectionBlock {
  const run = reproduce(set, environments, resultSets);
  const instead: Block[] = [
    text(run.recorded),
    { kind: 'code', label: `Command that reruns ${run.title}`, code: rerunCommand(run) },
    ...(run.rerunOf ? [links([{ ...run.rerunOf, label: `This result set is a rerun of ${run.rerunOf.label}` }])] : []),
    links(run.reruns.map((rerun) => ({ ...rerun, label: `Rerun: ${rerun.label}` }))),
  ];
  return section('reproduce', 'Reproduce', { kind: 'drawing', name: 'rerun', data: { run }, instead });
}

/** The page of a result set. `siteUrl` ends in a slash and includes the base path; problems are the set's own. */
export function resultSetPage(
  set: ResultSet,
  around: ResultSetSurroundings,
  problems: readonly Problem[],
  siteUrl: string,
): Page {
  const { environments, reports, resultSets, queryMetrics, prices } = around;
  const entry = resultSetListEntry(set, environments);
  const engines = enginesOf(resultSets);
  const publisher = publisherName(set, engines);
  const path = resultSetPath(set.id);
  const files = fileNames(set, queryMetrics[set.id]).map((label) => ({ label, path: `${path}${label}` }));
  const environment = environments.find(({ id }) => id === set.environment) ?? null;
  const baseline = baselineOf(set, around);
  const lead = comparedTotals(set, baseline, environments);
  const doubt = lead ? doubtNote(lead) : '';
  const compared = partners(set, around);
  const noProblem = 'No problems found in schema, times, ranges, query names, and iterations.';
  const checks = problems.length > 0 ? problems.map(({ message }) => message) : [noProblem];
  const usedIn = reports
    .filter((report) => comparedSets(report).includes(set.id))
    .map(({ id, title }) => ({ label: title, path: reportPath(id) }));
  return {
    path,
    title: entry.title,
    description: `${entry.title}: ${entry.queries} queries, ${entry.statistic}.`,
    trail: [{ text: 'Data', path: '/data/' }, { text: suiteAtSize(set.suite) }],
    related: {
      label: 'Times of the result set',
      links: [
        { label: 'CSV', path: `${path}results.csv` },
        ...compared.slice(0, 1).map((partner) => ({ label: 'Open in Compare', path: partner.path })),
      ],
    },
    facts: [entry.suite, entry.environment, entry.published].map((fact) => [{ text: fact }]),
    blocks: [
      { kind: 'text', role: 'answer', parts: answer(set, entry.queries, baseline, lead) },
      { ...text(doubt), role: 'caption' },
      ...timesBlocks(set, baseline),
      provenance(
        set,
        environment,
        publisher === 'This site' ? publisher : `${publisher}, ${publisherRole(set, engines)}`,
      ),
      partnersSection(set, around, compared, doubt),
      {
        kind: 'columns',
        blocks: [
          section('used-in', 'Used in', links(usedIn), text(usedIn.length > 0 ? '' : 'Not used in any report yet.')),
          section('files', 'Files', links(files)),
        ],
      },
      section('', 'Overview', overview(set, entry, environment)),
      section('', 'Checks', links(checks.map((label) => ({ label })))),
      sumsSection(set, environment, prices),
      eventLogSection(set, queryMetrics[set.id]),
      section('', 'Notes', terms(set.notes.map(({ about, text: note }) => ({ term: about, text: note })))),
      reproduceSection(set, around),
      section('', 'How to cite', { kind: 'code', label: 'BibTeX', code: resultSetBibtex(set, siteUrl) }),
    ],
    jsonLd: jsonLd(set, publisher, files, siteUrl),
    caveats: [
      ...withdrawalSentences(set),
      ...set.notes.map(({ text: note }) => note),
      ...checks,
      `${disclaimer(set)}.`,
    ],
  };
}
