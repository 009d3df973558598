import { bucketCounts, EDGES } from '../../benchmark/comparison/buckets';
import { compareMemory, type MemoryComparison } from '../../benchmark/comparison/memory';
import type { Axis, Role, SpecBase } from '../../benchmark/model/chart';
import type { Comparison } from '../../benchmark/model/comparison';
import type { BucketScheme } from '../../benchmark/model/report';
import { sum } from '../../benchmark/model/statistics';
import { capitalise } from '../../benchmark/text/names';
import { formatQueries, formatSigned, formatSpeedup, formatTimeChange } from '../../benchmark/text/numbers';
import { secondsAxis } from '../shared/axes';
import { sidesText } from '../shared/captions';
import { countPresent, type Kind, unitOfAxis } from '../shared/kind';
import { memorySentence, memoryTable } from '../shared/memory';
import { bucketsTable } from '../shared/tables';

/** Values by category, in bars from 0. */
export interface BarSpec extends SpecBase {
  kind: 'bar';
  horizontal: true;
  axis: Axis;
  categories: string[];
  /** True if the values have no verdict: bars have outline and tint, the hue shows the direction only. */
  hollow: boolean;
  /** Decimals at the bars; by default from the unit. */
  decimals?: number;
  /** True if values have a plus sign. Changes in % and axes with values below 0 have one anyway. */
  signed?: true;
  /** One series with the roles of its values; a value without one is neutral. */
  series: [{ name: string; roles: Role[]; values: (number | null)[] }];
}

/** "18 queries run at least 1.25× as fast with Gluten + Velox, 32 with Comet". */
function speedupTitle(fastest: number, slowest: number, { names }: Comparison): string {
  const run = fastest === 1 ? 'runs' : 'run';
  return `${formatQueries(fastest)} ${run} at least ${formatSpeedup(EDGES.outer)} as fast with ${names.candidate}, ${slowest} with ${names.baseline}`;
}

/** "18 queries take at least 20% less time with Gluten + Velox, 39 at least 20% more". */
function timeTitle(fastest: number, slowest: number, { names }: Comparison): string {
  return `${formatQueries(fastest)} take at least ${formatTimeChange(-20)} with ${names.candidate}, ${slowest} at least ${formatTimeChange(20).replace(' time', '')}`;
}

const SCHEMES = {
  speedup: { id: 'distribution', range: 'speedup', title: speedupTitle, note: '' },
  'time-change': {
    id: 'time-change',
    range: 'time change',
    title: timeTitle,
    note: ' Changes are relative to the baseline’s time.',
  },
};

function distributionSpec(comparison: Comparison, scheme: BucketScheme): BarSpec {
  const { id, range, title } = SCHEMES[scheme];
  const buckets = bucketCounts(comparison.matched, scheme);
  const counts = buckets.map(({ count }) => count);
  return {
    kind: 'bar',
    id,
    title: title(counts[0] ?? 0, counts.at(-1) ?? 0, comparison),
    description: `Queries per range of ${range}: ${buckets.map(({ label, count }) => `${label}: ${count}`).join(', ')}.`,
    horizontal: true,
    hollow: false,
    axis: { ...secondsAxis('Queries', 0, Math.max(...counts)), unit: 'queries' },
    categories: buckets.map(({ label }) => (scheme === 'speedup' ? `${label}×` : label)),
    series: [{ name: 'Queries', roles: buckets.map(({ verdict }) => verdict), values: counts }],
  };
}

/** Maximum number of queries in the chart of memory; of more, half of it at each end. */
const MAX_MEMORY = 20;

/** Changes of memory by query, the largest saving first; null unless both sides report one measure. */
function memorySpec(comparison: Comparison): BarSpec | null {
  const memory = compareMemory(comparison);
  if (!memory) return null;
  const sorted = memory.queries
    .flatMap(({ query, changePct }) => (changePct === null ? [] : [{ query, changePct }]))
    .sort((a, b) => a.changePct - b.changePct);
  const half = MAX_MEMORY / 2;
  const drawn = sorted.length <= MAX_MEMORY ? sorted : [...sorted.slice(0, half), ...sorted.slice(-half)];
  const values = drawn.map(({ changePct }) => changePct);
  return {
    kind: 'bar',
    id: 'memory',
    title: memorySentence(comparison, memory),
    description: drawn.map(({ query, changePct }) => `${query} ${formatSigned(changePct, 0)}%`).join(', '),
    horizontal: true,
    hollow: false,
    axis: {
      ...secondsAxis(`Change of ${memory.name}, %`, Math.min(0, ...values), Math.max(0, ...values)),
      unit: '%',
    },
    categories: drawn.map(({ query }) => query),
    decimals: 0,
    series: [{ name: capitalise(memory.name), roles: ['neutral'], values }],
  };
}

function memoryTexts(comparison: Comparison, memory: MemoryComparison, { categories }: BarSpec) {
  const all = memory.queries.length;
  const ends =
    categories.length < all
      ? ` The chart shows the ${MAX_MEMORY / 2} at each end of ${formatQueries(all)}; the table contains all.`
      : '';
  const { candidate, baseline } = comparison.names;
  return {
    caption: `Change of the ${memory.name} with ${candidate}, as a share of ${baseline}’s. ${memory.definition}${ends}`,
    table: memoryTable(comparison, memory),
  };
}

/** Number of queries by range of speedup or time change, as bars; published comparisons have separate bars. */
export const bar: Kind<BarSpec> = {
  unit: unitOfAxis,
  count: ({ axis, series: [{ values }] }) =>
    axis.unit === 'queries'
      ? { count: sum(values.map((value) => value ?? 0)), of: 'queries' }
      : { count: countPresent(values), of: 'values' },
  charts: {
    distribution: (comparison) => distributionSpec(comparison, 'speedup'),
    'time-change': (comparison) => distributionSpec(comparison, 'time-change'),
    memory: memorySpec,
  },
  around: (spec, comparison) => {
    const { id } = spec;
    const memory = id === 'memory' ? compareMemory(comparison) : null;
    if (memory) return memoryTexts(comparison, memory, spec);
    const scheme = id === SCHEMES.speedup.id ? 'speedup' : 'time-change';
    const { range, note } = SCHEMES[scheme];
    return {
      caption: `Queries per range of ${range}, ${sidesText(comparison)}.${note}`,
      table: bucketsTable(bucketCounts(comparison.matched, scheme), scheme),
    };
  },
};
