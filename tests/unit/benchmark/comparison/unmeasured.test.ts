import { missingText, unmeasuredLimits } from '../../../../src/benchmark/comparison/unmeasured';
import type {
  ComparabilityField,
  ComparabilityRelation,
} from '../../../../src/benchmark/model/comparability/comparability';
import type { QueryMetrics } from '../../../../src/benchmark/model/queryMetrics';
import { expect, test } from '../../support/test';

function comparability(relations: Record<string, ComparabilityRelation>) {
  return { fields: Object.entries(relations).map(([id, relation]) => ({ id, relation }) as ComparabilityField) };
}

const NO_LOGS = { baseline: null, candidate: null };
const LOGS = { queries: [{}], stages: [], operators: [] } as unknown as QueryMetrics;

test('missingText(comparability, metrics) lists the unknown facts', () => {
  expect(missingText(comparability({ 'rows-returned': 'unknown', 'failed-queries': 'unknown' }), NO_LOGS)).toBe(
    'Price, peak memory, failures, and whether the rows returned were right.',
  );
  expect(missingText(comparability({ 'rows-returned': 'same', 'failed-queries': 'same' }), NO_LOGS)).toBe(
    'Price and peak memory.',
  );
});

test('missingText(comparability, metrics) omits peak memory if both logs exist, or if logs were not searched', () => {
  expect(missingText(comparability({}), { baseline: LOGS, candidate: LOGS })).toBe('Price.');
  expect(missingText(comparability({}), { baseline: LOGS, candidate: null })).toBe('Price and peak memory.');
  expect(missingText(comparability({}), null)).toBe('Price.');
  expect(missingText(comparability({}), null, false)).toBe('Cost.');
});

test('unmeasuredLimits(comparability, metrics) states that one run of each engine leaves run-to-run variation unknown', () => {
  expect(unmeasuredLimits(comparability({}), null)[1]).toMatch(
    /^Variation between runs: the iterations are of one application per engine/,
  );
});
