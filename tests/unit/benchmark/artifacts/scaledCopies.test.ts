import assert from 'node:assert/strict';
import fc from 'fast-check';
import { crossProblems } from '../../../../src/benchmark/artifacts/sanityChecks/crossCheck';
import type { ResultSet } from '../../../../src/benchmark/model/resultSet';
import { median } from '../../../../src/benchmark/model/statistics';
import { expect, test } from '../../support/test';
import { resultSet, type Times } from '../support';

function timesOf({ rows }: ResultSet): Map<string, number> {
  return new Map(rows.flatMap(({ query, timeS }) => (timeS === null ? [] : [[query, timeS] as const])));
}

const isPrecise = (time: number) => Math.abs(time * 10 - Math.round(time * 10)) > 1e-9;

/** Last decimal unit of the times, at least a microsecond. */
function unitOf(set: ResultSet): number {
  const decimals = [...timesOf(set).values()].map((time) => String(Number(time.toFixed(6))).split('.')[1]?.length ?? 0);
  return 10 ** -Math.max(0, ...decimals);
}

/**
 * Expected finding on a set compared with an earlier one, as defined by the methodology: among at least ten shared
 * times, equal ones or one factor; and all times equal, of which at least twenty differ.
 */
function definition(own: ResultSet, other: ResultSet): string[] {
  const theirs = timesOf(other);
  const shared = [...timesOf(own)].flatMap(([query, time]) =>
    theirs.has(query) ? [[time, theirs.get(query) ?? 0] as const] : [],
  );
  const precise = shared.filter((pair) => pair.every(isPrecise));
  const equal = precise.filter(([a, b]) => a === b).length;
  const all = (set: ResultSet) => [...timesOf(set)].join();
  const isSame = new Set(timesOf(own).values()).size >= 20 && all(own) === all(other);
  const isCopied = equal >= 10 && equal >= 0.3 * precise.length;
  const unit = Math.max(unitOf(own), unitOf(other));
  const long = shared.filter((pair) => Math.min(...pair) >= 100 * unit);
  const factor = long.length < 10 ? Number.NaN : median(long.map(([a, b]) => a / b));
  const ratio = Math.abs(factor - 1) < 0.001 ? 1 : factor;
  const fitting = long.filter(([a, b]) => Math.abs(a - ratio * b) <= 0.6 * unit).length;
  const isScaled = ratio !== 1 && long.length >= 10 && fitting >= 0.7 * long.length;
  if (isScaled && !isSame) return [`${own.id} scales ${other.id}`];
  const isRounded = long.length >= 10 && fitting >= 0.7 * long.length;
  return isSame || isCopied || isRounded ? [`${own.id} copies ${other.id}`] : [];
}

function defined(sets: readonly ResultSet[]): string[] {
  return sets.flatMap((own, index) => sets.slice(0, index).flatMap((other) => definition(own, other))).sort();
}

function found(sets: readonly ResultSet[]): string[] {
  const placed = sets.map((set) => ({ set, path: set.id }));
  return crossProblems(placed, sets)
    .flatMap(({ path, message }) => {
      const [, copied, scaled] =
        /identical to the times of (s\d+)|times the value in (s\d+); independent runs do not/.exec(message) ?? [];
      return copied ? [`${path} copies ${copied}`] : scaled ? [`${path} scales ${scaled}`] : [];
    })
    .sort();
}

/** Recipe of a set: index of an earlier set (or none), the factor, and the shares of changed and missing times. */
interface Recipe {
  of: number;
  factor: number;
  changed: number;
  missing: number;
  strange: number;
  decimals: number;
  fast: boolean;
}

const recipe: fc.Arbitrary<Recipe> = fc.record({
  of: fc.integer({ min: -1, max: 6 }),
  factor: fc.constantFrom(1, 1, 1.0005, 0.5, 1.37, 3, 1 / 7),
  changed: fc.constantFrom(0, 0, 0.1, 0.25, 0.3, 0.35, 0.6),
  missing: fc.constantFrom(0, 0, 0, 0.05, 0.15, 0.5),
  strange: fc.constantFrom(0, 0, 0, 4, 15),
  decimals: fc.constantFrom(2, 3, 3, 9),
  fast: fc.boolean(),
});

/** Sets made in sequence, one day apart. `random` returns numbers from 0 to 1. */
function made(recipes: readonly Recipe[], queries: number, random: () => number): ResultSet[] {
  const sets: ResultSet[] = [];
  for (const [index, { of, factor, changed, missing, strange, decimals, fast }] of recipes.entries()) {
    const model = timesOf(sets[of] ?? resultSet({}));
    const names = Array.from({ length: queries }, (_, place) => `q${place + 1}`);
    const others = Array.from({ length: strange }, (_, place) => `q${200 + place}`);
    const times = [...names, ...others].flatMap((query): [string, Times][] => {
      const fresh = (fast ? 0.02 : 0.5) + (fast ? 0.3 : 60) * random();
      const known = model.get(query);
      const time = known === undefined || random() < changed ? fresh : known * factor;
      return random() < missing ? [] : [[query, [Number(time.toFixed(decimals))]]];
    });
    const created = `2026-07-${String(index + 1).padStart(2, '0')}`;
    sets.push(resultSet(Object.fromEntries(times), { id: `s${index}`, created }));
  }
  return sets;
}

/** Pseudorandom numbers from 0 to 1 for a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('copies and multiples among many sets match the pairwise definition, with any changed, rounded, or missing times', () => {
  let told = 0;
  const groups = fc.tuple(
    fc.array(recipe, { minLength: 2, maxLength: 12 }),
    fc.constantFrom(10, 13, 22, 41, 103),
    fc.integer(),
  );
  fc.assert(
    fc.property(groups, ([recipes, queries, seed]) => {
      const sets = made(recipes, queries, numbers(seed));
      const expected = defined(sets);
      told += expected.length;
      assert.deepEqual(found(sets), expected);
    }),
    { numRuns: 120 },
  );
  expect(told).toBeGreaterThan(100);
});
