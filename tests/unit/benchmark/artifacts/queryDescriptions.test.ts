import { parseQueryTexts } from '../../../../src/benchmark/artifacts/queryDescriptions';
import { suiteQueries } from '../../../../src/benchmark/model/queries';
import { expect, test } from '../../support/test';

const HEAD = 'query,kind,description';
const complete = suiteQueries('tpch').map((query) => `${query},window,What ${query} does`);
const parse = (lines: string[]) =>
  parseQueryTexts({ path: 'suites/tpch/queries.csv', text: [HEAD, ...lines, ''].join('\n') }, 'tpch');
const messages = (lines: string[]) => parse(lines).problems.map(({ line, message }) => `${line}: ${message}`);

test('a list with one line for every query of the suite is valid', () => {
  const { texts, problems } = parse(complete);
  expect(problems).toEqual([]);
  expect(texts.q22).toEqual({ kind: 'window', description: 'What q22 does' });
});

test('a query without a line is reported', () => {
  expect(messages(complete.slice(0, 20))).toEqual(['null: no line for q21, q22']);
});

test('names that differ only beyond a message’s cut are not duplicates', () => {
  const long = 'q'.repeat(70);
  const found = messages([...complete, `${long}1,window,One`, `${long}2,window,Another`]);
  expect(found).toHaveLength(2);
  expect(found.join()).not.toContain('already exists');
});

test('a duplicate line, an unknown query, and an unknown kind are problems at their lines', () => {
  expect(
    messages([...complete, 'q1,window,Again', 'q23,window,None', complete[2]?.replace('window', 'cube') ?? '']),
  ).toEqual([
    '25: query “q23” is not a query of tpch',
    expect.stringMatching(/^26: kind must be one of scan aggregate, .*, got “cube”$/),
    '24: “q1” is a duplicate of line 2',
    '26: “q3” is a duplicate of line 4',
  ]);
});

test('a description is required and must fit one line', () => {
  const [first, second, ...rest] = complete;
  const long = `${second},`.replace(/,$/, 'x'.repeat(110));
  expect(messages([`${first?.split(',').slice(0, 2).join(',')},`, long, ...rest])).toEqual([
    '2: description is empty',
    '3: description has 122 characters, at most 110 are allowed',
  ]);
});
