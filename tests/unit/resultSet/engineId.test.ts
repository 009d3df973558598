import { engineId } from '../../../src/resultSet/engineId';
import { expect, test } from '../support/test';

test('vanilla Spark has one ID under its new and its earlier name', () => {
  expect(['vanilla Spark', 'native Spark', 'Gluten + Velox'].map(engineId)).toEqual([
    'native-spark',
    'native-spark',
    'gluten-velox',
  ]);
});
