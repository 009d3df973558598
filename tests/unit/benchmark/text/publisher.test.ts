import { evidenceText, publisherOf, publisherRole, publisherText } from '../../../../src/benchmark/text/publisher';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const { resultSets } = frozenData();
const engines = resultSets.map(({ engine }) => engine);
const setOf = (id: string) => resultSets.find((set) => set.id === id) as (typeof resultSets)[number];

test('the publisher of a GitHub URL is its repository, of other URLs the host', () => {
  expect(publisherOf('https://github.com/awslabs/data-on-eks/blob/main/x.csv')).toBe('awslabs/data-on-eks');
  expect(publisherOf('https://example.org/results/x.csv')).toBe('example.org');
  expect(publisherOf('unknown')).toBe('unknown');
});

test('the role of a publisher follows from the first source, unless the result set states it', () => {
  const roleOf = (id: string) => publisherRole(setOf(id), engines);
  expect(roleOf('tpcds-sf1000-parquet-comet-1.1.0')).toBe('engine’s project');
  expect(roleOf('tpcds-sf1000-parquet-spark-4.2')).toBe('engine’s project');
  expect(roleOf('tpcds-sf3000-parquet-comet-1.0.0')).toBe('third party');
  expect(roleOf('tpch-sf1-parquet-spark-3.5.8')).toBe('this site');
  expect(roleOf('tpcds-sf1000-parquet-spark-3.5.3-r8g-12xlarge')).toBe('vendor');
  expect(publisherRole({ ...setOf('tpcds-sf1000-parquet-spark-4.2'), id: 'own_1' }, engines)).toBe('reader');
});

test('a comparison names a vendor that measured what it sells', () => {
  const sides = ['r7g', 'r8g'].map((machine) => setOf(`tpcds-sf1000-parquet-spark-3.5.3-${machine}-12xlarge`));
  expect(publisherText(sides)).toBe('measured by a vendor (awslabs/data-on-eks)');
});

test('a statistic that the source does not report is not called a mean', () => {
  const unknown = { statistic: 'unknown', iterations: 'unknown' } as const;
  const sides = ['spark-4.2', 'comet-1.1.0'].map((id) => ({ ...setOf(`tpcds-sf1000-parquet-${id}`), ...unknown }));
  expect(evidenceText(sides)).toBe('Measured by the Comet project itself · statistic and iterations not reported');
});
