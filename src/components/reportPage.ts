import type { ComparisonData } from '../benchmark/comparisonData';
import type { ReportData } from '../benchmark/page';
import type { SummaryData } from '../benchmark/publishedPage';

/** The page data of any report: of two result sets compared, or of published summaries. */
export type ReportPage = ReportData | SummaryData;

/** Whether a report's page data are those of published summaries. */
export function isSummary(data: ReportPage): data is SummaryData {
  return 'summaries' in data.report;
}

/** A comparison on any page: of a report, which has files of its own, or chosen by the reader. */
export type ComparisonPage = ComparisonData & { report?: ReportData['report'] };
