import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { newestSets } from '../../../src/benchmark/model/setLists';
import { vanillaPairs } from '../../../src/components/home/engineSummary/pairs';
import { queryPages } from '../../../src/components/query/page';
import { MAX_RESULTS } from '../../../src/components/query/results';
import { rerunDifferences } from '../../../src/data/references';
import { resultSet } from '../benchmark/support';
import { queryInput, tableIn } from '../support/blocks';
import { expect, test } from '../support/test';

/** Ten result sets for each of `count / 10` scale factors, one of them vanilla Spark; each is newer than the one before. */
function generated(count: number): ResultSet[] {
  const { suite } = resultSet({ q1: [1] });
  return Array.from({ length: count }, (_, at) => {
    const engine = at % 10 === 0 ? 'native-spark' : 'comet';
    return resultSet(
      { q1: [10 + (at % 10)], q2: [5] },
      {
        id: `set-${at}`,
        engine: { id: engine, title: engine, version: '1.0' },
        suite: { ...suite, scaleFactor: 1 + Math.floor(at / 10) },
        environment: 'cluster',
        created: `${2000 + at}-01-01`,
      },
    );
  });
}

test('a query page prints the newest results, its number of all results is complete', () => {
  const [page] = queryPages(queryInput(generated(500)));
  const table = tableIn(page?.blocks ?? [], 'results');
  const ids = table.table.rows.map(([id]) => id);
  expect([ids.length, table.artifacts?.length]).toEqual([MAX_RESULTS, MAX_RESULTS]);
  expect(table.statement).toContain(`the newest ${MAX_RESULTS} of 500 results`);
  expect(ids).toContain('set-499');
  expect(ids).toContain('set-400');
});

test('newestSets(sets, limit) keeps the order of the list', () => {
  const [a, b, c] = generated(3) as [ResultSet, ResultSet, ResultSet];
  expect(newestSets([c, a, b], 2)).toEqual([c, b]);
  expect(newestSets([c, a, b], 3)).toEqual([c, a, b]);
});

/** Number of fields that are read to find reruns, and vanilla Spark for each result set. */
function readFields(count: number): number {
  let reads = 0;
  const get = (set: ResultSet, name: keyof ResultSet) => {
    reads += 1;
    return set[name];
  };
  const sets = generated(count).map((set) => new Proxy(set, { get: get as ProxyHandler<ResultSet>['get'] }));
  const again = sets.map((set, at) => (at % 10 === 1 ? { ...set, id: `again-${at}`, rerunOf: `set-${at}` } : set));
  expect(rerunDifferences([...sets, ...again], (id) => id)).toEqual([]);
  const pairs = vanillaPairs({
    resultSets: sets,
    environments: [],
    engines: [{ id: 'comet' }],
    rounds: [],
    compared: [],
  });
  expect(pairs).toHaveLength(0.9 * count);
  return reads;
}

test('twice the result sets take twice the work, not four times', () => {
  expect(readFields(1000) / readFields(500)).toBeCloseTo(2, 1);
});
