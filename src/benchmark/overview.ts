import { findingsWord } from './findings';
import { formatDate, formatQueries } from './format';
import { type Matrix, matrix } from './matrix';
import { type ResultSetCard, reportPath, resultSetCard } from './resultSetCard';
import type { Comparison, Environment, Report, ResultSet } from './types';

export interface ReportCard {
  id: string;
  title: string;
  path: string;
  /** "21 July 2026". */
  published: string;
  sentence: string;
  /** "103 queries, 5 iterations, ten findings". */
  detail: string;
}

export interface OverviewData {
  reports: ReportCard[];
  resultSets: ResultSetCard[];
  matrix: Matrix | null;
}

function reportCard(report: Report, comparison: Comparison): ReportCard {
  const { iterations } = comparison.candidate;
  const parts = [
    formatQueries(comparison.matched.length),
    iterations === 'unknown' ? 'iterations not stated' : `${iterations} iterations`,
    ...(report.findings.length > 0 ? [`${findingsWord(report.findings.length)} with plans`] : []),
  ];
  return {
    id: report.id,
    title: report.title,
    path: reportPath(report.id),
    published: formatDate(report.published),
    sentence: comparison.verdict.sentence,
    detail: parts.join(', '),
  };
}

/** By date of publication, newest first; of one day the report with more findings first, then by id. */
function newestFirst(a: Report, b: Report): number {
  if (a.published !== b.published) return a.published < b.published ? 1 : -1;
  return b.findings.length - a.findings.length || (a.id < b.id ? -1 : 1);
}

/** What the home page, the list of reports and the list of result sets print. Newest report first. */
export function overview(
  resultSets: readonly ResultSet[],
  environments: readonly Environment[],
  reports: readonly { report: Report; comparison: Comparison }[],
): OverviewData {
  const newest = [...reports].sort((a, b) => newestFirst(a.report, b.report));
  return {
    reports: newest.map(({ report, comparison }) => reportCard(report, comparison)),
    resultSets: resultSets.map((set) => resultSetCard(set, environments)),
    matrix: matrix(
      resultSets,
      environments,
      reports.map(({ report }) => report),
      newest.map(({ comparison }) => comparison),
    ),
  };
}
