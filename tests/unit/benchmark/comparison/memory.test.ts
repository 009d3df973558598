import { compare } from '../../../../src/benchmark/comparison/compare';
import { compareMemory } from '../../../../src/benchmark/comparison/memory';
import type { MemoryMeasure, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { memorySentence } from '../../../../src/figures/shared/memory';
import { queriesTable, tableCsv } from '../../../../src/figures/shared/tables';
import { expect, test } from '../../support/test';
import { environment, other, resultSet } from '../support';

const COST: MemoryMeasure = { name: 'memory cost', unit: 'B·s', definition: 'Bytes held, multiplied by seconds.' };

/** A set with a second for each query; `memory` in GB·s, in the order of the queries. */
function measured(memory: (number | undefined)[], changes: Partial<ResultSet> = {}): ResultSet {
  const set = resultSet({ q1: [1], q2: [1], q3: [1] }, { memory: COST, ...changes });
  const rows = set.rows.map((row, at) => {
    const amount = memory[at];
    return amount === undefined ? row : { ...row, memory: amount * 1e9 };
  });
  return { ...set, rows };
}

const comparison = (baseline: ResultSet, candidate: ResultSet) => compare(baseline, candidate, [environment()]);
const example = comparison(measured([4, 2, 1]), measured([1, 3, undefined], other));

test('memory is compared on the queries that have it on both sides: 4 and 2 GB·s against 1 and 3', () => {
  expect(compareMemory(example)).toMatchObject({
    queries: [
      { query: 'q1', baseline: 4e9, candidate: 1e9, changePct: -75 },
      { query: 'q2', baseline: 2e9, candidate: 3e9, changePct: 50 },
    ],
    lower: 1,
    higher: 1,
    changePct: (100 * (4 - 6)) / 6,
  });
  const memory = compareMemory(example);
  expect(memory && memorySentence(example, memory)).toBe(
    'Gluten + Velox’s memory cost is 33% lower than Comet’s in total, and lower on 1 of 2 queries',
  );
});

test('the table of all queries has both memories, and the columns are absent without them', () => {
  expect(tableCsv(queriesTable(example)).split('\n').slice(0, 4)).toEqual([
    'query,baseline_s,candidate_s,speedup,time_change_pct,saved_s,verdict,baseline_memory_gb_s,candidate_memory_gb_s,decided_by',
    expect.stringContaining(',4,1,'),
    expect.stringContaining(',2,3,'),
    expect.stringContaining(',,,'),
  ]);
  const without = comparison(resultSet({ q1: [1] }), resultSet({ q1: [1] }, other));
  expect(tableCsv(queriesTable(without))).not.toContain('memory');
});

test('peaks do not add up: the change is the change of the median query', () => {
  const peak: MemoryMeasure = { ...COST, name: 'peak memory', unit: 'B' };
  const found = comparison(measured([4, 2, 1], { memory: peak }), measured([1, 3, 1], { ...other, memory: peak }));
  expect(compareMemory(found)?.changePct).toBe(0);
});

test('kinds of memory that differ in name, unit, or definition are never compared', () => {
  for (const change of [{ name: 'peak memory' }, { unit: 'B' as const }, { definition: 'Reserved bytes.' }]) {
    const candidate = measured([1, 1, 1], { ...other, memory: { ...COST, ...change } });
    expect(compareMemory(comparison(measured([1, 1, 1]), candidate))).toBeNull();
  }
});
