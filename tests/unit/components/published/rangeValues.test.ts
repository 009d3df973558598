import { OTHER_QUERIES } from '../../../../src/benchmark/comparison/pairFaults';
import { rangeValues } from '../../../../src/components/published/rangeValues';
import { absentFigures, publishedVerdict } from '../../../../src/components/published/verdict';
import { committedData } from '../../support/committed';
import { expect, test } from '../../support/test';

const { published, resultSets, environments } = committedData();
const rapids = published.find(({ id }) => id === 'rapids-queries-2.4-vs-4.0');
if (!rapids) throw new Error('no comparison of query versions');

test('published ranges of two query versions are described, and no verdict is given', () => {
  // Counted by hand from both results.csv: 7 queries of version 4.0 and 17 of version 2.4 take more time.
  expect(rangeValues(rapids, resultSets, environments)).toMatchObject({
    'ranges.apart': '24',
    'ranges.queries': '103',
    'ranges.by_chance': '10.3',
  });
  expect(rangeValues({ ...rapids, candidate: { title: 'RAPIDS (v4.0)' } }, resultSets, environments)).toEqual({});
});

test('sums of this site are not called published, and the reason for no verdict is the query texts', () => {
  const { title, sentence } = publishedVerdict(
    { key: 'main', published: rapids },
    { comparisons: [{ key: 'main', published: rapids }], environments },
    'published',
  );
  expect([title, sentence]).toEqual([
    'Changes as published, totals added up',
    expect.stringMatching(/added up by this site from the published times\. Queries with the same name differ/),
  ]);
  expect(absentFigures([{ published: rapids }]).map(({ reason }) => reason)).toEqual([OTHER_QUERIES]);
});
