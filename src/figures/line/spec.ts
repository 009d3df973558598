import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import type { Side } from '../../benchmark/model/resultSet';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { axisUnit } from '../../benchmark/text/cells';
import { countPresent, type Kind, unitOfAxis } from '../shared/kind';

/** Series over a shared x axis, at most one point per x; gaps are null. */
export interface LineSpec extends SpecBase {
  kind: 'line';
  axis: Axis;
  xAxis: Axis;
  series: { name: string; role: Side; points: { x: number; y: number | null }[] }[];
}

const unitName = (unit: string) => unit.toLowerCase().replaceAll('/', '_per_');

/** Points of small multiples as columns: one row per x, one column per line, with its unit in the header. */
export function usageTable(specs: readonly LineSpec[]): Table {
  const lines = specs.flatMap((spec) => spec.series.map((series) => ({ spec, series })));
  const xs = [...new Set(lines.flatMap(({ series }) => series.points.map(({ x }) => x)))].sort((a, b) => a - b);
  const values = lines.map(({ series }) => new Map(series.points.map(({ x, y }) => [x, y])));
  return {
    columns: [
      column('elapsed_min', 'Elapsed time, min', '', 'number'),
      ...lines.map(({ spec, series }) =>
        column(
          `${spec.id}_${series.role}_${unitName(axisUnit(spec.axis.title))}`,
          `${spec.title}: ${series.name}, ${axisUnit(spec.axis.title)}`,
          '',
          'number',
          1,
        ),
      ),
    ],
    rows: xs.map((x) => [x, ...values.map((points) => points.get(x) ?? null)]),
    footnotes: [],
  };
}

/** Resource use over time; one of several panels, so its CSV is its part of their table. */
export const line: Kind<LineSpec> = {
  unit: unitOfAxis,
  count: ({ series }) => ({
    count: sum(series.map(({ points }) => countPresent(points.map(({ y }) => y)))),
    of: 'points',
  }),
  csv: (spec) => usageTable([spec]),
};
