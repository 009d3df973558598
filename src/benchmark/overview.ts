import type { Comparison } from './comparisonTypes';
import { type FindingData, findingsWord } from './findings';
import { formatDate, formatQueries } from './format';
import { matrices } from './matrix';
import { engineList, suiteList } from './matrixGroups';
import type { Matrix } from './matrixTypes';
import {
  newestSummaries,
  type PublishedCard,
  publishedCards,
  type SummaryContentCard,
  summaryReportCard,
} from './publishedCards';
import type { Published, ResourceUsage } from './publishedTypes';
import type { ReportCard } from './reportCard';
import type { Report } from './reportTypes';
import { type ResultSetCard, reportPath, resultSetCard } from './resultSetCard';
import type { Environment, ResultSet } from './types';

export interface OverviewData {
  reports: ReportCard[];
  resultSets: ResultSetCard[];
  /** Published comparisons and time series, in order of id. */
  published: PublishedCard[];
  /** One per group of result sets that can be compared, largest first. */
  matrices: Matrix[];
  /** In sentences: every engine, and every suite with what must stand with its numbers. */
  engines: string;
  suites: string;
}

type ReportEntry = OverviewInput['reports'][number];

/** "ten findings with plans"; empty without findings. */
function findingsText({ report, page }: ReportEntry): string {
  const hasPlans = page.findings.some(({ plans }) => plans.baseline.length + plans.candidate.length > 0);
  return report.findings.length === 0 ? '' : `${findingsWord(report.findings.length)}${hasPlans ? ' with plans' : ''}`;
}

function reportCard(entry: ReportEntry): ReportCard {
  const { report, comparison } = entry;
  const { iterations } = comparison.candidate;
  const findings = findingsText(entry);
  const parts = [
    formatQueries(comparison.matched.length),
    iterations === 'unknown' ? 'iterations not stated' : `${iterations} iterations`,
    ...(findings === '' ? [] : [findings]),
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

/** What the overview is made of. */
export interface OverviewInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  published: readonly Published[];
  resourceUsage: readonly ResourceUsage[];
  reports: readonly { report: Report; comparison: Comparison; page: { findings: readonly FindingData[] } }[];
  summaries: readonly SummaryContentCard[];
}

/** What the home page and the lists of reports, result sets and published comparisons print. Newest report first, published summaries last. */
export function overview(input: OverviewInput): OverviewData {
  const { resultSets, environments, published, resourceUsage, reports, summaries } = input;
  const newest = [...reports].sort((a, b) => newestFirst(a.report, b.report));
  const summaryReports = summaries.map(({ report }) => report);
  return {
    reports: [...newest.map(reportCard), ...newestSummaries(summaries).map(summaryReportCard)],
    published: publishedCards(published, resourceUsage, summaryReports),
    resultSets: resultSets.map((set) => resultSetCard(set, environments)),
    matrices: matrices({ resultSets, environments, reports: newest }),
    engines: engineList(resultSets),
    suites: suiteList(resultSets),
  };
}
