import type { ReportData } from '../benchmark/page';
import type { Problem } from './ProblemLink';

/** The address of the page of a query's finding, or undefined where the report has none. */
export function findingPath({ report, findings }: ReportData, query: string): string | undefined {
  return findings.some((finding) => finding.query === query) ? `/reports/${report.id}/findings/${query}/` : undefined;
}

/** Where a query's name leads: to its finding, else to its row in the table of all queries. */
export function queryPath(data: ReportData, query: string): string {
  return findingPath(data, query) ?? `/reports/${data.report.id}/#${query}`;
}

/** The results of both sides, as what a wrong number of the comparison would come from. */
export function comparisonArtifacts({ baseline, candidate }: ReportData): Problem {
  return { artifacts: [baseline, candidate].map(({ id }) => ({ path: `static/data/result-sets/${id}/results.csv` })) };
}

/** A small table of the report: where it is served, and what a wrong number in it would come from. */
export function smallTable({ report }: ReportData, name: string): { path: string; problem: Problem } {
  const path = `/data/reports/${report.id}/${name}`;
  return { path, problem: { artifacts: [{ path: `static${path}` }] } };
}
