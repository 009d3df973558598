import type { ChartSpec } from '../benchmark/chartTypes';
import { type SummaryData, summaryReport } from '../benchmark/publishedPage';
import type { Published } from '../benchmark/publishedTypes';
import type { SummaryReport } from '../benchmark/reportTypes';
import { summarySections } from '../benchmark/summarySections';
import type { KnownReport } from './known';
import type { Data } from './loadData';
import { summaryInput } from './summaryInput';

/** A report of published summaries with everything that its pages print. */
export interface SummaryContent {
  report: SummaryReport;
  summaries: { key: string; published: Published }[];
  charts: ChartSpec[];
  page: SummaryData;
}

/** The content of a report of published summaries that is in order. */
export function summaryContent(report: SummaryReport, data: Data): SummaryContent {
  const input = summaryInput(report, data);
  const { charts, page } = summaryReport(input);
  return { report, summaries: input.summaries, charts, page };
}

/** The names that pages may use of it. */
export function knownSummary(page: SummaryData): KnownReport {
  const panels = Object.values(page.figures).flatMap((figure) => figure.panels.map(({ chart }) => chart));
  return {
    kind: 'summary',
    sections: summarySections(page).map(({ id, heading }) => ({ id, heading })),
    charts: [...new Set([...Object.keys(page.figures), ...panels])],
    findings: [],
    sources: page.report.sources.map(({ id }) => id),
    values: Object.keys(page.values),
    tables: Object.keys(page.tables),
    summaries: page.report.summaries.map(({ key }) => key),
  };
}
