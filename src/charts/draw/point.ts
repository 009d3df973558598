/** What pointer, keyboard and screen reader get at one point of a chart, in reading order. */
export interface ChartPoint {
  dataset: number;
  index: number;
  title: string;
  lines: string[];
}
