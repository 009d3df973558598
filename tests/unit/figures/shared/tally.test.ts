import { compare } from '../../../../src/benchmark/comparison/compare';
import type { Comparison } from '../../../../src/benchmark/model/comparison';
import { tallyKey, verdictTally } from '../../../../src/figures/shared/tally';
import { other, resultSet, type Times } from '../../benchmark/support';
import { expect, test } from '../../support/test';

/** Ten queries: the first ones are clearly faster, the next ones inconclusive, and the others within 5%, as counted. */
function comparison(counts: Pick<Comparison, 'clear' | 'separated' | 'same'>): Comparison {
  const times = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, [2, 1.9, 2.1] as Times]));
  return { ...compare(resultSet(times), resultSet(times, other), []), ...counts };
}

const CLEAR = {
  clear: { faster: 3, slower: 5, none: 2 },
  separated: { faster: 0, slower: 0 },
  same: 0,
};

test('clear and unconfirmed queries are separate parts of the bar, the clear ones outside', () => {
  const counts = { clear: { faster: 1, slower: 2, none: 3 }, separated: { faster: 4, slower: 0 }, same: 0 };
  const { entries } = verdictTally(comparison(counts));
  expect(entries.map(({ verdict, strength, count }) => `${count} ${verdict} ${strength}`)).toEqual([
    '2 slower clear',
    '0 slower measured',
    '3 unclear clear',
    '0 same clear',
    '4 faster measured',
    '1 faster clear',
  ]);
});

test('the note explains the condition for within 5%, how many verdicts are expected by chance, and colors without a verdict', () => {
  const { note } = verdictTally({ ...comparison(CLEAR), byChance: { clear: 0.08, separated: 0 } });
  expect(note).toBe(
    'Beyond reruns: Gluten + Velox is faster on 0 and Comet on 0. “Within 5%” requires the whole interval to be between 1/1.05 and 1.05. If the engines were equally fast, about 0.1 of 10 queries would look as different as the weakest clear result by chance. Color shows which run took less time on a query; there is no verdict on the engines.',
  );
});

test('queries that ran once are tinted in their direction, and equal times are between', () => {
  const single = { statistic: 'single', iterations: 1 } as const;
  const before = resultSet({ q1: [1] as Times, q2: [2] as Times, q3: [3] as Times, q4: [1] as Times }, single);
  const after = resultSet(
    { q1: [2] as Times, q2: [1] as Times, q3: [3] as Times, q4: [2] as Times },
    { ...other, ...single },
  );
  const tally = verdictTally(compare(before, after, []));
  expect(tally.entries.map(({ verdict, strength, count }) => `${count} ${verdict} ${strength}`)).toEqual([
    '2 slower measured',
    '1 same measured',
    '1 faster measured',
  ]);
  expect(tally.note).toBe('Each ran only once: not shown to repeat.');
  expect(tallyKey(compare(before, after, [])).map(({ verdict }) => verdict)).toEqual([
    'separated-slower',
    'unclear',
    'separated-faster',
  ]);
  expect(tally.title).toContain('each ran only once, so no difference is tested');
});
