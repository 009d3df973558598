import { type AboutRow, aboutRows, type SideText, sideText } from './about';
import { bucketCounts } from './buckets';
import { suiteName } from './captions';
import type { ChartSpec } from './chartTypes';
import type { Comparison, ComparisonVerdict, EnvironmentComparison } from './comparisonTypes';
import { figureTexts } from './figures';
import type { FigureText, Strip } from './figureTypes';
import { type FindingData, findingsData } from './findings';
import { headline } from './headline';
import { type AggregatesTable, aggregatesTable, type SettingLine, settingLines, slipsTable } from './reportTables';
import type { BucketScheme, Report } from './reportTypes';
import { smallRows, smallSide } from './smallTables';
import { smallValues } from './smallValues';
import { strip } from './strip';
import { suiteSlug } from './suitePaths';
import { bucketsTable } from './tables';
import type { Table } from './tableTypes';
import type { Artifact, Environment, Side } from './types';
import { type PageValues, queryValues, rounded } from './values';

export interface PatternData {
  title: string;
  favours: Side;
  queries: string[];
}

/** What the pages of one report carry: all that its components print. Plain JSON. */
export interface ReportData extends PageValues {
  report: Report;
  /** The suite's proper name, "TPC-DS". */
  suite: string;
  /** Of the addresses of its queries' pages: "tpcds-4.0". */
  suiteSlug: string;
  baseline: SideText;
  candidate: SideText;
  verdict: ComparisonVerdict;
  strip: Strip;
  environment: EnvironmentComparison;
  figures: Record<string, FigureText>;
  bucketTables: Record<BucketScheme, Table>;
  findings: FindingData[];
  patterns: PatternData[];
  settings: Record<Side, SettingLine[]>;
  aggregates: AggregatesTable | null;
  slips: Table | null;
  about: AboutRow[];
}

function roundedTable(table: Table): Table {
  return {
    ...table,
    rows: table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? rounded(cell) : cell))),
  };
}

/** What is computed for a report beside its comparison. */
export interface ReportInput {
  report: Report;
  comparison: Comparison;
  charts: readonly ChartSpec[];
  environments: readonly Environment[];
  tables: readonly Artifact[];
}

/** All that the pages of a report print. Numbers of tables are rounded to six significant digits; the derived files are not. */
export function reportData({ report, comparison, charts, environments, tables }: ReportInput): ReportData {
  const figures = figureTexts(charts, comparison);
  const sides = (['baseline', 'candidate'] as const).map((side) => sideText(comparison, side, environments));
  const values = {
    headline: headline(comparison, report.buckets),
    queries: queryValues(comparison),
    texts: smallValues(tables, comparison),
  };
  const buckets = (scheme: BucketScheme) =>
    roundedTable(bucketsTable(bucketCounts(comparison.matched, scheme), scheme));
  return {
    report,
    suite: suiteName(comparison.baseline),
    suiteSlug: suiteSlug(comparison.baseline.suite),
    baseline: sides[0] as SideText,
    candidate: sides[1] as SideText,
    ...values,
    verdict: comparison.verdict,
    strip: strip(comparison),
    environment: comparison.environment,
    figures: Object.fromEntries(
      Object.entries(figures).map(([id, figure]) => [id, { ...figure, table: roundedTable(figure.table) }]),
    ),
    bucketTables: { speedup: buckets('speedup'), 'time-change': buckets('time-change') },
    findings: findingsData(comparison, report.findings, tables, report.notes, Object.keys(figures)),
    patterns: smallRows(tables, 'patterns.csv').map(({ pattern, favours, queries }) => ({
      title: pattern,
      favours: smallSide(favours),
      queries: queries.split(/\s+/),
    })),
    settings: settingLines(tables, comparison),
    aggregates: aggregatesTable(tables, comparison, report),
    slips: slipsTable(tables, values),
    about: aboutRows(comparison, sides, report),
  };
}
