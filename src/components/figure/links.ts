import type { FigureText } from '../../benchmark/model/figure';
import { findingPagePath, queryPagePath } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { unpublishedMark } from '../../benchmark/model/unpublished';
import type { ComparisonData } from '../report/comparisonData';
import type { ReportData } from '../report/report';
import { type Problem, servedArtifacts } from './ProblemLink/problem';

/** The address of the page of a query's finding, or undefined where the report has none. */
export function findingPath({ report, findings }: ReportData, query: string): string | undefined {
  return findings.some((finding) => finding.query === query) ? findingPagePath(report.id, query) : undefined;
}

/** Where a query's name leads: to its own page, which names its findings and reports. */
export function queryPath({ queriesPrefix }: Pick<ComparisonData, 'queriesPrefix'>, query: string): string {
  return `${queriesPrefix}${query}/`;
}

/** What a comparison is called: its report's title, else both sides. */
export function comparisonTitle({ baseline, candidate }: ComparisonData, report?: ReportData['report']): string {
  return report?.title ?? `${candidate.title} vs. ${baseline.title}`;
}

/** The results of both sides (of one query: with its lines), as what a wrong number would come from; none where one is not published. */
export function comparisonArtifacts(
  { baseline, candidate }: Pick<ComparisonData, 'baseline' | 'candidate'>,
  query?: string,
): Problem {
  if ([baseline, candidate].some(({ id }) => unpublishedMark(id) !== '')) return { artifacts: [] };
  const artifacts = [baseline, candidate].map(({ id, lines, sha256 }) => ({
    path: `static/data/result-sets/${id}/results.csv`,
    line: query === undefined ? undefined : lines[query],
    sha256,
  }));
  return { artifacts };
}

/** The artifacts that a figure names, as what a wrong number would come from; of a result set its results. */
export function publishedArtifacts({ sources }: Pick<FigureText, 'sources'>): Problem {
  return servedArtifacts(sources.map(({ path }) => ({ path: path.endsWith('/') ? `${path}results.csv` : path })));
}

/** A small table of the report: its source, where it is served, and what a wrong number in it would come from. */
export function reportTable({ report }: ReportData, name: string) {
  const csv = `/data/reports/${report.id}/${name}`;
  return { sources: [{ label: name, path: csv }], csv, problem: servedArtifacts([{ path: csv }]) };
}

/** The page of a query that result sets of these ids ran; undefined where none of them is published, since then there need not be one. */
export function comparedQueryPath(
  measured: Pick<ResultSet, 'suite'>,
  ids: readonly string[],
  query: string,
): string | undefined {
  return ids.every((id) => unpublishedMark(id) !== '') ? undefined : queryPagePath(measured, query);
}
