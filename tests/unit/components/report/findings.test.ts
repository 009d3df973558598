import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Artifact } from '../../../../src/benchmark/model/resultSet';
import { findingsData } from '../../../../src/components/report/findings';
import { other, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

const many = (times: Times) => Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`q${index + 1}`, times]));
const baseline = resultSet({ ...many([10, 9, 11]), q1: [30, 29, 31] });
const candidate = resultSet(
  {
    ...Object.fromEntries(
      Array.from({ length: 13 }, (_, index) => [`q${index + 1}`, [5 + index / 10, 4, 6.5] as Times]),
    ),
    q2: [20, 19, 21],
  },
  other,
);
const comparison = compare(baseline, candidate, []);
const tables: Artifact[] = [
  { path: 'r/findings.csv', text: 'query,cause\nq1,because of a join\n' },
  {
    path: 'r/plans.csv',
    text: 'query,side,depth,operator,differs,fact\nq1,baseline,0,SortMergeJoin,yes,2 rows\nq1,candidate,0,HashJoin,yes,\n',
  },
  {
    path: 'r/metrics.csv',
    text: 'query,group,measure,unit,baseline,candidate,note\nq1,Stage,Time,s,8,2,\nq1,Stage,Shuffle read,GB,1,4,shuffle_read\nq1,Query,Spill,B,0,0,\n',
  },
];
const NO_LOGS = { baseline: null, candidate: null };
const notes = [{ about: 'shuffle_read', text: 'Not comparable.' }];

function finding(query: string) {
  const [found] = findingsData(comparison, [query], { tables, notes, figures: [], metrics: NO_LOGS });
  if (!found) throw new Error('no finding');
  return found;
}

test('the title of a finding is the result with its cause', () => {
  expect(finding('q1').title).toBe(
    'q1 takes 5.0\u202Fs with Gluten + Velox and 30.0\u202Fs with Comet: 6.00×, because of a join',
  );
});

test('the rank counts savings among savings and losses among losses', () => {
  expect(finding('q1').rankText).toBe('Saves 25.0\u202Fs of the suite total (the largest saving).');
  expect(finding('q2').rankText).toBe('Costs 10.0\u202Fs of the suite total (the largest loss).');
  expect(finding('q3').rankText).toContain('the second largest saving');
  expect(finding('q13').rankText).toContain('the 12th largest saving');
});

test('the verdict gives its reason', () => {
  expect(finding('q1').verdictText).toBe('clearly faster: the iteration ranges do not overlap (p = 0.008)');
});

test('a plan keeps its sides, depths, and facts', () => {
  expect(finding('q1').plans).toEqual({
    baseline: [{ depth: 0, operator: 'SortMergeJoin', differs: true, fact: '2 rows' }],
    candidate: [{ depth: 0, operator: 'HashJoin', differs: true, fact: '' }],
  });
});

test('metrics subtract and divide the sides, except if they are not comparable or the divisor is 0', () => {
  const { metrics } = finding('q1');
  expect(metrics?.groups).toEqual([
    {
      name: 'Stage',
      rows: [
        ['Time', 's', 8, 2, -6, 0.25],
        ['Shuffle read', 'GB', 1, 4, 'not comparable', 'not comparable'],
      ],
      letters: ['', 'a'],
    },
    { name: 'Query', rows: [['Spill', 'B', 0, 0, 0, null]], letters: [''] },
  ]);
  expect(metrics?.footnotes).toEqual([{ letter: 'a', text: 'Not comparable.' }]);
});

test('a query without a time on both sides has no finding', () => {
  expect(findingsData(comparison, ['q99'], { tables, notes, figures: [], metrics: NO_LOGS })).toEqual([]);
});
