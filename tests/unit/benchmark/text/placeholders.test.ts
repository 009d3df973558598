import { fillValues } from '../../../../src/benchmark/text/placeholders';
import { expect, test } from '../../support/test';

test('a path in braces becomes its value, and the rest of the sentence stays', () => {
  const values = { 'usage.network.candidate.peak': '116\u202FMB/s' };
  expect(fillValues('At most {usage.network.candidate.peak} with Celeborn', values)).toBe(
    'At most 116\u202FMB/s with Celeborn',
  );
  expect(fillValues('No figure here', values)).toBe('No figure here');
});

test('an unknown path is rejected with its sentence', () => {
  expect(() => fillValues('At most {usage.nothing}', { 'main.buckets.sum': '101' })).toThrow(
    /unknown value \{usage\.nothing\}.*main\.buckets\.sum/,
  );
});
