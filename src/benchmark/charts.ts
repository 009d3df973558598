import { bucketCounts, SPEEDUP_EDGES } from './buckets';
import { dotsSpec, spreadSpec } from './chartSpeedups';
import { totalsSpec, waterfallSpec } from './chartTotals';
import type { BarSpec, ChartSpec, DoughnutSpec, DumbbellSpec, IterationsSpec } from './chartTypes';
import type { Comparison } from './comparisonTypes';
import { formatSpeedup } from './format';
import { iterationsAxis, logSecondsAxis, secondsAxis } from './scale';
import { topFaster, topSlower } from './tables';
import type { TopRow } from './tableTypes';
import * as titles from './titles';
import type { ResultSet, Side } from './types';

function doughnutSpec(comparison: Comparison): DoughnutSpec {
  const parts = bucketCounts(comparison.matched, 'speedup');
  return {
    kind: 'doughnut',
    id: 'distribution',
    title: titles.distribution(comparison),
    description: `Queries per range of speedup: ${parts.map(({ label, count }) => `${label}×: ${count}`).join(', ')}.`,
    unit: 'queries',
    total: comparison.matched.length,
    parts: parts.map(({ label, count, verdict, weight }) => ({ label, value: count, verdict, weight })),
  };
}

function timeChangeSpec(comparison: Comparison): BarSpec {
  const buckets = bucketCounts(comparison.matched, 'time-change');
  const counts = buckets.map(({ count }) => count);
  return {
    kind: 'bar',
    id: 'time-change',
    title: titles.timeChange(comparison),
    description: `Queries per range of time change: ${buckets.map(({ label, count }) => `${label}: ${count}`).join(', ')}.`,
    horizontal: true,
    hollow: false,
    axis: { ...secondsAxis('Queries', 0, Math.max(...counts)), unit: 'queries' },
    categories: buckets.map(({ label }) => label),
    series: [{ name: 'Queries', roles: buckets.map(({ verdict }) => verdict), values: counts }],
  };
}

function dumbbellSpec(comparison: Comparison, id: string, rows: TopRow[], all: TopRow[]): DumbbellSpec {
  const { names } = comparison;
  return {
    kind: 'dumbbell',
    id,
    title: titles.differences(comparison),
    description: rows.map(({ query, speedup }) => `${query} ${formatSpeedup(speedup)}`).join(', '),
    axis: logSecondsAxis(
      'Time, s (log scale; left is faster)',
      all.flatMap(({ baselineS, candidateS }) => [baselineS, candidateS]),
    ),
    names,
    rows,
  };
}

function topSpec(comparison: Comparison, id: 'top-faster' | 'top-slower'): DumbbellSpec {
  const [faster, slower] = [topFaster(comparison.matched), topSlower(comparison.matched)];
  return dumbbellSpec(comparison, id, id === 'top-faster' ? faster : slower, [...faster, ...slower]);
}

function iterationsRow(comparison: Comparison, side: Side, query: string): IterationsSpec['rows'][number] | null {
  const set: ResultSet = comparison[side];
  const row = set.rows.find((candidate) => candidate.query === query);
  const valuesS = set.iterationRows.filter((entry) => entry.query === query).map(({ timeS }) => timeS);
  const verdict = comparison.matched.find((entry) => entry.query === query)?.verdict ?? 'unclear';
  if (!row || row.timeS === null || row.minS === null || row.maxS === null || valuesS.length === 0) return null;
  const name = titles.sideTitle(comparison, side);
  return { name, role: side, valuesS, statisticS: row.timeS, minS: row.minS, maxS: row.maxS, verdict };
}

/** The iterations of one query on both sides, or null where either side's are not known. */
export function iterationsSpec(comparison: Comparison, query: string): IterationsSpec | null {
  const rows = (['baseline', 'candidate'] as const).map((side) => iterationsRow(comparison, side, query));
  const [baseline, candidate] = rows;
  if (!baseline || !candidate) return null;
  const all = [...baseline.valuesS, ...candidate.valuesS];
  return {
    kind: 'iterations',
    id: `iterations-${query}`,
    title: titles.iterations(comparison, query),
    description: [baseline, candidate].map(({ name, valuesS }) => `${name}: ${valuesS.join(', ')} s`).join('; '),
    axis: iterationsAxis('Time of one iteration, s', Math.max(...all)),
    statistic: comparison.candidate.statistic,
    rows: [baseline, candidate],
  };
}

const MAKERS: Record<string, (comparison: Comparison) => ChartSpec> = {
  totals: totalsSpec,
  distribution: doughnutSpec,
  dots: (comparison) => dotsSpec(comparison, SPEEDUP_EDGES),
  'top-faster': (comparison) => topSpec(comparison, 'top-faster'),
  'top-slower': (comparison) => topSpec(comparison, 'top-slower'),
  queries: spreadSpec,
  gap: waterfallSpec,
  'time-change': timeChangeSpec,
};

/** The ids a report.json may list under `charts`. */
export const CHART_IDS: readonly string[] = Object.keys(MAKERS);

/** The specs of the wanted charts in their order; `findings` adds the iterations of each query where they are known. Throws for an unknown id. */
export function reportCharts(
  comparison: Comparison,
  ids: readonly string[],
  findings: readonly string[] = [],
): ChartSpec[] {
  const charts = ids.map((id) => {
    const maker = MAKERS[id];
    if (!maker) throw new Error(`unknown chart: ${id} (known: ${CHART_IDS.join(', ')})`);
    return maker(comparison);
  });
  const iterations = findings.map((query) => iterationsSpec(comparison, query)).filter((spec) => spec !== null);
  return [...charts, ...iterations];
}
