import { compare } from '../../src/benchmark/comparison/compare';
import { CompareError } from '../../src/benchmark/comparison/match';
import { varyProblems } from '../../src/benchmark/comparison/varied/varyProblems';
import type { PublishedComparison } from '../../src/benchmark/model/published';
import type { VariedFact } from '../../src/benchmark/model/receipt/varied';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { capitalise } from '../../src/benchmark/text/names';
import { unknownName } from '../../src/benchmark/text/nearest';
import { engineSuite } from '../../src/components/multiCandidate/suites';
import {
  publishedChangesSpec,
  publishedDistributionSpec,
  publishedTotalsSpec,
} from '../../src/components/published/charts';
import type { Data } from '../../src/data/loadData';
import { checkJson } from '../../src/data/schemaCheck';
import { proseSpot } from '../../src/plugin/mdx/prosePlaceholders';
import { InputError, UsageError } from './command';
import {
  multiCandidatePage,
  multiCandidateReportJson,
  multiCandidateSides,
  multiCandidateTitle,
} from './multiCandidatePage';
import { defaultTitle, reportJson, reportPage } from './reportPage';

/** How a new report calls its published comparison: charts, tables and values start with it. */
const KEY = 'main';

/** The object of report.json. `published` is a date, 2026-07-21. */
function publishedReportJson({ id }: PublishedComparison, title: string, published: string): object {
  return {
    $schema: '../../../schemas/report.schema.json',
    title,
    description: `${title}, as published.`,
    published,
    summaries: [{ key: KEY, id }],
    usage: null,
    standing: 'published',
    sources: [],
    allow: [],
    notes: [],
  };
}

/** "Celeborn vs. vanilla Spark shuffle". */
function publishedTitle({ baseline, candidate }: PublishedComparison): string {
  return `${capitalise(candidate.title)} vs. ${baseline.title}`;
}

/** What the comparison has to show: totals, ranges, changes of queries, measures. */
function figureSections(id: string, published: PublishedComparison): string[] {
  const charts: [string, string, unknown][] = [
    ['BarChart', `${KEY}-totals`, publishedTotalsSpec(published, KEY)],
    ['PieChart', `${KEY}-distribution`, publishedDistributionSpec(published, KEY)],
    ['BarChart', `${KEY}-changes`, publishedChangesSpec(published, KEY)],
  ];
  const drawn = charts
    .filter(([, , spec]) => spec !== null)
    .map(([tag, chart]) => `<${tag} report="${id}" chart="${chart}" />`);
  const measures = published.measures.length > 0 ? [`<PublishedTable report="${id}" table="${KEY}-measures" />`] : [];
  return [...drawn, ...measures];
}

/** The page of a new report of a published comparison: what it shows, and marked spots where sentences are wanted. It builds as it stands. */
function publishedPage(id: string, title: string, published: PublishedComparison): string {
  const sections = [
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`${title}, as published.`)}\nslug: /reports/${id}/\nhide_title: true\nhide_table_of_contents: true\n---`,
    `<ReportHeader report="${id}" />`,
    `<PerformanceDashboard report="${id}" />`,
    proseSpot('the one sentence that a reader should keep: what was measured, and who published it'),
    '## What was published',
    ...figureSections(id, published),
    proseSpot(
      'a section on what to bear in mind, with its heading: what the source does not state, and where it contradicts itself',
    ),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** What a new report is made of. */
export interface ReportRequest {
  id: string;
  /** '' where a published comparison stands instead of result sets. */
  baseline: string;
  candidates: string[];
  /** What differs on purpose. */
  vary: VariedFact[];
  /** The published comparison that stands instead of result sets; null where those are compared. */
  published: string | null;
  /** Null for that which follows from the sides. */
  title: string | null;
  /** The day of publication, 2026-07-21; null for that of the newest results. */
  date: string | null;
}

/** The two files of a report: report.json and its page. */
interface ReportFiles {
  json: string;
  page: string;
}

/** The result sets that are named, baseline first, all mistakes told together. */
function findSets({ baseline, candidates }: ReportRequest, { resultSets, ids }: Data): ResultSet[] {
  const names = [baseline, ...candidates];
  const messages = names.flatMap((name) => {
    if (!ids.resultSets.includes(name)) return [unknownName('result set', name, ids.resultSets)];
    return resultSets.some(({ id }) => id === name) ? [] : [`${name} has errors; see npm run check`];
  });
  if (messages.length > 0) throw new InputError(messages);
  return names.flatMap((name) => resultSets.find(({ id }) => id === name) ?? []);
}

/** What is made of result sets; what keeps them from being compared is told as input. */
function compared<T>(make: () => T, vary: readonly VariedFact[]): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof CompareError)) throw error;
    const more = vary.length === 0 ? '' : `; --vary allows ${vary.join(' and ')} alone`;
    throw new InputError(`${error.message}${more}`);
  }
}

/** Refuses sides of one engine and version of which nothing is said to differ, and facts that do not. */
function checkVaried(sets: readonly ResultSet[], vary: readonly VariedFact[]): void {
  const problems = varyProblems(sets, vary).map((message) => `${message}; see --vary`);
  if (problems.length > 0) throw new InputError(problems);
}

/** The text of report.json, held against its schema. Throws UsageError for a title or date that it refuses. */
function reportText(report: object, schema: 'report' | 'several-report' | 'summary-report'): string {
  const json = `${JSON.stringify(report, null, 2)}\n`;
  const { problems } = checkJson({ path: 'report.json', text: json }, schema);
  if (problems.length > 0) throw new UsageError(problems.map(({ message }) => message));
  return json;
}

/** The day of publication: the one that was said, else that of the newest of what is shown. */
function dateOf({ date }: ReportRequest, shown: readonly { created: string }[]): string {
  return date ?? shown.reduce((newest, { created }) => (created > newest ? created : newest), '');
}

function ofPair(request: ReportRequest, [baseline, candidate]: ResultSet[], data: Data): ReportFiles {
  const { id, vary } = request;
  const comparison = compared(
    () => compare(baseline as ResultSet, candidate as ResultSet, data.environments, { vary }),
    vary,
  );
  const title = request.title ?? defaultTitle(comparison);
  const metrics = {
    baseline: data.queryMetrics[comparison.baseline.id] ?? null,
    candidate: data.queryMetrics[comparison.candidate.id] ?? null,
  };
  const json = reportText(
    reportJson(comparison, title, dateOf(request, [comparison.baseline, comparison.candidate]), vary),
    'report',
  );
  return { json, page: reportPage(id, title, comparison, metrics) };
}

function ofMultiCandidate(request: ReportRequest, [baseline, ...candidates]: ResultSet[], data: Data): ReportFiles {
  const { id, vary } = request;
  const [first = candidates[0] as ResultSet] = [baseline];
  const unnamed = multiCandidateSides(first, candidates, []);
  const sets = { key: unnamed.suites[0]?.key ?? '', baseline: first, candidates };
  const suite = compared(() => engineSuite(sets, unnamed, data.environments, vary), vary);
  const sides = multiCandidateSides(
    first,
    candidates,
    suite.candidates.map(({ title }) => title),
  );
  const title = request.title ?? multiCandidateTitle(suite);
  const json = reportText(
    multiCandidateReportJson(suite, sides, title, dateOf(request, [first, ...candidates]), vary),
    'several-report',
  );
  return { json, page: multiCandidatePage(id, title, suite, sides, vary) };
}

function ofPublished(request: ReportRequest, name: string, { published, ids }: Data): ReportFiles {
  const found = published.find((one) => one.id === name);
  if (!found) throw new InputError(unknownName('published comparison', name, ids.published));
  const { id, title = null } = request;
  const wanted = title ?? publishedTitle(found);
  const json = reportText(publishedReportJson(found, wanted, dateOf(request, [found])), 'summary-report');
  return { json, page: publishedPage(id, wanted, found) };
}

/**
 * The files of a new report: of a published comparison, of two result sets, or of one baseline and several candidates. Throws InputError
 * for sets that are not there, cannot be compared or could not be told apart, UsageError for a title or date that the schema refuses.
 */
export function reportFiles(request: ReportRequest, data: Data): ReportFiles {
  if (request.published !== null) return ofPublished(request, request.published, data);
  const sets = findSets(request, data);
  const files = sets.length === 2 ? ofPair(request, sets, data) : ofMultiCandidate(request, sets, data);
  checkVaried(sets, request.vary);
  return files;
}
