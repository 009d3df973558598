import { reportCharts } from '../benchmark/charts';
import type { ChartSpec } from '../benchmark/chartTypes';
import { compare } from '../benchmark/compare';
import type { Comparison } from '../benchmark/comparisonTypes';
import { type OverviewData, overview } from '../benchmark/overview';
import { type ReportData, reportData } from '../benchmark/page';
import type { Report } from '../benchmark/reportTypes';
import { type ResultSetData, resultSetData } from '../benchmark/resultSetPage';
import { SECTIONS } from '../benchmark/sections';
import type { ResultSet } from '../benchmark/types';
import type { Known, KnownReport } from './known';
import type { Data } from './loadData';
import { type QueryContent, queryContent } from './queryContent';
import { knownSummary, type SummaryContent, summaryContent } from './summaryContent';

/** A report with everything that is computed for it. */
export interface ReportContent {
  report: Report;
  comparison: Comparison;
  charts: ChartSpec[];
  /** What its pages carry. */
  page: ReportData;
}

/** What the plugin hands from loading to publishing. */
export interface SiteContent {
  data: Data;
  reports: ReportContent[];
  /** The reports of which only summaries were published. */
  summaries: SummaryContent[];
  /** Computed when first asked for: every result set is compared with every other. */
  overview: () => OverviewData;
  resultSets: ResultSetData[];
  /** Computed when first asked for. */
  queries: () => QueryContent;
  known: Known;
}

/** Everything that is computed from the data. `siteUrl` ends in a slash and holds the base path. */
export function siteContent(data: Data, featured: string, siteUrl: string): SiteContent {
  const reports = data.reports.map((report) => reportContent(report, data));
  const summaries = data.summaryReports.map((report) => summaryContent(report, data));
  return {
    data,
    reports,
    summaries,
    overview: once(() => overview({ ...data, reports, summaries })),
    resultSets: data.resultSets.map((set) => resultSetData(set, data, problemsOf(set, data), siteUrl)),
    queries: once(() => queryContent(data, reports)),
    known: knownNames(reports, summaries, featured),
  };
}

/** The function's result, computed at the first call. */
function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}

function reportContent(report: Report, { resultSets, environments, reportTables, queryMetrics }: Data): ReportContent {
  const [baseline, candidate] = [report.baseline, report.candidate].map((id) => resultSet(id, resultSets));
  const comparison = compare(baseline as ResultSet, candidate as ResultSet, environments);
  const charts = reportCharts(comparison, report.charts, report.findings);
  const tables = reportTables[report.id] ?? [];
  const metrics = {
    baseline: queryMetrics[report.baseline] ?? null,
    candidate: queryMetrics[report.candidate] ?? null,
  };
  const page = reportData({ report, comparison, charts, environments, tables, metrics });
  return { report, comparison, charts, page };
}

function resultSet(id: string, resultSets: ResultSet[]): ResultSet {
  const found = resultSets.find((set) => set.id === id);
  if (!found) throw new Error(`unknown result set: ${id}`);
  return found;
}

function problemsOf({ id }: ResultSet, { problems }: Data) {
  return problems.filter(({ path }) => path.includes(`/result-sets/${id}/`));
}

/** The names that pages may use, of the reports that are in order. */
function knownNames(
  reports: Pick<ReportContent, 'report' | 'page'>[],
  summaries: Pick<SummaryContent, 'report' | 'page'>[],
  featured: string,
): Known {
  const known = [
    ...reports.map(({ report, page }) => [report.id, knownReport(page)] as const),
    ...summaries.map(({ report, page }) => [report.id, knownSummary(page)] as const),
  ];
  return { featured, reports: Object.fromEntries(known) };
}

function knownReport(page: ReportData): KnownReport {
  const panels = Object.values(page.figures).flatMap((figure) => figure.panels.map(({ chart }) => chart));
  return {
    kind: 'comparison',
    sections: SECTIONS.filter(({ figure }) => figure === null || figure in page.figures).map(({ id, heading }) => ({
      id,
      heading,
    })),
    charts: [...new Set([...Object.keys(page.figures), ...panels])],
    findings: page.findings.map(({ query }) => query),
    sources: page.report.sources.map(({ id }) => id),
    values: [...leaves(page.headline), ...leaves(page.queries, 'queries'), ...Object.keys(page.texts)],
    tables: [],
    summaries: [],
  };
}

/** The dotted paths of all values of an object that are no objects, depth first. */
function leaves(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, below]) => leaves(below, path === '' ? key : `${path}.${key}`));
}
