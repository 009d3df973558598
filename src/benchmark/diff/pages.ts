import { comparePath, findingPagePath, queryPagePath, reportPath, resultSetPath, suiteSlug } from '../model/paths';
import type { Report } from '../model/report';
import type { ResultSet } from '../model/resultSet';
import type { AffectedPage, ArtifactChange, ComparisonChange, Snapshot, WrittenPage } from './types';

/** What has changed between two revisions. */
interface Revisions {
  changes: readonly ArtifactChange[];
  pairs: readonly ComparisonChange[];
  before: Snapshot;
  after: Snapshot;
  written: readonly WrittenPage[];
}

/** The ids of the changed artifacts of one kind. */
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

/** The reports that are there and cannot be shown any more: what they show has errors now. */
function brokenReports({ changes, before, after }: Revisions): Report[] {
  const whole = new Set(after.reports.map(({ id }) => id));
  const removed = changes.filter(({ kind, change }) => kind === 'reports' && change === 'removed').map(({ id }) => id);
  return before.reports.filter(({ id }) => !whole.has(id) && !removed.includes(id));
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

/** The pages of the queries that moved, of the suite of the candidate. */
function queryPages(pairs: readonly ComparisonChange[], { resultSets }: Snapshot): AffectedPage[] {
  return pairs.flatMap(({ candidate, queries }) => {
    const set = resultSets.find(({ id }) => id === candidate);
    return set ? queries.map(({ query }) => ({ title: query, path: queryPagePath(set, query) })) : [];
  });
}

/** For a set that came or went the list of its suite's queries, whose pages all show it. */
function setQueries({ changes, before, after }: Revisions): AffectedPage[] {
  const moved = changes.filter(({ kind, change }) => kind === 'result-sets' && change !== 'changed');
  return moved.flatMap(({ id }) => {
    const set = [...after.resultSets, ...before.resultSets].find((one) => one.id === id);
    return set ? [{ title: `Queries of ${set.title}`, path: `/queries/#${suiteSlug(set.suite)}` }] : [];
  });
}

/** The other pages that show something of these reports: posts, the methodology. */
function writtenPages(written: readonly WrittenPage[], ids: readonly string[]): AffectedPage[] {
  const own = ids.map(reportPath);
  return written
    .filter(({ path, reports }) => reports.some((id) => ids.includes(id)) && !own.some((page) => path.startsWith(page)))
    .map(({ title, path }) => ({ title, path }));
}

/**
 * The pages of the site that show something else than before, each once: reports and their findings, result sets, comparisons, queries,
 * other pages that show the reports, the home page and the lists. Pages that are gone with their artifact are not named; those of a
 * report that cannot be shown any more are.
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
