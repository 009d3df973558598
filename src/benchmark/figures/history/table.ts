import type { HistoryLine, HistoryPoint } from '../../history/lines';
import { shapeText } from '../../history/shape';
import { lineDetail, lineHeading, publishedOn, releaseAt, releaseName } from '../../history/words';
import { column } from '../../model/columns';
import type { EngineRecord } from '../../model/round';
import type { Cell, Table } from '../../model/table';
import { capitalise } from '../../text/names';

/** The columns of a point; those of the group and of ranges stand in files only. */
function pointColumns(engine: EngineRecord) {
  const ratio = (key: string, label: string) => column(key, label, '×', 'number', 2);
  return [
    column('release', 'Release', '', 'text'),
    column('published', 'Published', '', 'text'),
    column('executors_cores', 'Executors × cores', '', 'text'),
    column('baseline_iterations', 'Runs, Spark', '', 'text'),
    column('candidate_iterations', `Runs, ${engine.name}`, '', 'text'),
    column('baseline_s', 'Spark of the round', 's', 'number', 1),
    column('candidate_s', capitalise(engine.name), 's', 'number', 1),
    ratio('total', 'Total-time ratio'),
    ratio('total_low', 'Total, lowest over queries'),
    ratio('total_high', 'Total, highest over queries'),
    ratio('geometric_mean', 'Geometric mean'),
    ratio('geometric_mean_low', 'Geometric mean, lowest over queries'),
    ratio('geometric_mean_high', 'Geometric mean, highest over queries'),
    ratio('median', 'Median'),
    ratio('median_low', 'Median, lowest over queries'),
    ratio('median_high', 'Median, highest over queries'),
    column('faster', `${capitalise(engine.name)} faster on`, 'queries', 'number'),
    column('matched', 'Of', 'queries', 'number'),
  ];
}

function pointCells(engine: EngineRecord, point: HistoryPoint): Cell[] {
  const { comparison, iterations, shape } = point;
  const runs = (count: number | 'unknown') => (count === 'unknown' ? null : String(count));
  const figures = [comparison.total, comparison.geometricMean, comparison.median];
  return [
    releaseName(releaseAt(engine, point)),
    publishedOn(point),
    shape ? shapeText(shape) : null,
    runs(iterations.baseline),
    runs(iterations.candidate),
    comparison.baselineS,
    comparison.candidateS,
    ...figures.flatMap(({ speedup, mix }) => [speedup, mix.low, mix.high]),
    comparison.faster,
    comparison.matched.length,
  ];
}

/** Every point of these lines, a row each, with its line and the ids of both sets: the CSV of a history. */
export function historyTable(engine: EngineRecord, lines: readonly HistoryLine[]): Table {
  return {
    columns: [
      column('line', 'Suite', '', 'text'),
      column('machine', 'Machine', '', 'text'),
      ...pointColumns(engine),
      column('baseline', 'Baseline', '', 'code'),
      column('candidate', 'Candidate', '', 'code'),
    ],
    rows: lines.flatMap((line) =>
      line.points.map((point) => [
        lineHeading(line),
        lineDetail(line),
        ...pointCells(engine, point),
        point.comparison.baseline.id,
        point.comparison.candidate.id,
      ]),
    ),
    footnotes: [],
  };
}
