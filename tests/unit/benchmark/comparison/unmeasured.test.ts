import { hasPeakMemory, missingText, unmeasuredLimits } from '../../../../src/benchmark/comparison/unmeasured';
import type {
  ComparabilityField,
  ComparabilityRelation,
} from '../../../../src/benchmark/model/comparability/comparability';
import type { QueryMetrics } from '../../../../src/benchmark/model/queryMetrics';
import { expect, test } from '../../support/test';

function comparability(relations: Record<string, ComparabilityRelation>) {
  return { fields: Object.entries(relations).map(([id, relation]) => ({ id, relation }) as ComparabilityField) };
}

const LOGS = { queries: [{}], stages: [], operators: [] } as unknown as QueryMetrics;

test('missingText(comparability, isMemoryKnown) lists the unknown facts', () => {
  expect(missingText(comparability({ 'rows-returned': 'unknown', 'failed-queries': 'unknown' }), false)).toBe(
    'Price, peak memory, failures, and whether the rows returned were right.',
  );
  expect(missingText(comparability({ 'rows-returned': 'same', 'failed-queries': 'same' }), false)).toBe(
    'Price and peak memory.',
  );
});

test('missingText(comparability, isMemoryKnown) omits peak memory if both logs exist', () => {
  const text = (candidate: QueryMetrics | null) =>
    missingText(comparability({}), hasPeakMemory({ baseline: LOGS, candidate }));
  expect(text(LOGS)).toBe('Price.');
  expect(text(null)).toBe('Price and peak memory.');
  expect(missingText(comparability({}), true, false)).toBe('Cost.');
});

test('the sentence on variation between runs describes what each side repeated, and claims no application if nothing is reported', () => {
  const five = { iterations: 5, statistic: 'median' };
  const text = (baseline: object, candidate: object) =>
    unmeasuredLimits({ comparability: comparability({}), baseline, candidate } as never, true)[1];
  expect(text(five, five)).toBe('Each side ran as one application.');
  expect(text(five, { iterations: 'unknown', statistic: 'unknown' })).toContain(
    'The candidate does not report its iterations, and the baseline ran as one application.',
  );
  expect(text({ iterations: 1, statistic: 'single' }, { ...five, applications: 3 })).toContain(
    'The candidate ran as several applications, and the baseline ran each query once.',
  );
});
