import { missingText, notMeasured } from '../../../../src/benchmark/comparison/notMeasured';
import type { QueryMetrics } from '../../../../src/benchmark/model/queryMetrics';
import type { ReceiptField, ReceiptRelation } from '../../../../src/benchmark/model/receipt/receipt';
import { expect, test } from '../../support/test';

function receipt(relations: Record<string, ReceiptRelation>) {
  return { fields: Object.entries(relations).map(([id, relation]) => ({ id, relation }) as ReceiptField) };
}

const NO_LOGS = { baseline: null, candidate: null };
const LOGS = { queries: [{}], stages: [], operators: [] } as unknown as QueryMetrics;

test('missingText(receipt, metrics) lists the unknown facts', () => {
  expect(missingText(receipt({ 'rows-returned': 'unknown', 'failed-queries': 'unknown' }), NO_LOGS)).toBe(
    'Price, peak memory, failures, and whether the rows returned were right.',
  );
  expect(missingText(receipt({ 'rows-returned': 'same', 'failed-queries': 'same' }), NO_LOGS)).toBe(
    'Price and peak memory.',
  );
});

test('missingText(receipt, metrics) omits peak memory if both logs exist, or if logs were not searched', () => {
  expect(missingText(receipt({}), { baseline: LOGS, candidate: LOGS })).toBe('Price.');
  expect(missingText(receipt({}), { baseline: LOGS, candidate: null })).toBe('Price and peak memory.');
  expect(missingText(receipt({}), null)).toBe('Price.');
  expect(missingText(receipt({}), null, false)).toBe('Cost.');
});

test('notMeasured(receipt, metrics) states that one run of each engine leaves run-to-run variation unknown', () => {
  expect(notMeasured(receipt({}), null)[1]).toMatch(/^Variation between runs: each engine ran once/);
});
