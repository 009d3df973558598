import type { AboutRow } from './about';
import type { ChartSpec } from './chartTypes';
import type { FigureText } from './figureTypes';
import { axisUnit } from './format';
import { usageSpecs } from './publishedCharts';
import { drawnSummary, type Summary, usageFigure } from './publishedFigures';
import { gainsTable, lossesTable, measuresTable, usageSummary } from './publishedTables';
import type { Published, ResourceUsage } from './publishedTypes';
import { summaryValues, usageValues, type ValueTexts } from './publishedValues';
import type { SummaryReport } from './reportTypes';
import { summaryAbout } from './summaryAbout';
import { summaryMeta } from './summaryMeta';
import { type AbsentFigure, absentFigures, type SummaryVerdict, summaryVerdict } from './summaryVerdict';
import type { Table } from './tableTypes';
import type { Problem } from './types';

/** A contradiction in the source as a page shows it, with the artifact line that a reader can open. */
export interface Contradiction {
  message: string;
  label: string;
  /** As served, "/data/published/…/buckets.csv". */
  path: string;
  line: number | null;
}

/** What the pages of a report of published summaries carry. Plain JSON. */
export interface SummaryData {
  report: SummaryReport;
  /** What the figures derive from, and the baseline: the line below the title. */
  meta: string;
  /** The verdict block of each comparison, by its key. */
  verdicts: Record<string, SummaryVerdict>;
  figures: Record<string, FigureText>;
  /** Tables that stand without a chart, by id: `<key>-measures`, `<key>-gains`, `<key>-losses`, `<usage figure>-summary`. */
  tables: Record<string, Table>;
  values: ValueTexts;
  /** What a comparison of measured times has and this one cannot have, with the reason. */
  absent: AbsentFigure[];
  contradictions: Contradiction[];
  about: AboutRow[];
}

export interface SummaryInput {
  report: SummaryReport;
  summaries: { key: string; published: Published; folder: string }[];
  usage: ResourceUsage | null;
  /** Warnings of the report's artifacts, contradictions of the source among them. */
  problems: readonly Problem[];
  /** Further values, of the environments for example. */
  values: ValueTexts;
}

function contradictionOf({ path, line, message }: Problem): Contradiction {
  const file = path.split('/').slice(-2).join('/');
  const label = line === null ? file : `${file}, line ${line}`;
  return { message, label, path: `/${path.replace(/^static\//, '')}`, line };
}

function summaryTables({ key, published }: Summary): Record<string, Table> {
  const tables: [string, Table][] = [
    [`${key}-measures`, measuresTable(published)],
    [`${key}-gains`, gainsTable(published)],
    [`${key}-losses`, lossesTable(published)],
  ];
  return Object.fromEntries(tables.filter(([, { rows }]) => rows.length > 0));
}

/** The specs and the page data of a report of published summaries. Nothing is computed that the published figures do not give. */
export function summaryReport({ report, summaries, usage, problems, values }: SummaryInput): {
  charts: ChartSpec[];
  page: SummaryData;
} {
  const drawn = summaries.flatMap(drawnSummary);
  const multiples = (report.usage && usage ? report.usage.figures : []).map((wanted) => ({
    wanted,
    specs: usageSpecs(usage as ResourceUsage, wanted),
  }));
  const texts: ValueTexts = {
    ...summaryValues(summaries),
    ...Object.assign({}, ...multiples.map(({ wanted, specs }) => usageValues(specs, axisUnit(wanted.axisTitle)))),
    ...values,
  };
  const usageTexts = multiples.map(({ wanted, specs }) => usageFigure(usage as ResourceUsage, wanted, specs, texts));
  return {
    charts: [...drawn.map(({ spec }) => spec), ...multiples.flatMap(({ specs }) => specs)],
    page: {
      report,
      meta: summaryMeta(summaries),
      figures: Object.fromEntries([...drawn.map(({ text }) => text), ...usageTexts].map((text) => [text.id, text])),
      tables: {
        ...Object.assign({}, ...summaries.map(summaryTables)),
        ...Object.fromEntries(multiples.map(({ wanted, specs }) => [`${wanted.id}-summary`, usageSummary(specs)])),
      },
      values: texts,
      verdicts: Object.fromEntries(
        summaries.map(({ key, published }) => [key, summaryVerdict(published, report.standing)]),
      ),
      absent: absentFigures(summaries),
      contradictions: problems.filter(({ level }) => level === 'warning').map(contradictionOf),
      about: summaryAbout(summaries, report),
    },
  };
}
