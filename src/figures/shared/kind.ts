import type { Axis, SpecBase } from '../../benchmark/model/chart';
import type { Comparison, Verdict } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { axisUnit } from '../../benchmark/text/cells';

/** What a chart draws, counted: queries, iterations, points of a series, values, stages, or pairs of result sets. */
export interface Drawn {
  count: number;
  of: 'queries' | 'iterations' | 'points' | 'values' | 'stages' | 'pairs';
}

/** What stands around a chart of a comparison. */
interface AroundChart extends Pick<FigureText, 'caption' | 'table'>, Partial<Pick<FigureText, 'notes' | 'key'>> {
  /** Above the chart where it stands next to another, and the direction that it shows. */
  heading?: string;
  verdict?: Verdict;
}

/** A chart that stands in no figure of a report: the words around it go with it. */
export interface StandaloneSpec extends SpecBase {
  caption: string;
  /** Below the drawing; '' for none. */
  note: string;
  /** What must stand with the numbers wherever they go. */
  disclaimer: string;
}

/** What the file of a figure says of its kind of chart; everything but the drawing, which is in src/figures/draw. */
export interface Kind<Spec extends SpecBase> {
  /** The unit of its values: s, ×, %, queries, MB/s. */
  unit: (spec: Spec) => string;
  /**
   * How many observations it draws. `queries` is how many were compared, null where no times of queries are known: it is what
   * totals and bars of counts are made of.
   */
  count: (spec: Spec, queries: number | null) => Drawn;
  /** What it draws, number by number and nothing else: its CSV file. Absent where the table of its figure is just that. */
  csv?: (spec: Spec) => Table;
  /** The columns that an embed page prints of its figure's table; all where it does not say. */
  embedColumns?: readonly string[];
  /** The charts of this kind that a report may list, by id, and each one's spec. */
  ofComparison?: Record<string, (comparison: Comparison) => Spec>;
  /** Caption, table and the rest around a chart of a comparison. */
  around?: (spec: Spec, comparison: Comparison) => AroundChart;
}

/** What the file of a chart that stands in no figure says of its kind; its CSV is its table too. */
export interface StandaloneKind<Spec extends StandaloneSpec> extends Kind<Spec> {
  csv: (spec: Spec) => Table;
}

/** What stands around the picture of a chart that carries its own words; `date` is that of publication. */
export function standaloneWords({ title, caption, note, disclaimer }: StandaloneSpec, date: string) {
  return { title, caption, note, date, disclaimer: `${disclaimer}.` };
}

/** A chart that carries its own words, for the frame that all figures have. */
export function standaloneFigure(
  { id, kind, title, caption, description }: StandaloneSpec,
  table: Table,
  { statement, sources }: Pick<FigureText, 'statement' | 'sources'>,
): FigureText {
  const panels = [{ chart: id, kind, heading: '', verdict: null, description }];
  return { id, title, caption, notes: [], statement, sources, panels, key: null, table };
}

/** The unit of an axis; where it has none of ours, what follows the last comma of its title. */
export function unitOfAxis({ axis }: { axis: Axis }): string {
  return axis.unit || axisUnit(axis.title);
}

/** The number of values that are there. */
export function present(values: readonly unknown[]): number {
  return values.filter((value) => value !== null).length;
}
