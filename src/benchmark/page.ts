import { type AboutRow, aboutRows } from './about';
import type { ChartSpec } from './chartTypes';
import { type ComparisonData, comparisonData } from './comparisonData';
import type { Comparison } from './comparisonTypes';
import { executionValues, type SideMetrics } from './executionValues';
import { type FindingData, findingsData } from './findings';
import { headline } from './headline';
import { type AggregatesTable, aggregatesTable, type SettingLine, settingLines, slipsTable } from './reportTables';
import type { Report } from './reportTypes';
import { smallRows, smallSide } from './smallTables';
import { smallValues } from './smallValues';
import type { Table } from './tableTypes';
import type { Artifact, Environment, Side } from './types';
import { type PageValues, queryValues } from './values';

export interface PatternData {
  title: string;
  favours: Side;
  queries: string[];
}

/** What the pages of one report carry: all that its components print. Plain JSON. */
export interface ReportData extends PageValues, ComparisonData {
  report: Report;
  findings: FindingData[];
  patterns: PatternData[];
  settings: Record<Side, SettingLine[]>;
  aggregates: AggregatesTable | null;
  slips: Table | null;
  about: AboutRow[];
}

/** What is computed for a report beside its comparison. */
export interface ReportInput {
  report: Report;
  comparison: Comparison;
  charts: readonly ChartSpec[];
  environments: readonly Environment[];
  tables: readonly Artifact[];
  metrics: SideMetrics;
}

/** All that the pages of a report print. Numbers of tables are rounded to six significant digits; the derived files are not. */
export function reportData({ report, comparison, charts, environments, tables, metrics }: ReportInput): ReportData {
  const data = comparisonData(comparison, charts, environments);
  const values = {
    headline: headline(comparison, report.buckets),
    queries: queryValues(comparison),
    texts: { ...smallValues(tables, comparison), ...executionValues(comparison, metrics, report.findings) },
  };
  return {
    report,
    ...data,
    ...values,
    findings: findingsData(comparison, report.findings, {
      tables,
      notes: report.notes,
      figures: Object.keys(data.figures),
      metrics,
    }),
    patterns: smallRows(tables, 'patterns.csv').map(({ pattern, favours, queries }) => ({
      title: pattern,
      favours: smallSide(favours),
      queries: queries.split(/\s+/),
    })),
    settings: settingLines(tables, comparison),
    aggregates: aggregatesTable(tables, comparison, report),
    slips: slipsTable(tables, values),
    about: aboutRows(comparison, [data.baseline, data.candidate], report),
  };
}
