import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import { sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { slug } from '../../benchmark/text/slug';
import { countPresent, type Kind, unitOfAxis } from '../shared/kind';

/** One series over the phases. */
export interface PhaseSeries {
  /** At the end of its line, and as published. */
  name: string;
  published: string;
  /** In the order of the phases. */
  values: (number | null)[];
  /** Last value ÷ first. */
  growth: number;
  role: Extract<Role, 'faster' | 'slower' | 'neutral'>;
  /** True for series next to the ones that the figure is about. */
  isDotted: boolean;
}

/** Several series over the same phases, from 0. */
export interface PhasesSpec extends SpecBase {
  kind: 'phases';
  axis: Axis;
  /** The first phase is the baseline of the others. */
  phases: string[];
  series: PhaseSeries[];
  /** A remark at the start of a series; null for none. */
  remark: { series: string; text: string } | null;
}

/** A row a series, a column a phase. */
export function phasesTable({ phases, series, axis }: PhasesSpec): Table {
  return tableOf(
    series,
    [
      [column('name', 'Series'), 'published'],
      ...phases.map(
        (phase, index) =>
          [
            column(slug(phase).replaceAll('-', '_'), capitalise(phase), axis.unit, 'number', 0),
            ({ values }: PhaseSeries) => values[index] ?? null,
          ] as const,
      ),
      [column('growth', 'Last ÷ first', '×', 'number', 2), 'growth'],
    ],
    ['Last ÷ first is computed from the published values.'],
  );
}

export const phases: Kind<PhasesSpec> = {
  unit: unitOfAxis,
  count: ({ series }) => ({ count: sum(series.map(({ values }) => countPresent(values))), of: 'values' }),
};
