import { missingText } from '../../comparison/notMeasured';
import type { PublishedReceipt } from '../../comparison/receipt/published';
import type { PlotSpec } from '../../figures/kinds';
import { bandsSpec, type MeasuredUse, measuredUse } from '../../figures/resources/bands';
import type { LineSpec } from '../../figures/usage';
import type { FigureText } from '../../model/figure';
import type { ResourceUsage } from '../../model/published';
import type { Report, UsageFigure, UsageQueries } from '../../model/report';
import type { Problem } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { axisUnit } from '../../text/cells';
import type { ValueTexts } from '../../text/placeholders';
import { usageSpecs } from './charts';
import { bandsFigure, drawnComparison, type KeyedComparison, usageFigure } from './figures';
import { absentOfUse, valuesOfUse, verdictOfUse } from './queryUseText';
import { gainsTable, lossesTable, measuresTable, peaksTable } from './tables';
import { comparisonValues, usageValues } from './values';
import { type AbsentFigure, absentFigures, type PublishedVerdict, publishedVerdict } from './verdict';

/** A contradiction in the source as a page shows it, with the artifact line that a reader can open. */
export interface Contradiction {
  message: string;
  label: string;
  /** As served, "/data/published/…/buckets.csv". */
  path: string;
  line: number | null;
}

/** What a report shows as published. Lists are empty, and `usage` null, where it shows nothing of the kind. */
export interface PublishedInput {
  comparisons: readonly KeyedComparison[];
  usage: ResourceUsage | null;
  /** Values of the environments that the candidate needs. */
  capacity: ValueTexts;
  /** Of the first comparison; null where nothing is known of its runs. */
  receipt: PublishedReceipt | null;
}

/** What the pages of a report print as published. Nothing is computed that the published figures do not give. */
export interface PublishedParts {
  /** The verdict block of each published comparison, by its key. */
  verdicts: Record<string, PublishedVerdict>;
  figures: Record<string, FigureText>;
  /** Tables that stand without a chart, by id: `<key>-measures`, `<key>-gains`, `<key>-losses`, `<usage figure>-summary`. */
  tables: Record<string, Table>;
  texts: ValueTexts;
  /** What a comparison of measured times has and the published ones cannot have, with the reason. */
  absent: AbsentFigure[];
  contradictions: Contradiction[];
  /** Of the first published comparison; null where nothing is known of its runs. */
  receipt: PublishedReceipt | null;
  /** What was not measured, a sentence each; empty where nothing is known of the runs. */
  notMeasured: string[];
}

/** A figure of small multiples with its charts. */
interface Multiples {
  wanted: UsageFigure;
  specs: LineSpec[];
}

function multiplesOf(figures: readonly UsageFigure[], usage: ResourceUsage | null): Multiples[] {
  return usage ? figures.map((wanted) => ({ wanted, specs: usageSpecs(usage, wanted) })) : [];
}

/** What both sides use of each measure whose queries are drawn as bands. */
function usesOf(queries: UsageQueries | undefined, usage: ResourceUsage | null): MeasuredUse[] {
  return queries && usage ? queries.figures.map((figure) => measuredUse(usage, queries, figure)) : [];
}

function textsOf(
  { comparisons, capacity }: PublishedInput,
  multiples: readonly Multiples[],
  uses: readonly MeasuredUse[],
): ValueTexts {
  return {
    ...comparisonValues(comparisons),
    ...Object.assign({}, ...multiples.map(({ wanted, specs }) => usageValues(specs, axisUnit(wanted.axisTitle)))),
    ...valuesOfUse(uses),
    ...capacity,
  };
}

/** The values of published comparisons and of the drawn parts of time series, as `<Value of="…">` prints them. */
export function publishedTexts({ usage: wanted }: Report, input: PublishedInput): ValueTexts {
  const { usage } = input;
  return textsOf(input, multiplesOf(wanted?.figures ?? [], usage), usesOf(wanted?.queries, usage));
}

function contradictionOf({ path, line, message }: Problem): Contradiction {
  const file = path.split('/').slice(-2).join('/');
  const label = line === null ? file : `${file}, line ${line}`;
  return { message, label, path: `/${path.replace(/^static\//, '')}`, line };
}

function tablesOf({ key, published }: KeyedComparison): [id: string, table: Table][] {
  const tables: [string, Table][] = [
    [`${key}-measures`, measuresTable(published)],
    [`${key}-gains`, gainsTable(published)],
    [`${key}-losses`, lossesTable(published)],
  ];
  return tables.filter(([, { rows }]) => rows.length > 0);
}

/** The charts of what a report shows as published, and all that its pages print of it. `warnings` are those of the artifacts. */
export function publishedParts(
  report: Report,
  input: PublishedInput,
  warnings: readonly Problem[],
): { charts: PlotSpec[]; parts: PublishedParts } {
  const { comparisons, usage } = input;
  const drawn = comparisons.flatMap(drawnComparison);
  const multiples = multiplesOf(report.usage?.figures ?? [], usage);
  const uses = usesOf(report.usage?.queries, usage);
  const texts = textsOf(input, multiples, uses);
  const banded = usage ? uses.map((use) => ({ spec: bandsSpec(use), use })) : [];
  const usageTexts = usage ? multiples.map(({ wanted, specs }) => usageFigure(usage, wanted, specs, texts)) : [];
  const bandTexts = usage ? banded.map(({ spec, use }) => bandsFigure(usage, use, spec)) : [];
  const peaks = multiples.map(({ wanted, specs }) => [`${wanted.id}-summary`, peaksTable(specs)] as const);
  return {
    charts: [...drawn, ...banded].map(({ spec }): PlotSpec => spec).concat(multiples.flatMap(({ specs }) => specs)),
    parts: {
      verdicts: {
        ...Object.fromEntries(
          comparisons.map(({ key, published }) => [key, publishedVerdict(published, report.standing)]),
        ),
        ...verdictOfUse(uses, usage),
      },
      figures: Object.fromEntries(
        [...drawn.map(({ text }) => text), ...usageTexts, ...bandTexts].map((text) => [text.id, text]),
      ),
      tables: Object.fromEntries([...comparisons.flatMap(tablesOf), ...peaks]),
      texts,
      absent: [...absentFigures(comparisons), ...absentOfUse(uses)],
      contradictions: warnings.map(contradictionOf),
      receipt: input.receipt,
      notMeasured: input.receipt ? [missingText(input.receipt, { baseline: null, candidate: null })] : [],
    },
  };
}
