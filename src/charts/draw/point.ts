/** What pointer, keyboard and screen reader get at one point of a chart, in reading order. */
export interface ChartPoint {
  dataset: number;
  index: number;
  title: string;
  lines: string[];
  /** The query that the point stands for, whose page it leads to; absent where it stands for none or for several. */
  query?: string;
}
