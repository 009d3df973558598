import { comparePath, findingPagePath, queryPagePath, reportPath, resultSetPath, suiteSlug } from '../model/paths';
import { hasQueryPage, queryPagesOf } from '../model/queryPages';
import type { Report } from '../model/report';
import type { ResultSet } from '../model/resultSet';
import type { AffectedPage, ArtifactChange, ComparisonChange, Snapshot, WrittenPage } from './types';

interface Revisions {
  changes: readonly ArtifactChange[];
  pairs: readonly ComparisonChange[];
  before: Snapshot;
  after: Snapshot;
  written: readonly WrittenPage[];
}

function idsOf(changes: readonly ArtifactChange[], kind: ArtifactChange['kind']): Set<string> {
  return new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id));
}

function isTouched(changes: readonly ArtifactChange[], pairs: readonly ComparisonChange[]) {
  const [reports, published] = [idsOf(changes, 'reports'), idsOf(changes, 'published')];
  const usages = idsOf(changes, 'resource-usage');
  return ({ id, publishedComparisons, usage }: Report) =>
    reports.has(id) ||
    pairs.some(({ report }) => report === id) ||
    publishedComparisons.some((comparison) => published.has(comparison.id)) ||
    (usage !== null && usages.has(usage.id));
}

/** Reports that still exist but cannot be shown, because their data has errors. */
function brokenReports({ changes, before, after }: Revisions): Report[] {
  const whole = new Set(after.reports.map(({ id }) => id));
  const removed = changes.filter(({ kind, change }) => kind === 'reports' && change === 'removed').map(({ id }) => id);
  return before.reports.filter(({ id }) => !whole.has(id) && !removed.includes(id));
}

/** A report's page, and its findings on queries that changed, or all findings if the report itself changed. */
function reportPages(report: Report, changes: readonly ArtifactChange[], pairs: readonly ComparisonChange[]) {
  const own = idsOf(changes, 'reports').has(report.id);
  const moves = pairs.filter((pair) => pair.report === report.id).flatMap(({ queries }) => queries);
  const moved = new Set(moves.map(({ query }) => query));
  const findings = report.findings.filter((query) => own || moved.has(query));
  return [
    { title: report.title, path: reportPath(report.id) },
    ...findings.map((query) => ({
      title: `${report.title}: ${query}`,
      path: findingPagePath(report.id, query),
    })),
  ];
}

function setPage({ id, title }: ResultSet): AffectedPage {
  return { title, path: resultSetPath(id) };
}

function comparePages(pairs: readonly ComparisonChange[]): AffectedPage[] {
  return pairs
    .filter(({ after }) => after !== null)
    .map(({ baseline, candidate }) => ({
      title: `${candidate} vs. ${baseline}`,
      path: comparePath(baseline, [candidate]),
    }));
}

/** Pages of the queries that changed, in the suite of the candidate. */
function queryPages(pairs: readonly ComparisonChange[], { resultSets }: Snapshot): AffectedPage[] {
  const paged = queryPagesOf(resultSets);
  const pages = pairs.flatMap(({ candidate, queries }) => {
    const set = resultSets.find(({ id }) => id === candidate);
    return set ? queries.map(({ query }) => ({ title: query, path: queryPagePath(set, query) })) : [];
  });
  return pages.filter(({ path }) => hasQueryPage(path, paged));
}

/** For an added or removed set, the list of its suite's queries, because all of their pages show the set. */
function setQueries({ changes, before, after }: Revisions): AffectedPage[] {
  const moved = changes.filter(({ kind, change }) => kind === 'result-sets' && change !== 'changed');
  return moved.flatMap(({ id }) => {
    const set = [...after.resultSets, ...before.resultSets].find((one) => one.id === id);
    return set ? [{ title: `Queries of ${set.title}`, path: `/queries/#${suiteSlug(set.suite)}` }] : [];
  });
}

/** Other pages that show these reports: posts, the methodology. */
function writtenPages(written: readonly WrittenPage[], ids: readonly string[]): AffectedPage[] {
  const own = ids.map(reportPath);
  return written
    .filter(({ path, reports }) => reports.some((id) => ids.includes(id)) && !own.some((page) => path.startsWith(page)))
    .map(({ title, path }) => ({ title, path }));
}

/**
 * Pages with different content, each once: reports and their findings, result sets, comparisons, queries, other pages
 * that show the reports, the home page, and the lists. Omits pages that were removed with their artifact; includes
 * those of reports that can no longer be shown.
 */
export function affectedPages(revisions: Revisions): AffectedPage[] {
  const { changes, pairs, after, written } = revisions;
  if (changes.length === 0) return [];
  const [sets, environments] = [idsOf(changes, 'result-sets'), idsOf(changes, 'environments')];
  const reports = [...after.reports.filter(isTouched(changes, pairs)), ...brokenReports(revisions)];
  const pages = [
    ...reports.flatMap((report) => reportPages(report, changes, pairs)),
    ...after.resultSets.filter(({ id, environment }) => sets.has(id) || environments.has(environment)).map(setPage),
    ...comparePages(pairs),
    ...queryPages(pairs, after),
    ...setQueries(revisions),
    ...writtenPages(
      written,
      reports.map(({ id }) => id),
    ),
    { title: 'Home', path: '/' },
    { title: 'Reports', path: '/reports/' },
    { title: 'Compare', path: '/compare/' },
    { title: 'Queries', path: '/queries/' },
    { title: 'Data', path: '/data/' },
  ];
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}
