import type { Axis, SpecBase } from '../../benchmark/model/chart';
import { column } from '../../benchmark/model/columns';
import { alternatives } from '../../benchmark/model/comparability/statements';
import type { Capacity, CostSide } from '../../benchmark/model/cost/side';
import type { Side } from '../../benchmark/model/resultSet';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatNumber } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import { countPresent, type Kind } from '../shared/kind';

/** Requested capacity of a side, and the capacity of its nodes. */
export interface CapacityRow {
  name: string;
  role: Side;
  /** Null if not reported. */
  requested: number | null;
  /** For each reported node count; empty for none. */
  provisioned: number[];
  /** "453 requested of 256 provisioned". */
  text: string;
  /** True if the request exceeds the capacity at every reported node count. */
  over: boolean;
}

/** Requested and provisioned cores or memory, one row per side. */
export interface CapacitySpec extends SpecBase {
  kind: 'capacity';
  /** "cores" or "GB". */
  unit: string;
  axis: Axis;
  rows: CapacityRow[];
}

const QUANTITIES = [
  { key: 'cores', id: 'capacity-cores', heading: 'Cores', axis: 'Cores', unit: 'cores' },
  { key: 'memoryGb', id: 'capacity-memory', heading: 'Memory', axis: 'Memory, GB', unit: 'GB' },
] as const satisfies readonly { key: keyof Capacity; id: string; heading: string; axis: string; unit: string }[];

type Quantity = (typeof QUANTITIES)[number];

const formatAmount = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function rowText(requested: number | null, provisioned: readonly number[]): string {
  const there = provisioned.length === 0 ? '' : `${alternatives(provisioned.map(formatAmount))} provisioned`;
  if (requested === null) return there === '' ? NOT_REPORTED : `${there}; request not reported`;
  const asked = `${formatAmount(requested)} requested`;
  return there === '' ? `${asked}; node capacity not reported` : `${asked} of ${there}`;
}

function rowOf(side: CostSide, { key }: Quantity): CapacityRow {
  const requested = side.requested[key];
  const known = side.provisioned.map((capacity) => capacity[key]).filter((value) => value !== null);
  const provisioned = [...new Set(known)];
  const over = requested !== null && provisioned.length > 0 && provisioned.every((there) => requested > there);
  return { name: side.title, role: side.role, requested, provisioned, text: rowText(requested, provisioned), over };
}

/** "Vanilla Spark requests 453 cores, more than the 256 of its nodes". */
function sideTitle(
  { name, requestVaries }: CostSide,
  { requested, provisioned, over }: CapacityRow,
  unit: string,
): string {
  const there = alternatives(provisioned.map(formatAmount));
  if (requested === null) return provisioned.length === 0 ? '' : `${name}: ${there} ${unit} provisioned`;
  const asks = `${name} requests ${requestVaries ? 'up to ' : ''}${formatAmount(requested)}`;
  if (provisioned.length === 0) return `${asks} ${unit}`;
  return over ? `${asks} ${unit}, more than the ${there} of its nodes` : `${asks} of ${there} ${unit}`;
}

/** The result for cores in one sentence: one clause per side. */
export function capacityTitle(sides: readonly CostSide[]): string {
  const [cores] = QUANTITIES;
  const clauses = sides.map((side) => sideTitle(side, rowOf(side, cores), cores.unit)).filter((text) => text !== '');
  return clauses.length === 0 ? 'Requested and provisioned cores are not reported' : capitalise(clauses.join('; '));
}

function specOf(sides: readonly CostSide[], quantity: Quantity): CapacitySpec | null {
  const rows = sides.map((side) => rowOf(side, quantity));
  const values = rows.flatMap(({ requested, provisioned }) => [
    ...(requested === null ? [] : [requested]),
    ...provisioned,
  ]);
  if (values.length === 0) return null;
  const axis = secondsAxis(quantity.axis, 0, Math.max(...values));
  return {
    kind: 'capacity',
    id: quantity.id,
    title: quantity.heading,
    description: rows.map(({ name, text }) => `${name}: ${text}`).join('; '),
    axis: { ...axis, unit: '' },
    unit: quantity.unit,
    rows,
  };
}

/** Charts of cores and of memory; none if no side reports a value. */
export function capacitySpecs(sides: readonly CostSide[]): CapacitySpec[] {
  return QUANTITIES.flatMap((quantity) => specOf(sides, quantity) ?? []);
}

/** Table of these charts: one row per side and quantity. */
export function capacityTable(specs: readonly CapacitySpec[]): Table {
  const sides = specs.flatMap(({ axis, rows }) => rows.map((row) => ({ ...row, quantity: axis.title })));
  return tableOf(sides, [
    [column('run', 'Run'), 'name'],
    [column('quantity', 'Quantity'), 'quantity'],
    [column('requested', 'Requested', '', 'given'), 'requested'],
    [
      column('provisioned', 'Provisioned'),
      ({ provisioned }) => (provisioned.length === 0 ? null : alternatives(provisioned.map(formatAmount))),
    ],
  ]);
}

/** Requested capacity as a bar, provisioned capacity as a tick. */
export const capacity: Kind<CapacitySpec> = {
  unit: ({ unit }) => unit,
  count: ({ rows }) => ({
    count: rows.reduce((sum, { requested, provisioned }) => sum + countPresent([requested]) + provisioned.length, 0),
    of: 'values',
  }),
  csv: (spec) => capacityTable([spec]),
};
