/**
 * The nouns of the line: what is read, compared and drawn. Plain data only; every type here survives JSON.
 * Seconds are in fields ending in `S` (in files and published JSON: `_s`), ratios in `speedup`, `low`, `high`.
 */

/** A committed file: its path from the project's root with forward slashes, and its text. */
export interface Artifact {
  path: string;
  text: string;
}

export type Level = 'error' | 'warning';

/** Something wrong in an artifact: where, what was found and what is allowed, and the cure when it is not obvious. */
export interface Problem {
  path: string;
  line: number | null;
  level: Level;
  message: string;
  cure?: string;
}

export type SuiteName = 'tpcds' | 'tpch';
export type Statistic = 'median' | 'mean' | 'min' | 'single';
export type Unknown = 'unknown';

export interface Suite {
  name: SuiteName;
  queryVersion: string;
  scaleFactor: number;
  tableFormat: string;
}

export interface Engine {
  id: string;
  /** As written in the middle of a sentence: "Comet", "native Spark". */
  title: string;
  version: string;
}

export interface Source {
  title: string;
  path: string;
  version?: string;
}

export interface Licence {
  name: string;
  path?: string;
}

/** A remark about one field of an artifact, `results.time_s` for example. */
export interface Note {
  about: string;
  text: string;
}

export type Status = 'ok' | 'failed' | 'timeout' | 'unsupported' | 'wrong_result' | 'not_run';

/** One row of results.csv. Times are null where the status is not ok; a range is null where it was not measured. */
export interface ResultRow {
  query: string;
  status: Status;
  timeS: number | null;
  minS: number | null;
  maxS: number | null;
  reason: string;
  /** The line in results.csv, counted from 1 with the header. */
  line: number;
}

/** One row of iterations.csv: one timed execution, numbered from 1 in the order of running. */
export interface IterationRow {
  query: string;
  iteration: number;
  timeS: number;
}

/** Hardware, cluster, Spark and Java of a run. A field that its publisher does not state holds 'unknown'. */
export interface Environment {
  id: string;
  title: string;
  cluster: string;
  nodes: number | Unknown;
  instanceType: string;
  coresPerNode: number | Unknown;
  memoryPerNodeGb: number | Unknown;
  localStorage: string;
  executors: number | Unknown;
  executorCores: number | Unknown;
  executorMemoryGb: number | Unknown;
  driverCores: number | Unknown;
  driverMemoryGb: number | Unknown;
  storage: string;
  architecture: string;
  spark: string;
  java: string;
  scala: string;
  sources: Source[];
  notes: Note[];
}

/** One engine's results with provenance: datapackage.json, results.csv and iterations.csv of one folder. */
export interface ResultSet {
  id: string;
  title: string;
  /** Date of publication, 2026-07-21. */
  created: string;
  licences: Licence[];
  sources: Source[];
  suite: Suite;
  engine: Engine;
  environment: string;
  statistic: Statistic;
  iterations: number | Unknown;
  warmup: number | Unknown;
  configuration: Record<string, string>;
  harness: { name: string; version: string };
  notes: Note[];
  changes: string;
  /** In natural order, whatever the order of the file. */
  rows: ResultRow[];
  /** Empty where there is no iterations.csv. */
  iterationRows: IterationRow[];
}

export type Side = 'baseline' | 'candidate';
export type BucketScheme = 'speedup' | 'time-change';

/** static/data/reports/<id>/report.json: what is compared with what, and which charts the page may draw. */
export interface Report {
  id: string;
  title: string;
  description: string;
  published: string;
  baseline: string;
  candidate: string;
  buckets: BucketScheme;
  charts: string[];
  findings: string[];
  /** The facts that no artifact holds; `<Cited source="id">` names one of these. */
  sources: (Source & { id: string })[];
  /** Names that look like figures, "TPC-DS 3 TB". */
  allow: string[];
  /** Comparability notes by measure: `shuffle_read_bytes`. */
  notes: Note[];
}

/** One side's time of one query, with the slowest and fastest iteration where they are known. */
export interface Timing {
  timeS: number;
  minS: number | null;
  maxS: number | null;
}

export type Verdict = 'faster' | 'slower' | 'unclear';
/** How a query's verdict was found. `no-range`: several iterations, but their range was not published. */
export type DecidedBy = 'ranges' | 'bootstrap' | 'single-run' | 'no-range';

/** A query that both sides ran: speedup = baseline ÷ candidate, low–high the ratios that the iterations allow. */
export interface MatchedQuery {
  query: string;
  baseline: Timing;
  candidate: Timing;
  speedup: number;
  low: number | null;
  high: number | null;
  timeChangePct: number;
  savedS: number;
  verdict: Verdict;
  decidedBy: DecidedBy;
}

export interface Unmatched {
  query: string;
  side: Side | 'both';
  reason: string;
}

/** One headline figure with its 95 % interval over queries. */
export interface Figure {
  speedup: number;
  low: number;
  high: number;
  verdict: Verdict;
}

export type VerdictCase = 'faster' | 'slower' | 'ahead' | 'behind' | 'depends' | 'no-clear-difference';

export interface ComparisonVerdict {
  case: VerdictCase;
  /** The verdict in two to five words, "It depends on the statistic". */
  word: string;
  /** One or two sentences naming both engines. */
  sentence: string;
}

export type Relation = 'different' | 'not known' | 'same';

/** One setting of both sides. `area` says whether it belongs to the hardware and software or to the Spark configuration. */
export interface Setting {
  area: 'environment' | 'configuration' | 'measurement';
  name: string;
  baseline: string;
  candidate: string;
  relation: Relation;
}

export interface EnvironmentComparison {
  /** True only if both result sets name the same environment. */
  same: boolean;
  /** Every setting, different first, then not known, then same. */
  settings: Setting[];
  /** One sentence when the environments differ, else ''. */
  note: string;
}

/** The short names of the two sides, told apart by version where the engine is the same. */
export interface Names {
  baseline: string;
  candidate: string;
}

/** Two result sets compared over the queries that both ran, in natural order. */
export interface Comparison {
  baseline: ResultSet;
  candidate: ResultSet;
  names: Names;
  matched: MatchedQuery[];
  unmatched: Unmatched[];
  baselineS: number;
  candidateS: number;
  total: Figure;
  geometricMean: Figure;
  median: Figure;
  verdict: ComparisonVerdict;
  faster: number;
  slower: number;
  equal: number;
  clear: { faster: number; slower: number; none: number };
  /** Share (0–1) of all seconds by which queries differ that the five largest differences make. */
  largestShare: number;
  /** The total-time ratio without each of the three queries with the largest differences. */
  without: { query: string; speedup: number }[];
  environment: EnvironmentComparison;
}

/* ---- tables ---------------------------------------------------------------------------------------------------- */

/** Units of values. `×` is a speedup, `%` a time change. */
export type Unit = 's' | '×' | '%' | 'queries' | 'count' | 'B' | '';

export type CellKind = 'text' | 'number' | 'signed' | 'query' | 'verdict' | 'range' | 'spread' | 'relation' | 'code';

export interface Column {
  /** The name in CSV files: `baseline_s`. */
  key: string;
  label: string;
  unit: Unit;
  kind: CellKind;
  /** Decimals shown; CSV and JSON keep full precision. */
  decimals: number;
}

export type Cell = string | number | null;

/** A table of a figure: rows in the order shown, one cell per column. Null prints "–". */
export interface Table {
  columns: Column[];
  rows: Cell[][];
  footnotes: string[];
}

export interface Bucket {
  label: string;
  /** Lower and upper edge, in × for `speedup`, in % for `time-change`; null is open. */
  from: number | null;
  to: number | null;
  count: number;
  verdict: Verdict;
  /** Outer buckets are drawn solid, inner ones as outline and tint. */
  weight: 'outer' | 'inner';
}

export interface TopRow {
  query: string;
  baselineS: number;
  candidateS: number;
  speedup: number;
  timeChangePct: number;
  verdict: Verdict;
}

/* ---- charts ---------------------------------------------------------------------------------------------------- */

/** A value axis. `ticks` are the wanted labels, the renderer drops those that would collide. */
export interface Axis {
  title: string;
  unit: Unit;
  scale: 'linear' | 'log';
  min: number;
  max: number;
  ticks: number[];
}

interface SpecBase {
  /** The chart's id within its report: `top-faster`. */
  id: string;
  /** The result, one sentence, no full stop. */
  title: string;
  /** What is drawn, for a screen reader and the SVG's <desc>. */
  description: string;
}

export type Role = Verdict | 'neutral' | 'baseline' | 'candidate';

export interface BarSpec extends SpecBase {
  kind: 'bar';
  horizontal: boolean;
  axis: Axis;
  categories: string[];
  /** Roles per value where the verdict differs from bar to bar, else one role for the series. */
  series: { name: string; roles: Role[]; values: (number | null)[] }[];
}

export interface DoughnutSpec extends SpecBase {
  kind: 'doughnut';
  unit: Unit;
  total: number;
  parts: { label: string; value: number; verdict: Verdict; weight: 'outer' | 'inner' }[];
}

export interface TotalsSegment {
  label: string;
  /** null: the neutral rest. */
  query: string | null;
  fromS: number;
  toS: number;
  role: Role;
}

export interface TotalsSpec extends SpecBase {
  kind: 'totals';
  axis: Axis;
  bars: { name: string; role: Side; totalS: number; segments: TotalsSegment[] }[];
  /** candidate − baseline: negative when the candidate takes less time. */
  differenceS: number;
  /** The drawn queries that save and that lose time, counted and added up (seconds, positive). */
  savings: { count: number; seconds: number };
  losses: { count: number; seconds: number };
}

export interface DotsSpec extends SpecBase {
  kind: 'dots';
  axis: Axis;
  names: Names;
  /** The inner bucket edges, ascending; dots of two ranges never share a bin. */
  edges: number[];
  /** Ascending by speedup, like the axis. */
  ranges: { label: string; from: number | null; to: number | null; count: number }[];
  points: { query: string; speedup: number; verdict: Verdict; label: boolean }[];
}

export interface DumbbellSpec extends SpecBase {
  kind: 'dumbbell';
  axis: Axis;
  names: Names;
  rows: TopRow[];
}

export interface SpreadSpec extends SpecBase {
  kind: 'spread';
  axis: Axis;
  names: Names;
  /** Ascending by speedup. */
  points: {
    query: string;
    speedup: number;
    low: number | null;
    high: number | null;
    verdict: Verdict;
    label: boolean;
  }[];
  below: number;
  above: number;
  clear: { faster: number; slower: number; none: number };
}

export interface WaterfallSpec extends SpecBase {
  kind: 'waterfall';
  axis: Axis;
  names: Names;
  /** From the largest saving to the largest loss; fromS–toS on the cumulative scale. */
  steps: { query: string; fromS: number; toS: number; savedS: number; verdict: Verdict; label: boolean }[];
  peakS: number;
  endS: number;
  saving: number;
  losing: number;
}

export interface IterationsSpec extends SpecBase {
  kind: 'iterations';
  axis: Axis;
  statistic: Statistic;
  /** Baseline first; values in the order of running. */
  rows: {
    name: string;
    role: Side;
    valuesS: number[];
    statisticS: number;
    minS: number;
    maxS: number;
    verdict: Verdict;
  }[];
}

export type ChartSpec =
  | BarSpec
  | DoughnutSpec
  | TotalsSpec
  | DotsSpec
  | DumbbellSpec
  | SpreadSpec
  | WaterfallSpec
  | IterationsSpec;
export type ChartKind = ChartSpec['kind'];

/** One chart of a figure. */
export interface Panel {
  chart: string;
  kind: ChartKind;
  heading: string;
  verdict: Verdict | null;
  description: string;
  /** Of its drawings, px, to reserve the box; known where the charts are drawn. */
  heights?: { wide: number; narrow: number; tiny: number };
}

/** A chart or a pair of charts with everything printed around it. The specs themselves are files under /charts/. */
export interface FigureText {
  id: string;
  title: string;
  caption: string;
  notes: string[];
  /** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
  statement: string;
  /** The artifacts, as site paths without base path: label "comet-0.16.0", path "/data/result-sets/…/". */
  sources: { label: string; path: string }[];
  panels: Panel[];
  /** The counts of the three verdict states, printed as the key above the chart; null where no key is wanted. */
  key: { verdict: Verdict; label: string; count: number }[] | null;
  table: Table;
}

/** Where a value with an interval lies on a shared scale, in % of its width (0 left, 100 right). */
export interface IntervalMark {
  low: number;
  at: number;
  high: number;
}

/** One row of the verdict strip. */
export interface StripRow {
  name: string;
  detail: string;
  figure: Figure;
  mark: IntervalMark;
}

export interface Strip {
  rows: StripRow[];
  /** Ticks of the shared scale: text and position in %. */
  ticks: { label: string; at: number }[];
  names: Names;
  facts: string;
}
