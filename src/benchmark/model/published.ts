import type { PublishedPackage } from '../schemas/published';
import type { Provenance } from './resultSet';
import {
  type Columns,
  count,
  key,
  name,
  number,
  optional,
  type RowOf,
  text,
  undeclared,
  unique,
  word,
} from './tables/columns';

/** The measurements of a published comparison. */
export const MEASURES = {
  name: name('What was measured.'),
  unit: text('The unit of baseline and candidate.'),
  better: word('Which direction is better.', ['lower', 'higher']),
  size: text('The size of the input; tells rows of one measure apart.'),
  baseline: optional(number('The baseline’s value in unit; empty if the source reports none.')),
  candidate: optional(number('The candidate’s value in unit; empty if the source reports none.')),
  /** It must agree with both values if they exist. */
  changePct: optional(
    number('(candidate − baseline) ÷ baseline as published; empty if the source reports no percentage.', { unit: '%' }),
  ),
  published: text('What the source itself prints of the change, in its words; empty for nothing.'),
};

/** The optional tables in the folder of a published comparison. */
export const PUBLISHED_TABLES = {
  /** Published time changes of single queries. */
  'changes.csv': {
    query: unique(name('Short name within the suite: q14a.')),
    timeChangePct: number('Change of the time; positive is slower.', { unit: '%' }),
  },
  /** Published ranges of changes. */
  'buckets.csv': {
    label: unique(name('The range as the source writes it.')),
    fromPct: optional(number('Lower edge; empty if it is open.', { unit: '%' })),
    toPct: optional(number('Upper edge; empty if it is open.', { unit: '%' })),
    count: count('Number of queries in the range.'),
  },
  'measures.csv': MEASURES,
  /** Parts of a measurement by query, in its unit. */
  'measure-queries.csv': {
    name: key(name('Name of the measurement.')),
    size: key(text('Its size.')),
    query: key(name('Short name within the suite: q14a.')),
    baseline: number('The baseline’s value in unit.'),
    candidate: number('The candidate’s value in unit.'),
  },
  /** Labels and values of a source's chart, by position; one is empty if the source's lists differ in length. */
  'chart-labels.csv': {
    chart: name('Name of the chart.'),
    label: text('Label at this position; empty if there is none.'),
    value: optional(number('Value at this position; empty if there is none.')),
  },
} satisfies Record<string, Columns>;

type PublishedRow<File extends keyof typeof PUBLISHED_TABLES> = RowOf<(typeof PUBLISHED_TABLES)[File]>;
export type ChangeRow = PublishedRow<'changes.csv'>;
export type PublishedBucket = PublishedRow<'buckets.csv'>;
export type MeasureRow = PublishedRow<'measures.csv'>;
export type MeasuredQuery = PublishedRow<'measure-queries.csv'>;
type ChartLabelRow = PublishedRow<'chart-labels.csv'>;

type Published = PublishedPackage['published'];
/** A statement in the source's text that no table of it contains. */
export type Statement = Published['statements'][number];

/** A comparison without published times of every query: static/data/published/<id>/. Never recomputed. */
export interface PublishedComparison extends Provenance, Published {
  /** Largest time saving first. */
  queries: ChangeRow[];
  buckets: PublishedBucket[];
  measures: MeasureRow[];
  measuredQueries: MeasuredQuery[];
  labels: ChartLabelRow[];
}

/** A minute (or other step) of a series; null if nothing was drawn. */
export interface SeriesPoint {
  x: number;
  y: number | null;
}

/** One CSV column of a resource-usage set: as published, or digitized from a published picture. */
export interface Series {
  id: string;
  points: SeriesPoint[];
}

/** When each query of a series ran. */
export const QUERY_BANDS = {
  query: unique(name('Short name.')),
  startS: undeclared(number('Its start, in seconds since the first line of the series.', { unit: 's', minimum: 0 })),
  endS: undeclared(number('Its end, likewise.', { unit: 's', minimum: 0 })),
};

export type QueryBand = Omit<RowOf<typeof QUERY_BANDS>, 'line'>;

/** static/data/resource-usage/<id>/: time series with their provenance and error. */
export interface ResourceUsage extends Provenance {
  /** True if the numbers are the source's own, false if digitized. */
  original: boolean;
  /** Suite of the queries; null if no queries are reported. */
  suite: PublishedComparison['suite'];
  series: Series[];
  /** Query times by series file name; empty if no queries are reported. */
  queries: Record<string, QueryBand[]>;
}
