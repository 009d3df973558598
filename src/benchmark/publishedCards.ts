import { suiteText } from './captions';
import { capitalise, formatDate } from './format';
import type { SummaryData } from './publishedPage';
import type { Published, ResourceUsage } from './publishedTypes';
import type { ReportCard } from './reportCard';
import type { SummaryReport } from './reportTypes';
import { reportPath } from './resultSetCard';
import { summarySentence } from './summaryVerdict';

/** One line of the list of published comparisons and of time series. */
export interface PublishedCard {
  id: string;
  title: string;
  /** The artifact's datapackage.json. */
  path: string;
  /** "21 July 2026". */
  published: string;
  /** "Baseline native Spark shuffle, candidate Celeborn." */
  sentence: string;
  /** "Totals, 20 changes, 4 ranges. As published, not recomputed." */
  detail: string;
  usedIn: { label: string; path: string }[];
}

/** A report of published summaries with what the list of reports prints of its page. */
export interface SummaryContentCard {
  report: SummaryReport;
  summaries: readonly { published: Published }[];
  page: Pick<SummaryData, 'contradictions'>;
}

/** By date of publication, newest first; of one day by id. */
export function newestSummaries(entries: readonly SummaryContentCard[]): SummaryContentCard[] {
  const key = ({ report }: SummaryContentCard) => report.published;
  return [...entries].sort((a, b) =>
    key(a) === key(b) ? (a.report.id < b.report.id ? -1 : 1) : key(a) < key(b) ? 1 : -1,
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The card of a report of published summaries. */
export function summaryReportCard({ report, summaries, page }: SummaryContentCard): ReportCard {
  const [first] = summaries;
  const count = page.contradictions.length;
  const inconsistencies = count === 1 ? '1 inconsistency' : `${count} inconsistencies`;
  const listed = count === 0 ? '' : `; ${inconsistencies} listed`;
  return {
    id: report.id,
    title: report.title,
    path: reportPath(report.id),
    published: report.standing === 'proposed' ? 'proposed' : 'as published',
    sentence: first ? summarySentence(first.published) : '',
    detail: `Published summary only, not recomputed${listed}`,
  };
}

function usedIn(reports: readonly SummaryReport[], uses: (report: SummaryReport) => boolean): PublishedCard['usedIn'] {
  return reports.filter(uses).map(({ id, title }) => ({ label: title, path: reportPath(id) }));
}

function holds({ totals, queries, buckets, measures }: Published): string {
  const parts = [
    totals ? 'totals' : '',
    queries.length > 0 ? counted(queries.length, 'change') : '',
    buckets.length > 0 ? counted(buckets.length, 'range') : '',
    measures.length > 0 ? counted(measures.length, 'row') : '',
  ];
  return capitalise(parts.filter((part) => part !== '').join(', '));
}

function comparisonCard(published: Published, reports: readonly SummaryReport[]): PublishedCard {
  const { id, title, created, baseline, candidate, suite } = published;
  return {
    id,
    title,
    path: `/data/published/${id}/datapackage.json`,
    published: formatDate(created),
    sentence: `Baseline ${baseline.title}, candidate ${candidate.title}.${suite ? ` ${suiteText({ suite })}.` : ''}`,
    detail: `${holds(published)}. As published, not recomputed.`,
    usedIn: usedIn(reports, ({ summaries }) => summaries.some((summary) => summary.id === id)),
  };
}

function usageCard({ id, title, created, series }: ResourceUsage, reports: readonly SummaryReport[]): PublishedCard {
  return {
    id,
    title,
    path: `/data/resource-usage/${id}/datapackage.json`,
    published: formatDate(created),
    sentence: `${series.length} time series.`,
    detail: 'Read off published pictures, not original metrics.',
    usedIn: usedIn(reports, ({ usage }) => usage?.id === id),
  };
}

/** The list of published comparisons, and of time series behind them. */
export function publishedCards(
  published: readonly Published[],
  resourceUsage: readonly ResourceUsage[],
  reports: readonly SummaryReport[],
): PublishedCard[] {
  return [
    ...published.map((set) => comparisonCard(set, reports)),
    ...resourceUsage.map((set) => usageCard(set, reports)),
  ];
}
