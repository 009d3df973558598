import type { PublishedComparison } from '../../../../src/benchmark/model/published';
import { conditionName } from '../../../../src/components/published/conditions';
import { conditions } from '../../../../src/components/published/titles';
import { publishedVerdict } from '../../../../src/components/published/verdict';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const found = frozenData().published.find(({ id }) => id === 'celeborn-vs-native-shuffle');
if (!found) throw new Error('the comparison is gone');
const plain = (text: string | undefined) => text?.replaceAll('\u202F', ' ');

/** The comparison with 100 s on the baseline, and these seconds on the candidate. */
function condition(candidateS: number, changes: Partial<PublishedComparison> = {}): PublishedComparison {
  return { ...(found as PublishedComparison), totals: { baselineS: 100, candidateS }, ...changes };
}

const large = (candidateS: number) => {
  const { suite } = condition(0);
  return condition(candidateS, { suite: suite && { ...suite, scaleFactor: 10_000 } });
};

function sentence(all: readonly PublishedComparison[]): string | undefined {
  const comparisons = all.map((published, index) => ({ key: `c${index}`, published }));
  const [first] = comparisons;
  return first && plain(publishedVerdict(first, { comparisons, environments: [], ranges: {} }, 'published').sentence);
}

test('a title has the sizes of all differences, and those within 5% are not opposite', () => {
  expect(plain(conditions([condition(120), large(80)]))).toBe(
    'Celeborn takes 20% more time at 3 TB and 20% less at 10 TB',
  );
  expect(plain(conditions([condition(102), large(98)]))).toBe(
    'Celeborn takes 2% more time at 3 TB and 2% less at 10 TB',
  );
  expect(sentence([condition(102), large(98)])).not.toContain('opposite');
  expect(sentence([condition(120), large(80)])).toContain('reports the opposite: 20.0% less time');
});

test('a difference that two runs of one engine may have is said not to be larger', () => {
  expect(sentence([condition(110)])).toContain('The difference is not larger. No spread was published');
  expect(sentence([condition(130), large(90)])).toContain('Of two differences, one is larger.');
  expect(sentence([condition(130), large(75)])).toContain('Both differences are larger.');
});

test('conditions of one size are told apart by the suite, or by what else differs', () => {
  const { suite } = condition(0);
  const other = condition(90, { suite: suite && { ...suite, name: 'tpch' } });
  const off = condition(90, { condition: 'reader off' });
  const name = (one: PublishedComparison, all: PublishedComparison[]) => plain(conditionName(one, all));
  expect(name(condition(120), [condition(120), large(90)])).toBe('3 TB');
  const suites = [condition(120), other];
  expect(suites.map((one) => name(one, suites))).toEqual(['TPC-DS, 3 TB', 'TPC-H, 3 TB']);
  const readers = [condition(120), off];
  expect(readers.map((one) => name(one, readers))).toEqual(['3 TB', '3 TB, reader off']);
});
