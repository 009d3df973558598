import type { Axis, SpecBase } from '../../benchmark/model/chart';
import type { Comparison, Verdict } from '../../benchmark/model/comparison';
import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { axisUnit } from '../../benchmark/text/cells';

/** Number of queries, iterations, points of a series, values, stages, or pairs of result sets in a chart. */
export interface Drawn {
  count: number;
  of: 'queries' | 'iterations' | 'points' | 'values' | 'stages' | 'pairs';
}

/** Text around a chart of a comparison. */
interface ChartTexts extends Pick<FigureText, 'caption' | 'table'>, Partial<Pick<FigureText, 'notes' | 'key'>> {
  /** Above a chart that is next to another, with its direction. */
  heading?: string;
  verdict?: Verdict;
}

/** A chart outside of a report's figures: it carries its own text. */
export interface StandaloneSpec extends SpecBase {
  caption: string;
  /** Below the drawing; '' for none. */
  note: string;
  /** Must accompany the numbers wherever they are used. */
  disclaimer: string;
}

/** Properties of a kind of chart, except the drawing, which is in src/figures/draw. */
export interface Kind<Spec extends SpecBase> {
  /** Unit of its values: s, ×, %, queries, MB/s. */
  unit: (spec: Spec) => string;
  /**
   * Number of observations in the drawing. `queries` is the number of compared queries, from which totals and bars of
   * counts are
   * computed; null if no query times are published.
   */
  count: (spec: Spec, queries: number | null) => Drawn;
  /** CSV file with only the numbers of the drawing. Undefined if it equals the table of the figure. */
  csv?: (spec: Spec) => Table;
  /** Columns of the figure's table on an embed page; all if undefined. */
  embedColumns?: readonly string[];
  /** Charts that a report may list, by ID in URLs and in `<BarChart chart="…">`. Null if the result sets lack their data. */
  charts?: Record<string, (comparison: Comparison) => Spec | null>;
  /** Caption, table, and other text around a chart of a comparison. */
  around?: (spec: Spec, comparison: Comparison) => ChartTexts;
}

/** Properties of a kind of chart outside of figures; its CSV is also its table. */
export interface StandaloneKind<Spec extends StandaloneSpec> extends Kind<Spec> {
  csv: (spec: Spec) => Table;
}

/** Unit of an axis, or the text after the last comma of its title. */
export function unitOfAxis({ axis }: { axis: Axis }): string {
  return axis.unit || axisUnit(axis.title);
}

/** Number of values that are not null. */
export function countPresent(values: readonly unknown[]): number {
  return values.filter((value) => value !== null).length;
}
