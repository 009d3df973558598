import { convertedReport } from '../../../../src/benchmark/artifacts/earlierReport';
import { expect, test } from '../../support/test';

const converted = (value: object) => JSON.parse(convertedReport(JSON.stringify(value, null, 2)));

test('a report on two sets, on several candidates, and of summaries get sides in place of their earlier keys', () => {
  const head = { $schema: '../../../schemas/report.schema.json', title: 'T' };
  expect(Object.entries(converted({ ...head, baseline: 'a', candidate: 'b', buckets: 'speedup' }))).toEqual([
    ...Object.entries(head),
    ['sides', [{ sets: ['a'] }, { sets: ['b'] }]],
    ['buckets', 'speedup'],
  ]);
  const suite = (key: string) => ({ key, baseline: `${key}-a`, candidates: [`${key}-b`, `${key}-c`] });
  const candidates = [{ key: 'b' }, { key: 'c', name: 'C' }];
  const several = {
    $schema: 'several-report.schema.json',
    baselineName: 'A',
    candidates,
    suites: [suite('h'), suite('ds')],
  };
  expect(converted(several)).toEqual({
    $schema: 'report.schema.json',
    sides: [
      { name: 'A', sets: ['h-a', 'ds-a'] },
      { key: 'b', sets: ['h-b', 'ds-b'] },
      { key: 'c', name: 'C', sets: ['h-c', 'ds-c'] },
    ],
    suites: ['h', 'ds'],
  });
  expect(converted({ $schema: 'summary-report.schema.json', usage: null, summaries: [] })).toEqual({
    $schema: 'report.schema.json',
    summaries: [],
  });
});

test('a converted report is converted to itself', () => {
  const text = JSON.stringify({ sides: [{ sets: ['a'] }, { sets: ['b'] }], suites: ['h'] });
  expect(convertedReport(text)).toBe(text);
});
