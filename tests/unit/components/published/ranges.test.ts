import { OTHER_QUERIES } from '../../../../src/benchmark/comparison/pairFaults';
import { rangesOf, rangesTally, rangeValues } from '../../../../src/components/published/ranges';
import { absentFigures, publishedVerdict } from '../../../../src/components/published/verdict';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const { published, resultSets, environments } = frozenData();
const rapids = published.find(({ id }) => id === 'rapids-queries-2.4-vs-4.0');
if (!rapids) throw new Error('no comparison of query versions');

const ranges = rangesOf(rapids, resultSets, environments);
if (!ranges) throw new Error('no ranges');

test('published ranges of two query versions are described, and no verdict is given', () => {
  // Counted by hand from both results.csv: 17 queries take more time with version 4.0, 7 with version 2.4.
  expect(rangeValues(ranges)).toMatchObject({
    'ranges.apart': '24',
    'ranges.queries': '103',
    'ranges.by_chance': '10.3',
  });
  expect(rangesTally(ranges, rapids).entries.map(({ verdict, strength, count }) => [verdict, strength, count])).toEqual(
    [
      ['slower', 'none', 17],
      ['unclear', 'none', 79],
      ['faster', 'none', 7],
    ],
  );
  expect(rangesOf({ ...rapids, candidate: { title: 'RAPIDS (queries 4.0)' } }, resultSets, environments)).toBeNull();
});

test('sums of this site are not called published, and the reason for no verdict is the query texts', () => {
  const { title, sentence } = publishedVerdict(
    { key: 'main', published: rapids },
    { comparisons: [{ key: 'main', published: rapids }], environments, ranges: { main: ranges } },
    'published',
  );
  expect([title, sentence]).toEqual([
    'Changes as published, totals added up',
    expect.stringMatching(
      /added up by this site from the published times\. Queries with the same name differ.* Over the iterations, the total takes between 1% and 5% more time/,
    ),
  ]);
  expect(absentFigures([{ published: rapids }]).map(({ reason }) => reason)).toEqual([OTHER_QUERIES]);
});
