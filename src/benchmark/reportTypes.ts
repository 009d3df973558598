import type { Note, Side, Source } from './types';

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

/** One line of a small multiple: a series, its name and role, and the part of its elapsed time that is drawn, moved to 0. */
export interface UsageLine {
  series: string;
  name: string;
  role: Side;
  from: number;
  to: number;
}

/** Small multiples of a resource-usage set that share their axes: one panel per chart. */
export interface UsageFigure {
  id: string;
  title: string;
  caption: string;
  axisTitle: string;
  panels: { id: string; title: string; lines: UsageLine[] }[];
}

/** A report.json of which only summaries were published: `summaries` instead of baseline and candidate. */
export interface SummaryReport {
  id: string;
  title: string;
  description: string;
  published: string;
  /** Published comparisons by a key that their charts carry: "main" gives main-totals. */
  summaries: { key: string; id: string }[];
  /** Null where no time series were published. */
  usage: { id: string; figures: UsageFigure[] } | null;
  /** What happened to the source: "published", or "proposed" for a pull request that was not merged. */
  standing: 'published' | 'proposed';
  sources: (Source & { id: string })[];
  allow: string[];
  notes: Note[];
}
