import { compare } from '../../src/benchmark/comparison/compare';
import { differingFacts, validateVary } from '../../src/benchmark/comparison/intentionalDifferences';
import { CompareError } from '../../src/benchmark/comparison/pairFaults';
import type { IntentionalDifference } from '../../src/benchmark/model/comparability/intentionalDifferences';
import type { PublishedComparison } from '../../src/benchmark/model/published';
import type { ResultSet } from '../../src/benchmark/model/resultSet';
import { capitalise } from '../../src/benchmark/text/names';
import { unknownName } from '../../src/benchmark/text/suggestName';
import { engineSuite } from '../../src/components/multiCandidate/suites';
import type { KeyedComparison } from '../../src/components/published/conditions';
import { drawnComparison } from '../../src/components/published/figures';
import type { Data } from '../../src/data/loadData';
import { checkJson } from '../../src/data/schemaCheck';
import { proseSpot } from '../../src/plugin/mdx/prosePlaceholders';
import { InputError, UsageError } from './command';
import {
  multiCandidatePage,
  multiCandidateReportJson,
  multiCandidateTitle,
  reportSides,
  suiteKey,
} from './multiCandidatePage';
import { defaultTitle, pageOf, reportJson, reportPage } from './reportPage';

/** The value of report.json. `published` is a date, 2026-07-21. */
function publishedReportJson(comparisons: readonly KeyedComparison[], title: string, published: string): object {
  return {
    title,
    description: `${title}, as published.`,
    published,
    summaries: comparisons.map(({ key, published: { id } }) => ({ key, id })),
    sources: [],
    allow: [],
    notes: [],
  };
}

/** "Celeborn vs. vanilla Spark shuffle". */
function publishedTitle({ baseline, candidate }: PublishedComparison): string {
  return `${capitalise(candidate.title)} vs. ${baseline.title}`;
}

/** What the dashboard does not show: measures, and of further comparisons their figures below a heading. */
function comparisonSections(
  id: string,
  comparison: KeyedComparison,
  at: number,
  comparisons: readonly KeyedComparison[],
): string[] {
  const { key, published } = comparison;
  const figures = drawnComparison(comparison, { comparisons, environments: [] }).map(
    ({ text }) => `<DashboardFigure report="${id}" figure="${text.id}" />`,
  );
  const measures = published.measures.length > 0 ? [`<PublishedTable report="${id}" table="${key}-measures" />`] : [];
  return at === 0 ? measures : [`## ${publishedTitle(published)}`, ...figures, ...measures];
}

/** The page of a new report of published comparisons, with placeholders for missing sentences. It builds unchanged. */
function publishedPage(id: string, title: string, comparisons: readonly KeyedComparison[]): string {
  return pageOf(id, title, `${title}, as published.`, [
    proseSpot('the one sentence that a reader should keep: what was measured, and who published it'),
    ...comparisons.flatMap((comparison, at) => comparisonSections(id, comparison, at, comparisons)),
    proseSpot(
      'a section on what to bear in mind, with its heading: what the source does not state, and where it contradicts itself',
    ),
  ]);
}

export interface ReportRequest {
  id: string;
  /** '' for published comparisons. */
  baseline: string;
  candidates: string[];
  /** Facts that differ intentionally. */
  vary: IntentionalDifference[];
  /** The published comparisons that replace result sets; empty if result sets are compared. */
  published: string[];
  /** Null for the default, which follows from the sides. */
  title: string | null;
  /** The date of publication, 2026-07-21; null for the date of the newest results. */
  date: string | null;
}

interface ReportFiles {
  json: string;
  page: string;
}

/** The named result sets, baseline first. Throws InputError with all mistakes. */
function findSets({ baseline, candidates }: ReportRequest, { resultSets, ids }: Data): ResultSet[] {
  const names = [baseline, ...candidates];
  const messages = names.flatMap((name) => {
    if (!ids.resultSets.includes(name)) return [unknownName('result set', name, ids.resultSets)];
    return resultSets.some(({ id }) => id === name) ? [] : [`${name} has errors; see npm run check`];
  });
  if (messages.length > 0) throw new InputError(messages);
  return names.flatMap((name) => resultSets.find(({ id }) => id === name) ?? []);
}

/** The result of `make`; turns a CompareError into an InputError. */
function inputErrors<T>(make: () => T, vary: readonly IntentionalDifference[]): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof CompareError)) throw error;
    const more = vary.length === 0 ? '' : `; --vary allows ${vary.join(' and ')} alone`;
    throw new InputError(`${error.message}${more}`);
  }
}

/** Refuses sides of one engine and version without a declared difference, and declared differences that are none. */
function checkVary(sets: readonly ResultSet[], vary: readonly IntentionalDifference[]): void {
  const hint = differingFacts(sets).length === 0 ? '' : '; see --vary';
  const problems = validateVary(sets, vary).map((message) => `${message}${hint}`);
  if (problems.length > 0) throw new InputError(problems);
}

/** The text of report.json, which names the schema of its content. Throws UsageError for an invalid title or date. */
function reportText(report: object): string {
  const json = `${JSON.stringify({ $schema: '../../../schemas/report.schema.json', ...report }, null, 2)}\n`;
  const { problems } = checkJson({ path: 'report.json', text: json }, 'report');
  if (problems.length > 0) throw new UsageError(problems.map(({ message }) => message));
  return json;
}

/** The date of publication: the given one, otherwise the date of the newest results shown. */
function dateOf({ date }: ReportRequest, shown: readonly { created: string }[]): string {
  return date ?? shown.reduce((newest, { created }) => (created > newest ? created : newest), '');
}

function ofPair(request: ReportRequest, [baseline, candidate]: ResultSet[], data: Data): ReportFiles {
  const { id, vary } = request;
  const comparison = inputErrors(
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
  );
  return { json, page: reportPage(id, title, comparison, metrics) };
}

function ofMultiCandidate(request: ReportRequest, [baseline, ...candidates]: ResultSet[], data: Data): ReportFiles {
  const { id, vary } = request;
  const [first = candidates[0] as ResultSet] = [baseline];
  const sets = { key: suiteKey(first), baseline: first, candidates };
  const suite = inputErrors(() => engineSuite(sets, [], data.environments, vary), vary);
  const sides = reportSides(suite, first, candidates);
  const title = request.title ?? multiCandidateTitle(suite);
  const json = reportText(multiCandidateReportJson(suite, sides, title, dateOf(request, [first, ...candidates]), vary));
  return { json, page: multiCandidatePage(id, title, suite, sides, vary) };
}

function ofPublished(request: ReportRequest, { published, ids }: Data): ReportFiles {
  const { id, published: names } = request;
  const comparisons = names.map((name, at): KeyedComparison => {
    const comparison = published.find((one) => one.id === name);
    if (!comparison) throw new InputError(unknownName('published comparison', name, ids.published));
    return { key: at === 0 ? 'main' : `study-${at + 1}`, published: comparison };
  });
  const shown = comparisons.map((comparison) => comparison.published);
  const title = request.title ?? shown.slice(0, 1).map(publishedTitle).join();
  const json = reportText(publishedReportJson(comparisons, title, dateOf(request, shown)));
  return { json, page: publishedPage(id, title, comparisons) };
}

/**
 * Files of a new report on published comparisons, two result sets, or one baseline and several candidates. Throws
 * InputError for sets that are missing, incomparable, or indistinguishable, UsageError for an invalid title or date.
 */
export function reportFiles(request: ReportRequest, data: Data): ReportFiles {
  if (request.published.length > 0) return ofPublished(request, data);
  const sets = findSets(request, data);
  const files = sets.length === 2 ? ofPair(request, sets, data) : ofMultiCandidate(request, sets, data);
  checkVary(sets, request.vary);
  return files;
}
