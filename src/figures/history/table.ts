import type { HistoryLine, HistoryPoint } from '../../benchmark/history/lines';
import { shapeText } from '../../benchmark/history/shape';
import {
  baselineName,
  lineDetail,
  lineHeading,
  publishedOn,
  releaseAt,
  releaseName,
} from '../../benchmark/history/words';
import { column } from '../../benchmark/model/columns';
import type { Estimate } from '../../benchmark/model/comparison';
import type { EngineRecord } from '../../benchmark/model/round';
import type { Table } from '../../benchmark/model/table';
import { type FilledColumn, tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';

type Row = HistoryPoint & { line: HistoryLine };

const runs = (count: number | 'unknown') => (count === 'unknown' ? null : String(count));

/** A metric with its range over queries, which only files contain. */
function estimateColumns(key: string, title: string, name: string, of: (row: Row) => Estimate): FilledColumn<Row>[] {
  const ratio = (end: string, label: string) => column(`${key}${end}`, label, '×', 'number', 2);
  return [
    [ratio('', title), (row) => of(row).speedup],
    [ratio('_low', `${name}, low (query mix)`), (row) => of(row).mix.low],
    [ratio('_high', `${name}, high (query mix)`), (row) => of(row).mix.high],
  ];
}

/** Every point of these lines, one row each, with its line and the ids of both sets: the CSV of a history. */
export function historyTable(engine: EngineRecord, lines: readonly HistoryLine[]): Table {
  const points = lines.flatMap((line): Row[] => line.points.map((point) => ({ ...point, line })));
  const name = capitalise(engine.name);
  return tableOf(points, [
    [column('line', 'Suite'), ({ line }) => lineHeading(line)],
    [column('machine', 'Machine'), ({ line }) => lineDetail(line)],
    [column('release', 'Release'), (point) => releaseName(releaseAt(engine, point))],
    [column('published', 'Published'), publishedOn],
    [column('executors_cores', 'Executors × cores'), ({ shape }) => (shape ? shapeText(shape) : null)],
    [column('baseline_iterations', 'Runs, Spark'), ({ iterations }) => runs(iterations.baseline)],
    [column('candidate_iterations', `Runs, ${engine.name}`), ({ iterations }) => runs(iterations.candidate)],
    [column('baseline_s', capitalise(baselineName(lines)), 's', 'number', 1), ({ comparison }) => comparison.baselineS],
    [column('candidate_s', name, 's', 'number', 1), ({ comparison }) => comparison.candidateS],
    ...estimateColumns('total', 'Total-time ratio', 'Total', ({ comparison }) => comparison.total),
    ...estimateColumns('geometric_mean', 'Geometric mean', 'Geometric mean', (row) => row.comparison.geometricMean),
    ...estimateColumns('median', 'Median', 'Median', ({ comparison }) => comparison.median),
    [column('faster', `${name} faster on`, 'queries', 'number'), ({ comparison }) => comparison.faster],
    [column('matched', 'Of', 'queries', 'number'), ({ comparison }) => comparison.matched.length],
    [column('baseline', 'Baseline', '', 'code'), ({ comparison }) => comparison.baseline.id],
    [column('candidate', 'Candidate', '', 'code'), ({ comparison }) => comparison.candidate.id],
  ]);
}
