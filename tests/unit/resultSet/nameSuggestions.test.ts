import { nameSuggestions } from '../../../src/resultSet/nameSuggestions';
import { expect, test } from '../support/test';

const ENGINES = ['Comet', 'Gluten + Velox', 'vanilla Spark', 'RAPIDS'];
const of = (path: string) => nameSuggestions(path, ENGINES);

test('the name of a file suggests engine, version, format, and scale factor', () => {
  expect(of('gluten-parquet-v1.6.0-amd64.csv')).toEqual({
    engine: 'Gluten + Velox',
    'engine-version': '1.6.0',
    'table-format': 'parquet',
  });
  expect(of('comet-iceberg-v0.16.0.csv')).toMatchObject({
    engine: 'Comet',
    'engine-version': '0.16.0',
    'table-format': 'iceberg',
  });
  expect(of('r6g.12xlarge-TPCDS-1T.csv')).toEqual({ 'scale-factor': '1000' });
  expect(of('default-iceberg-arm64.csv')).toEqual({ engine: 'vanilla Spark', 'table-format': 'iceberg' });
  expect(of('tpch_sf100_spark.json')).toEqual({ engine: 'vanilla Spark', 'scale-factor': '100' });
});

test('a name without hints suggests nothing', () => {
  expect(of('results.csv')).toEqual({});
  expect(of('local-1795259205839')).toEqual({});
});
