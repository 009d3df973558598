import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../model/columns';
import type { ComparisonVerdict, MatchedQuery, Verdict } from '../../model/comparison';
import type { StripRow } from '../../model/figure';
import type { Table } from '../../model/table';
import { capitalise } from '../../text/names';
import type { StandaloneSpec } from '../kind';

// Specs and their tables, apart from what makes the specs: pages make the tables in the browser, where the specs come from the worker.

/** How strongly a cell of the heat map is filled: 0 not at all (the same, or it cannot be told), 3 most. */
export type Strength = 0 | 1 | 2 | 3;

/** One candidate on one query; low and high are null where no ranges were published. */
export interface HeatMapCell extends Pick<MatchedQuery, 'speedup' | 'low' | 'high' | 'verdict'> {
  strength: Strength;
}

/** One query; `cells` in the order of the candidates. */
export interface HeatMapQuery {
  query: string;
  baselineS: number;
  cells: HeatMapCell[];
  /** Time of the slowest candidate ÷ time of the fastest, at least 1. */
  apart: number;
}

/** One entry of the legend; `counts` in the order of the candidates. */
export interface LegendEntry {
  verdict: Verdict;
  label: string;
  counts: number[];
}

/** The speedups of every candidate, a row a query and a column a candidate, filled by verdict and size. */
export interface HeatMapSpec extends StandaloneSpec {
  kind: 'heatMap';
  baseline: string;
  candidates: { id: string; title: string }[];
  legend: LegendEntry[];
  /** What the strengths of the fills stand for. */
  steps: string;
  /** In natural order, or as a reader has ordered them. */
  queries: HeatMapQuery[];
}

/** A row a query: the baseline's seconds, of each candidate speedup, range and verdict under its id, and how far the candidates are apart. */
export function heatMapTable({ baseline, candidates, queries }: HeatMapSpec): Table {
  return {
    columns: [
      QUERY_COLUMN,
      column('baseline_s', `${capitalise(baseline)} (baseline)`, 's', 'number', 1),
      ...candidates.flatMap(({ id, title: name }) => [
        column(`${id}_speedup`, `${capitalise(name)} speedup`, '×', 'number', 2),
        column(`${id}_low`, `${capitalise(name)} lowest`, '×', 'number', 2),
        column(`${id}_high`, `${capitalise(name)} highest`, '×', 'number', 2),
        column(`${id}_verdict`, `${capitalise(name)} verdict`, '', 'verdict'),
      ]),
      column('apart', 'Spread', '×', 'number', 2),
    ],
    rows: queries.map(({ query, baselineS, cells, apart }) => [
      query,
      baselineS,
      ...cells.flatMap(({ speedup, low, high, verdict }) => [speedup, low, high, verdict]),
      apart,
    ]),
    footnotes: [],
  };
}

/** A query of a panel, in % of the plot's width from the left and of its height from the top. */
export interface PanelPoint {
  query: string;
  speedup: number;
  x: number;
  y: number;
  verdict: Verdict;
}

/** The speedups of one candidate in ascending order. */
export interface SpeedupPanel {
  id: string;
  title: string;
  /** How many queries lie on either side of 1×. */
  counts: string;
  /** For screen readers. */
  description: string;
  points: PanelPoint[];
  /** The lowest and the highest speedup, labelled at their points. */
  lowest: string;
  highest: string;
}

/** The speedups of every candidate in ascending order, a panel each on one log scale. */
export interface SortedSpec extends StandaloneSpec {
  kind: 'sorted';
  axisTitle: string;
  /** Text and place in % of the height from the top. */
  ticks: { label: string; at: number }[];
  panels: SpeedupPanel[];
}

/** A row a point, panel after panel. */
export function sortedTable({ panels }: SortedSpec): Table {
  return {
    columns: [QUERY_COLUMN, column('candidate', 'Candidate'), SPEEDUP_COLUMN, VERDICT_COLUMN],
    rows: panels.flatMap(({ title, points }) =>
      points.map(({ query, speedup, verdict }) => [query, capitalise(title), speedup, verdict]),
    ),
    footnotes: [],
  };
}

/** The three estimates of one candidate on the scale of all. */
export interface CandidateEstimates {
  title: string;
  /** Over the matched queries, in seconds. */
  totalS: number;
  verdict: Pick<ComparisonVerdict, 'sentence'>;
  rows: StripRow[];
}

/** The three estimates of every candidate, a group of rows each on one log scale. */
export interface EstimatesSpec extends StandaloneSpec {
  kind: 'estimates';
  baseline: string;
  /** Of the baseline, over the matched queries, in seconds. */
  baselineS: number;
  /** Text and place in % of the width. */
  ticks: { label: string; at: number }[];
  candidates: CandidateEstimates[];
}

/** A row an estimate, candidate after candidate, with the interval that is drawn. */
export function estimatesTable({ candidates, baselineS }: EstimatesSpec): Table {
  return {
    columns: [
      column('candidate', 'Candidate'),
      column('baseline_s', 'Baseline, total', 's', 'number', 2),
      column('candidate_s', 'Candidate, total', 's', 'number', 2),
      column('figure', 'Metric'),
      SPEEDUP_COLUMN,
      column('low', '95% interval, low', '×', 'number', 3),
      column('high', '95% interval, high', '×', 'number', 3),
      column('over', 'Interval over'),
      VERDICT_COLUMN,
    ],
    rows: candidates.flatMap(({ title, totalS, rows }) =>
      rows.map(({ name, figure: { speedup, repeat, mix }, verdict }) => {
        const { low, high } = repeat ?? mix;
        const over = repeat ? 'iterations' : 'queries';
        return [capitalise(title), baselineS, totalS, name, speedup, low, high, over, verdict];
      }),
    ),
    footnotes: candidates.some(({ rows }) => rows.some(({ verdict }) => verdict === null))
      ? [
          '–: no verdict. The median has none, and none is given if a doubt about the environments could explain the result.',
        ]
      : [],
  };
}
