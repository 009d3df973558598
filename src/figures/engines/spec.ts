import type { Axis } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Evidence } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import type { StandaloneKind, StandaloneSpec } from '../shared/kind';

/** A release compared with vanilla Spark. */
export interface ReleaseMark extends Evidence {
  /** "1.0.0". */
  release: string;
  /** "Aug 2026". */
  published: string;
  total: number;
  geometricMean: number;
  median: number;
  /** "ran once", "5 iterations". */
  runs: string;
  /** Why there is no verdict; '' for no doubt. */
  doubt: string;
  /** The page of the comparison. */
  path: string;
}

/** The releases of an engine on a suite at one size. */
export interface EngineCell {
  /** Largest ratio of two runs of one engine that reruns explain, for the newest release. */
  band: number;
  /** In the order of publication; the last is the newest, which is large and named. */
  marks: ReleaseMark[];
}

/** How many comparisons of an engine have a kind of evidence: "shown to repeat". */
export interface EvidenceCount {
  count: number;
  of: number;
  words: string;
}

export interface EngineRow {
  engine: string;
  /** "15 releases" and "33 comparisons". */
  detail: string[];
  /** One for each column; null if it was not measured. */
  cells: (EngineCell | null)[];
  evidence: EvidenceCount[];
}

/** Every release of every engine by suite and size: speedups in total time over vanilla Spark on one log scale. */
export interface EnginesSpec extends StandaloneSpec {
  kind: 'engines';
  columns: { suite: string; size: string }[];
  axis: Axis;
  rows: EngineRow[];
}

/** Each mark with its engine and column, the newest release of a cell last. */
function releaseMarks({ rows, columns }: EnginesSpec) {
  return rows.flatMap(({ engine, cells }) =>
    cells.flatMap((cell, index) => {
      const { suite = '', size = '' } = columns[index] ?? {};
      return (cell?.marks ?? []).map((mark) => ({ ...mark, engine, suite, size }));
    }),
  );
}

const STRENGTHS = { clear: 'shown to repeat', measured: 'not shown to repeat', none: 'no verdict' };

function enginesTable(spec: EnginesSpec): Table {
  return tableOf(releaseMarks(spec), [
    [column('engine', 'Engine'), 'engine'],
    [column('release', 'Release'), 'release'],
    [column('suite', 'Suite'), 'suite'],
    [column('size', 'Size'), 'size'],
    [column('published', 'Published'), 'published'],
    [column('total', 'Total-time ratio', '×', 'number', 2), 'total'],
    [column('geometric_mean', 'Geometric mean', '×', 'number', 2), 'geometricMean'],
    [column('median', 'Median', '×', 'number', 2), 'median'],
    [column('runs', 'Runs'), 'runs'],
    [
      column('beyond_reruns', 'Beyond reruns'),
      ({ way, strength }) => (way === 'same' || strength === 'none' ? 'no' : 'yes'),
    ],
    [column('evidence', 'Evidence'), ({ strength, doubt }) => (doubt === '' ? STRENGTHS[strength] : doubt)],
  ]);
}

export const engines: StandaloneKind<EnginesSpec> = {
  unit: () => '×',
  count: (spec) => ({ count: releaseMarks(spec).length, of: 'pairs' }),
  csv: enginesTable,
};
