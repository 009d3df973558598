import { compare } from '../../../../src/benchmark/comparison/compare';
import { pairReasons } from '../../../../src/benchmark/comparison/pairFaults';
import type { ForestSpec } from '../../../../src/benchmark/model/figure';
import { groupBy } from '../../../../src/benchmark/model/groupBy';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import type { Drawing } from '../../../../src/charts/drawing';
import { light } from '../../../../src/charts/theme';
import { kindOf } from '../../../../src/figures';
import { drawing, drawSpec, variantsOf } from '../../../../src/figures/draw';
import { strip } from '../../../../src/figures/forest/spec';
import { collisions, isText, outside } from '../../charts/support';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const { resultSets, environments } = frozenData();

/** Pairs of comparable sets, each with the next and the first with the last, which covers all name lengths. */
function neighbours(sets: readonly ResultSet[]): [ResultSet, ResultSet][] {
  return sets.flatMap((baseline, index): [ResultSet, ResultSet][] => {
    const candidate = sets[(index + 1) % sets.length];
    return candidate && candidate !== baseline && pairReasons(baseline, candidate).length === 0
      ? [[baseline, candidate]]
      : [];
  });
}

const pairs: [string, ForestSpec][] = [...groupBy(resultSets, ({ suite }) => JSON.stringify(suite)).values()]
  .flatMap(neighbours)
  .map(([baseline, candidate]) => [
    `${candidate.id} against ${baseline.id}`,
    strip(compare(baseline, candidate, environments)),
  ]);

/** Overlapping texts, and texts that extend beyond the drawing. */
function faults(drawn: Drawing): string[] {
  const texts = drawn.items.filter(isText);
  return [...collisions(texts), ...outside(texts, drawn)];
}

test('the data contain pairs to draw', () => {
  expect(pairs.length).toBeGreaterThan(5);
});

for (const [name, spec] of pairs)
  test(`${name}: no text of the forest plot overlaps or overflows, from 244 to 1184 px`, () => {
    for (const variant of variantsOf(spec))
      for (const width of [variant.from, variant.drawnAt, variant.to])
        expect(faults(drawSpec(spec, light, width, variant)), `${width} px`).toEqual([]);
    expect(faults(drawing(spec, 872, light))).toEqual([]);
  });

const [, first] = pairs[0] as [string, ForestSpec];

test('the CSV has one row per estimate and one column per end of an interval', () => {
  const table = kindOf(first).csv?.(first);
  expect(table?.rows.map(([figure]) => figure)).toEqual([
    'Total-time ratio',
    'Geometric mean of speedups',
    'Median speedup',
  ]);
  expect(table?.columns.map(({ key }) => key)).toEqual([
    'figure',
    'speedup',
    'repeat_low',
    'repeat_high',
    'deciding_low',
    'deciding_high',
    'mix_low',
    'mix_high',
    'worst_low',
    'worst_high',
    'verdict',
  ]);
});
