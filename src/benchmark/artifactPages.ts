import type { AffectedPage, ArtifactChange, ComparisonChange, Snapshot } from './artifactDiffTypes';
import type { Report, SummaryReport } from './reportTypes';
import { reportPath } from './resultSetCard';
import { comparePath, queryPagePath } from './suitePaths';
import type { ResultSet } from './types';

/** The ids of the changed artifacts of one kind. */
function idsOf(changes: readonly ArtifactChange[], kind: ArtifactChange['kind']): Set<string> {
  return new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
}

function isReportTouched(changes: readonly ArtifactChange[], pairs: readonly ComparisonChange[]) {
  const ids = idsOf(changes, 'reports');
  return ({ id }: Report) => ids.has(id) || pairs.some(({ report }) => report === id);
}

function isSummaryTouched(changes: readonly ArtifactChange[]) {
  const [reports, published, usages] = (['reports', 'published', 'resource-usage'] as const).map((kind) =>
    idsOf(changes, kind),
  );
  return ({ id, summaries, usage }: SummaryReport) =>
    reports?.has(id) ||
    summaries.some((summary) => published?.has(summary.id)) ||
    (usage !== null && usages?.has(usage.id));
}

/** A report's page, and the findings of the queries that moved, or of all where the report itself changed. */
function reportPages(report: Report, changes: readonly ArtifactChange[], pairs: readonly ComparisonChange[]) {
  const own = idsOf(changes, 'reports').has(report.id);
  const moves = pairs.filter((pair) => pair.report === report.id).flatMap(({ queries }) => queries);
  const moved = new Set(moves.map(({ query }) => query));
  const findings = report.findings.filter((query) => own || moved.has(query));
  return [
    { title: report.title, path: reportPath(report.id) },
    ...findings.map((query) => ({
      title: `${report.title}: ${query}`,
      path: `${reportPath(report.id)}findings/${query}/`,
    })),
  ];
}

function setPage({ id, title }: ResultSet): AffectedPage {
  return { title, path: `/data/result-sets/${id}/` };
}

function comparePages(pairs: readonly ComparisonChange[]): AffectedPage[] {
  return pairs
    .filter(({ after }) => after !== null)
    .map(({ baseline, candidate }) => ({
      title: `${candidate} against ${baseline}`,
      path: comparePath(baseline, [candidate]),
    }));
}

/** The pages of the queries that moved, of the suite of the candidate. */
function queryPages(pairs: readonly ComparisonChange[], { resultSets }: Snapshot): AffectedPage[] {
  return pairs.flatMap(({ candidate, queries }) => {
    const set = resultSets.find(({ id }) => id === candidate);
    return set ? queries.map(({ query }) => ({ title: query, path: queryPagePath(set, query) })) : [];
  });
}

/**
 * The pages of the site that show something else than before, each once: reports and their findings, result sets, comparisons, queries,
 * the home page and the lists. Pages that are gone with their artifact are not named.
 */
export function affectedPages(
  changes: readonly ArtifactChange[],
  pairs: readonly ComparisonChange[],
  after: Snapshot,
): AffectedPage[] {
  if (changes.length === 0) return [];
  const [sets, environments] = [idsOf(changes, 'result-sets'), idsOf(changes, 'environments')];
  const pages = [
    ...after.reports.filter(isReportTouched(changes, pairs)).flatMap((report) => reportPages(report, changes, pairs)),
    ...after.summaryReports.filter(isSummaryTouched(changes)).map(({ id, title }) => ({ title, path: reportPath(id) })),
    ...after.resultSets.filter(({ id, environment }) => sets.has(id) || environments.has(environment)).map(setPage),
    ...comparePages(pairs),
    ...queryPages(pairs, after),
    { title: 'Home', path: '/' },
    { title: 'Reports', path: '/reports/' },
    { title: 'Data', path: '/data/' },
  ];
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}
