import { reportPath } from '../../benchmark/model/paths';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report } from '../../benchmark/model/report';
import { capitalise } from '../../benchmark/text/names';
import { countNoun, formatDate } from '../../benchmark/text/numbers';
import { suiteText } from '../../figures/shared/captions';
import { READ_OFF } from '../published/statements';
import type { ListEntry } from '../report/reportListEntry';

/** One line of the list of published comparisons and time series. */
export interface PublishedListEntry extends ListEntry {
  usedIn: { label: string; path: string }[];
}

function usedIn(reports: readonly Report[], uses: (report: Report) => boolean): PublishedListEntry['usedIn'] {
  return reports.filter(uses).map(({ id, title }) => ({ label: title, path: reportPath(id) }));
}

function contentText({ totals, queries, buckets, measures }: PublishedComparison): string {
  const parts = [
    totals ? 'totals' : '',
    queries.length > 0 ? countNoun(queries.length, 'change') : '',
    buckets.length > 0 ? countNoun(buckets.length, 'range') : '',
    measures.length > 0 ? countNoun(measures.length, 'row') : '',
  ];
  return capitalise(parts.filter((part) => part !== '').join(', '));
}

function comparisonListEntry(published: PublishedComparison, reports: readonly Report[]): PublishedListEntry {
  const { id, title, created, baseline, candidate, suite } = published;
  return {
    id,
    title,
    path: `/data/published/${id}/datapackage.json`,
    day: formatDate(created),
    sentence: `Baseline ${baseline.title}, candidate ${candidate.title}.${suite ? ` ${suiteText({ suite })}.` : ''}`,
    detail: `${contentText(published)}. As published, not recomputed.`,
    usedIn: usedIn(reports, ({ publishedComparisons }) => publishedComparisons.some((shown) => shown.id === id)),
  };
}

function usageListEntry(
  { id, title, created, series, original }: ResourceUsage,
  reports: readonly Report[],
): PublishedListEntry {
  return {
    id,
    title,
    path: `/data/resource-usage/${id}/datapackage.json`,
    day: formatDate(created),
    sentence: `${series.length} time series.`,
    detail: original ? 'Original series of the source.' : READ_OFF,
    usedIn: usedIn(reports, ({ usage }) => usage?.id === id),
  };
}

/** List of published comparisons and time series, newest first. */
export function publishedListEntries(
  published: readonly PublishedComparison[],
  resourceUsage: readonly ResourceUsage[],
  reports: readonly Report[],
): PublishedListEntry[] {
  const dated = [
    ...published.map((set) => ({ created: set.created, entry: comparisonListEntry(set, reports) })),
    ...resourceUsage.map((set) => ({ created: set.created, entry: usageListEntry(set, reports) })),
  ];
  return dated.sort((a, b) => b.created.localeCompare(a.created)).map(({ entry }) => entry);
}
