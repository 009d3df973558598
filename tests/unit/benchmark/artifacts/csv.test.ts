import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseTable, readRows } from '../../../../src/benchmark/artifacts/csv';
import { parseIterations, parseResults } from '../../../../src/benchmark/artifacts/resultSet';
import { formulaFault, withoutFormula } from '../../../../src/benchmark/model/guards/formula';
import { decimalNumber, parseSeconds } from '../../../../src/benchmark/model/guards/numberText';
import { toCsv } from '../../../../src/benchmark/text/toCsv';
import { expect, test } from '../../support/test';

const HEAD = 'query,status,time_s,time_min_s,time_max_s,reason';

function results(...lines: string[]) {
  return parseResults({ path: 'results.csv', text: [HEAD, ...lines, ''].join('\n') });
}

function messages(text: string): string[] {
  return readRows({ path: 'a.csv', text }).problems.map(({ line, message }) => `${line}: ${message}`);
}

test('parseResults parses a row with its line; an empty range is null', () => {
  expect(results('q1,ok,3.5,3,4,', 'q2,ok,1,,,').rows).toEqual([
    { query: 'q1', status: 'ok', timeS: 3.5, minS: 3, maxS: 4, reason: '', line: 2 },
    { query: 'q2', status: 'ok', timeS: 1, minS: null, maxS: null, reason: '', line: 3 },
  ]);
});

test('memory may be missing from the table or from a row, and 0 is a value', () => {
  const text = [`${HEAD},memory`, 'q1,ok,1,,,,0', 'q2,ok,1,,,,', ''].join('\n');
  const { rows, problems } = parseResults({ path: 'results.csv', text });
  expect(problems).toEqual([]);
  expect(rows.map(({ memory }) => memory)).toEqual([0, undefined]);
});

test('CRLF line endings and quoted fields are supported', () => {
  const { rows, problems } = parseResults({ path: 'a.csv', text: `${HEAD}\r\n"q1",ok,"3.5",3,4,"one, two"\r\n` });
  expect(problems).toEqual([]);
  expect(rows[0]).toMatchObject({ query: 'q1', timeS: 3.5, reason: 'one, two' });
});

test('lines are those of the file, also after a quoted line break and an empty line', () => {
  const { rows } = results('q1,failed,,,,"two\nlines"', '', 'q2,ok,1,,,');
  expect(rows.map(({ line }) => line)).toEqual([2, 5]);
});

const REFUSED: [what: string, text: string, message: RegExp][] = [
  ['an empty file', '', /1: the file is empty/],
  ['white space only', ' \n\n', /1: the file is empty/],
  ['empty fields only', '""\n,,\n', /1: the file is empty/],
  ['a byte order mark', `\uFEFF${HEAD}\n`, /1: the file starts with a byte order mark/],
  ['UTF-16 read as bytes', `q\0u\0e\0r\0y\0`, /1: not UTF-8 text: found the character U\+0000/],
  ['a replacement character on line 2', `a,b\n1,\uFFFD\n`, /2: not UTF-8 text/],
  ['an unclosed quote', `${HEAD}\n"q1,ok,1,,,\nq2,ok,1,,,\n`, /2: a quoted field is not closed/],
];

for (const [what, text, message] of REFUSED) {
  test(`readRows rejects ${what}, with the line`, () => {
    expect(messages(text)).toHaveLength(1);
    expect(messages(text)[0]).toMatch(message);
  });
}

const HEADERS: [what: string, header: string, message: RegExp][] = [
  ['a missing column', 'query,status,time_s', /missing time_min_s, time_max_s, reason/],
  ['an extra column', `${HEAD},extra`, /not allowed “extra”/],
  ['wrong order', 'status,query,time_s,time_min_s,time_max_s,reason', /in the wrong order/],
  ['no header', 'q1,ok,1,,,', /the header must be query,status/],
  ['semicolons', HEAD.replaceAll(',', ';'), /separated by semicolons/],
];

for (const [what, header, message] of HEADERS) {
  test(`parseResults rejects a header with ${what}`, () => {
    const { rows, problems } = parseResults({ path: 'a.csv', text: `${header}\nq1,ok,1,,,\n` });
    expect(rows).toEqual([]);
    expect(problems[0]?.line).toBe(1);
    expect(problems[0]?.message).toMatch(message);
  });
}

const TIMES: [text: string, reason: RegExp][] = [
  ['0', /not greater than 0/],
  ['0.000', /not greater than 0/],
  ['-1', /is negative/],
  ['NaN', /not a decimal number/],
  ['Infinity', /not a decimal number/],
  ['0x10', /not a decimal number/],
  ['1e400', /too large/],
  ['3,5', /decimal comma/],
  ['1 s', /not a decimal number/],
  ['=1+1', /not a decimal number/],
];

for (const [text, reason] of TIMES) {
  test(`parseSeconds("${text}") gives the reason ${reason.source}`, () => {
    expect(parseSeconds(text)).toMatchObject({ reason: expect.stringMatching(reason) });
  });
}

test('parseSeconds parses decimals and exponents', () => {
  expect([parseSeconds('3.6571187089999997'), parseSeconds('.5'), parseSeconds('1e-3')]).toEqual([
    3.6571187089999997, 0.5, 0.001,
  ]);
});

test('all problems of a file are reported at once, each with its line', () => {
  const { problems } = results('q1,ok,0,,,', 'q2,maybe,1,,,', 'q3,ok,1', 'q4,ok,1,x,2,');
  expect(problems.map(({ line }) => line).sort()).toEqual([2, 3, 4, 5]);
});

test('parseTable lists the fields of a row with a wrong length', () => {
  const { problems } = parseTable({ path: 'a.csv', text: 'a,b\n1\n1;2\n' }, ['a', 'b']);
  expect(problems[0]?.message).toBe('the row has 1 fields, the header has 2');
  expect(problems[1]?.cure).toBe('separate fields with commas');
});

test('parseIterations sorts by query and iteration, and rejects an iteration that is not an integer', () => {
  const { rows, problems } = parseIterations({
    path: 'i.csv',
    text: 'query,iteration,time_s\nq10,1,2\nq2,2,4\nq2,1,3\nq2,0,3\n',
  });
  expect(rows.map(({ query, iteration }) => `${query} ${iteration}`)).toEqual(['q2 1', 'q2 2', 'q10 1']);
  expect(problems[0]?.message).toMatch(/iteration must be a positive integer, got 0/);
});

test('toCsv writes LF, full precision, an empty cell for null, and no formula that a spreadsheet would run', () => {
  expect(
    toCsv(
      ['@a', 'b'],
      [
        [0.1 + 0.2, null],
        ['=1+1', 'x,"y"'],
        ['＝1', '−1'],
      ],
    ),
  ).toBe(`'@a,b\n0.30000000000000004,\n'=1+1,"x,""y"""\n'＝1,−1\n`);
});

test('any text gives rows or problems, never a crash', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { rows, problems } = parseResults({ path: 'a.csv', text });
      assert.ok(rows.length + problems.length > 0);
    }),
    { numRuns: 300 },
  );
});

test('readRows reads the output of toCsv back', () => {
  const cell = fc.string().filter((text) => text.trim() === text && !/^[=+\-@]|[\p{Cc}\uFFFD\uFEFF]/u.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { rows: read } = readRows({ path: 'a.csv', text: toCsv(['head', 'tail'], rows) });
      assert.deepEqual(
        read.slice(1).map(({ cells }) => cells),
        rows.filter(([a, b]) => a !== '' || b !== ''),
      );
    }),
  );
});

test('times are from a microsecond to 31 years, and other numbers leave room for products and quotients', () => {
  expect([parseSeconds('1e-6'), parseSeconds('1e9')]).toEqual([1e-6, 1e9]);
  for (const text of ['1e-320', '5e-324', '9.9e-7', '1e300', '1000000001'])
    expect(parseSeconds(text), text).toMatchObject({ reason: expect.stringContaining('anything that is timed') });
  expect(['0', '-1e-12', '1e18', '0x10', '1e-320', '-1e300', 'NaN', ' 1', ''].map(decimalNumber)).toEqual([
    0,
    -1e-12,
    1e18,
    ...Array(6).fill(null),
  ]);
});

test('a text that a spreadsheet would run is an error; a signed number is not', () => {
  const behindNumbers = [
    "-2+3+cmd|' /C calc'!D2",
    '-1+HYPERLINK("http://x")',
    '-.5+IMPORTXML(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
  ];
  for (const text of ['=HYPERLINK("x")', ' =1', '@SUM(A1)', '+cmd', '-cmd', ...behindNumbers])
    expect(formulaFault('reason', text), text).toMatch(/^reason begins as a formula/);
  for (const text of ['-', '', '-1', '+ 5 %', '-0.61 to 0.65', 'a=b', '−1'])
    expect(formulaFault('reason', text), text).toBeNull();
  expect(withoutFormula('=1+1')).toBe('“=1+1”');
});
