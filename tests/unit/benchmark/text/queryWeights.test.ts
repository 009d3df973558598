import assert from 'node:assert/strict';
import fc from 'fast-check';
import { chosenQueries, toggledQuery } from '../../../../src/benchmark/comparison/querySelection';
import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { isWeightFile, parseWeightFile, parseWeights, printWeights } from '../../../../src/benchmark/text/queryWeights';
import { fileWeights } from '../../../../src/components/compare/browser/localResults/weightsFile';
import { expect, test } from '../../support/test';

const ALL = suiteQueries('tpcds');

test('parseWeights(text, all) parses lists with weights; queries without a weight, or with 0, are excluded', () => {
  const { weights, problems } = parseWeights('q1-q3:2, 14 : 0.5; q72:0', ALL);
  expect([...(weights ?? [])]).toEqual([
    ['q1', 2],
    ['q2', 2],
    ['q3', 2],
    ['q14a', 0.5],
    ['q14b', 0.5],
  ]);
  expect(problems).toEqual([]);
  expect(parseWeights(' ', ALL)).toEqual({ weights: null, problems: [] });
});

test('parseWeights(text, all): a star means all unlisted queries', () => {
  const { weights } = parseWeights('*:1,q72:20,q1:0', ALL);
  expect(weights?.size).toBe(ALL.length - 1);
  expect(weights?.get('q72')).toBe(20);
  expect(weights?.get('q99')).toBe(1);
});

test('parseWeights(text, all) reports every invalid part, and then returns no weights', () => {
  expect(parseWeights('q1:2, q72, q140:1, q2:-1, q1:3', ALL)).toEqual({
    weights: null,
    problems: [
      'q72 has no weight; write it after a colon, as in q72:2',
      'unknown query: q140 (did you mean q10? known: q1 to q99)',
      'not a weight: -1 (a weight is 0 or a number from 0.000001 to 1,000,000, such as 2 or 0.5)',
      'q1 already has a weight',
    ],
  });
  expect(parseWeights('q1:0', ALL).problems).toEqual(['no query has a weight above 0']);
});

test('parseWeightFile(text, all) supports headers, quotes, semicolons, tabs, comments, and any line ending', () => {
  const file = '\uFEFF"query","weight"\r\n# mine\r\n"q1",2\r\n\r\nq2;3\rq3\t4\n';
  expect([...(parseWeightFile(file, ALL).weights ?? [])]).toEqual([
    ['q1', 2],
    ['q2', 3],
    ['q3', 4],
  ]);
});

test('parseWeightFile(text, all) reports all problems at once, with their lines', () => {
  const file = 'query,weight\nq72,x\nq140,3\nq1,2\nq1,3\nq2\n,1\nq4,1,1\nq5,\nq6,1e9';
  expect(parseWeightFile(file, ALL)).toEqual({
    weights: null,
    problems: [
      'line 2: not a weight: x (a weight is 0 or a number from 0.000001 to 1,000,000, such as 2 or 0.5)',
      'line 3: unknown query: q140 (did you mean q10? known: q1 to q99)',
      'line 5: q1 already has a weight in line 4',
      'line 6: expected two fields (query, weight), got 1',
      'line 7: no query given',
      'line 8: expected two fields (query, weight), got 3',
      'line 9: not a weight: nothing (a weight is 0 or a number from 0.000001 to 1,000,000, such as 2 or 0.5)',
      'line 10: not a weight: 1e9 (a weight is 0 or a number from 0.000001 to 1,000,000, such as 2 or 0.5)',
    ],
  });
  expect(parseWeightFile('query,weight\n', ALL).problems).toEqual(['the file has no line with a query and its weight']);
});

test('for a file of many bad lines, a dozen are listed and the rest are counted', () => {
  const { problems } = parseWeightFile('a b c\nq1,2,3\n'.repeat(250), ALL);
  expect(problems).toHaveLength(13);
  expect(problems.at(-1)).toBe('and 488 more');
});

test('a file whose lines all have the same wrong number of columns is rejected in one line', () => {
  expect(parseWeightFile('query,engine,time\nq1,comet,2\nq2,comet,3\n', ALL)).toEqual({
    weights: null,
    problems: [
      'a weights file has two columns, query and weight; this one has 3. Open results with “Open your own results”',
    ],
  });
});

test('fileWeights(file, queries) returns the text for the URL and lists the excluded queries, or the reasons for no weights', async () => {
  const read = await fileWeights(new File(['q1,2\nq2,2\nq3,2\nq72,9'], 'w.csv'), ALL);
  expect(read).toEqual({
    name: 'w.csv',
    text: 'q1-q3:2,q72:9',
    done: `w.csv: loaded weights of 4 queries; ${ALL.length - 4} queries without a weight excluded.`,
    problems: [],
  });
  expect((await fileWeights(new File(['q1,2'], 'w.csv'), null)).problems[0]).toMatch(
    /^choose two comparable result sets first/,
  );
  const many = Array.from({ length: 400 }, (_, index) => `q${index + 1}`);
  const lines = many.map((query, index) => `${query},${index}.123456`);
  const [long] = (await fileWeights(new File([lines.join('\n')], 'w'), many)).problems;
  expect(long).toMatch(/characters, but a URL holds at most 4000; round them/);
});

test('property: printed weights are parsed to the same weights', () => {
  const weights = fc.dictionary(fc.constantFrom(...ALL), fc.constantFrom(0.5, 1, 2, 7.25, 0.000002), { minKeys: 1 });
  const whole = fc.constantFrom(1, 2).map((weight) => Object.fromEntries(ALL.map((query) => [query, weight])));
  fc.assert(
    fc.property(fc.oneof(weights, whole), (given) => {
      const all = new Map(ALL.flatMap((query): [string, number][] => (given[query] ? [[query, given[query]]] : [])));
      const text = printWeights(all, ALL);
      const { weights: read, problems } = parseWeights(text, ALL);
      assert.deepEqual(problems, []);
      assert.deepEqual(read ?? new Map(ALL.map((query) => [query, 1])), all);
    }),
  );
});

test('property: any text and any file is parsed without an exception to weights or problems', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { weights, problems } of [parseWeights(`${text}:1`, ALL), parseWeightFile(text, ALL)])
        assert.equal(weights === null, problems.length > 0);
    }),
  );
});

test('chosenQueries(choice, all) excludes queries without a weight; invalid weights change nothing, with a message', () => {
  const choice = { only: '', exclude: 'q2', weights: 'q1-q3:2' };
  expect([...(chosenQueries(choice, ALL).only ?? [])]).toEqual(['q1', 'q3']);
  expect(chosenQueries({ ...choice, weights: 'q1:x' }, ALL)).toMatchObject({
    weights: null,
    problems: [/^weights: not a weight: x .* nothing is weighted$/].map((pattern) => expect.stringMatching(pattern)),
  });
});

test('toggledQuery(choice, query, all) gives a query without a weight the weight 1, and excludes a query with a weight', () => {
  const choice = { only: '', exclude: '', weights: 'q1-q3:2' };
  const taken = toggledQuery(choice, 'q4', ALL);
  expect(taken).toEqual({ only: '', exclude: '', weights: 'q1-q3:2,q4:1' });
  expect(toggledQuery(taken, 'q1', ALL)).toEqual({ only: '', exclude: 'q1', weights: 'q1-q3:2,q4:1' });
});

test('isWeightFile(text): true for a header “query,weight” or a line for all other queries, false for a file of times', () => {
  for (const text of ['query,weight\nq1,3\n', '# mine\n"Query";"Weight"\nq1;3\n', 'q1,3\n*,1\n'])
    expect(isWeightFile(text)).toBe(true);
  for (const text of ['query,time\nq1,3\n', 'q1,3\nq2,4\n', 'query,comet,weight\nq1,3,2\n', ''])
    expect(isWeightFile(text)).toBe(false);
});
