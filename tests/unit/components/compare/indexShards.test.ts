import { indexEntry, indexFiles, shardsOf } from '../../../../src/components/compare/setIndex';
import { frozenData } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const { resultSets } = frozenData();
const entries = resultSets.map(indexEntry);
const many = Array.from({ length: 40 }, (_, copy) => entries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` })));

test('a few result sets are one file, which every reader of the page fetches', () => {
  const files = indexFiles(entries);
  expect(files.map(({ path }) => path)).toEqual(['data/compare-index.json']);
  expect(files[0]?.index.shards).toEqual([]);
});

test('more than 1,000 result sets are one file per suite and scale factor, and none is lost', () => {
  const [root, ...files] = indexFiles(many.flat());
  const shards = root?.index.shards ?? [];
  expect(root?.index.sets).toEqual([]);
  expect(shards.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  const listed = files.flatMap(({ index }) => index.sets.map(({ id }) => id));
  expect(listed.sort()).toEqual(
    many
      .flat()
      .map(({ id }) => id)
      .sort(),
  );
  const wanted = shardsOf(shards, ['tpch-sf100-parquet-comet-0.11.0', 'tpch-sf100-parquet-spark-3.5.3']);
  expect(wanted.map(({ path }) => path)).toEqual(['data/compare-index/tpch-sf100.json']);
  expect(shardsOf(shards, [])).toEqual([]);
  expect(shardsOf(shards, ['tpch-sf100-x', 'another-name'])).toEqual(shards);
});
