import type { ReportData } from '../benchmark/page';
import type { SummaryData } from '../benchmark/publishedPage';

/** The page data of any report: of two result sets compared, or of published summaries. */
export type ReportPage = ReportData | SummaryData;

/** Whether a report's page data are those of published summaries. */
export function isSummary(data: ReportPage): data is SummaryData {
  return 'summaries' in data.report;
}
