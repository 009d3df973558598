import type { FigureText } from '../../benchmark/model/figure';
import { findingPagePath, queryPagePath } from '../../benchmark/model/paths';
import type { ResultSet } from '../../benchmark/model/resultSet';
import { unpublishedMark } from '../../benchmark/model/unpublished';
import type { ComparisonData } from '../report/comparisonData';
import type { ReportData } from '../report/report';
import { type Problem, servedArtifacts } from './ProblemLink/problem';

/** Path of the page of a query's finding; undefined if the report has none. */
export function findingPath({ report, findings }: ReportData, query: string): string | undefined {
  return findings.some((finding) => finding.query === query) ? findingPagePath(report.id, query) : undefined;
}

/** Path of a query's page, which lists its findings and reports. */
export function queryPath({ queriesPrefix }: Pick<ComparisonData, 'queriesPrefix'>, query: string): string {
  return `${queriesPrefix}${query}/`;
}

/** Name of a comparison without a report. */
export function comparisonTitle({ baseline, candidate }: ComparisonData): string {
  return `${candidate.title} vs. ${baseline.title}`;
}

/** Results files of both sides as sources of a problem, with the lines of `query`; empty if a side is not published. */
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

/** Artifacts of a figure as sources of a problem; for a result set, its results file. */
export function publishedArtifacts({ sources }: Pick<FigureText, 'sources'>): Problem {
  return servedArtifacts(sources.map(({ path }) => ({ path: path.endsWith('/') ? `${path}results.csv` : path })));
}

/** A small table of the report: its source, its path, and its file as source of a problem. */
export function reportTable({ report }: ReportData, name: string) {
  const csv = `/data/reports/${report.id}/${name}`;
  return { sources: [{ label: name, path: csv }], csv, problem: servedArtifacts([{ path: csv }]) };
}

/** Path of the page of a query; undefined if none of the result sets is published, because the page may not exist. */
export function comparedQueryPath(
  measured: Pick<ResultSet, 'suite'>,
  ids: readonly string[],
  query: string,
): string | undefined {
  return ids.every((id) => unpublishedMark(id) !== '') ? undefined : queryPagePath(measured, query);
}
