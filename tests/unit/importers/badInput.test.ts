import { EKS_ROWS, importBytes, LONG_ROWS, lines, printed } from '../support/importing';
import { expect, test } from '../support/test';

const LONG = 'query,iteration,seconds';

interface Case {
  what: string;
  bytes: string | Uint8Array;
  options?: Record<string, string>;
  message: RegExp;
}

/** The 22 rows of TPC-H with line 3 replaced. */
function withRow(row: string): string {
  return lines(...EKS_ROWS.slice(0, 2), row, ...EKS_ROWS.slice(3));
}

/** Invalid rows and the printed messages. */
const ROWS = `
  a missing column | q3,3,2.5 | results.csv:3: the row has 3 fields; an eks summary has four
  an extra column | q3,3,2.5,3.5,9 | results.csv:3: the row has 5 fields
  an unclosed quote | "q3,3,2.5,3.5 | :3: a quoted field is not closed
  a decimal comma | q3,3,1,2,5,3,5 | :3: the row has 7 fields … write a decimal point
  a quoted decimal comma | q3,"3,1",2.5,3.5 | :3: time: “3,1” has a decimal comma; write a decimal point
  a query that is a duplicate | q2,3,2.5,3.5 | :3: q2 is a duplicate of line 2
  an unknown query | q23,3,2.5,3.5 | :3: “q23” is not a query of tpch 3.0 (q1 … q22)
  a time of 0 | q3,0,0,1 | :3: time: “0” is not greater than 0; give a failed query its status
  a negative time | q3,-1,1,1 | :3: time: -1 is negative
  an empty time | q3,,2.5,3.5 | :3: time: is empty
  NaN | q3,NaN,1,1 | :3: time: “NaN” is not a decimal number
  Infinity | q3,1,1,Infinity | :3: max: “Infinity” is not a decimal number
  1e400 | q3,1,1,1e400 | :3: max: “1e400” is too large
  a hexadecimal number | q3,0x10,1,1 | :3: time: “0x10” is not a decimal number
  min above the statistic | q3,3,3.1,3.5 | :3: time_s must be between time_min_s and time_max_s, got 3 (3.1–3.5)
  the statistic above max | q3,3.6,3.1,3.5 | :3: time_s must be between  … got 3.6 (3.1–3.5)
  HTML in a query name | <script>alert(1)</script>,3,2,4 | :3: “<script>alert(1)</script>” is not a query
  a spreadsheet formula | =cmd()|x,3,2,4 | :3: “=cmd()|x” is not a query
`;

const CASES: Case[] = [
  {
    what: 'a missing column throughout',
    bytes: lines('Name,Median,Min', 'q1,1,1'),
    message: /:1: the header “Name,Median,Min” is unknown; name the columns Name,Median,Min,Max/,
  },
  {
    what: 'a wrong header',
    bytes: lines('Name,Runtime,Low,High', ...EKS_ROWS),
    message: /:1: the header .* is unknown; name the columns Name,Median,Min,Max/,
  },
  {
    what: 'a name and a time whose header does not say which column names the queries',
    bytes: lines('job,duration', 'etl_a,1', 'etl_b,2'),
    message: /select columns with --query-column job and --time-column duration$/,
  },
  {
    what: 'a long CSV without its iteration',
    bytes: lines('query,seconds', 'q1,1', 'q1,2'),
    message:
      /:3: q1 is a duplicate of line 2; name the column that tells them apart: --iteration-column or --engine-column/,
  },
  {
    what: 'a long CSV with a further column of numbers',
    bytes: lines(`other,${LONG}`, '7,q1,1,1', '8,q1,2,1'),
    message: /:1: the column “other” is unknown next to “seconds”/,
  },
  {
    what: 'a long CSV without header',
    bytes: lines(...LONG_ROWS),
    message: /:1: all 66 rows have 3 fields.*header query,iteration,seconds/,
  },
  {
    what: 'UTF-16 without a mark',
    bytes: Buffer.from(lines(...EKS_ROWS), 'utf16le'),
    message: /:1: not UTF-8 text: found the character U\+0000/,
  },
  { what: 'Latin 1', bytes: Buffer.from(withRow('qé,3,2,4'), 'latin1'), message: /:3: the file is not UTF-8 text/ },
  { what: 'an empty file', bytes: '', message: /^results.csv:1: the file is empty/ },
  {
    what: 'a header and nothing below',
    bytes: 'Name,Mean,Min,Max\n',
    message: /:1: the file has no rows below its header/,
  },
  {
    what: 'a binary file',
    bytes: new Uint8Array([0x1f, 0x8b, 0x08, 0x00, 0xff, 0xfe]),
    message: /:1: the file is not UTF-8 text.*binary files are not artifacts/,
  },
  {
    what: 'a file of 50 MB',
    bytes: new Uint8Array(50 * 1024 * 1024),
    message: /^results.csv: the file is 50.0 MB; the limit is 10.0 MB/,
  },
  {
    what: 'an iteration that is a duplicate',
    bytes: lines(LONG, 'q1,1,1', 'q1,2,1', 'q1,1,1'),
    message: /:4: iteration 1 of q1 is a duplicate of line 2/,
  },
  {
    what: 'a template that is split in two',
    bytes: lines('q14,3,2,4'),
    options: { suite: 'tpcds' },
    message: /:1: “q14” is not a query of tpcds.*name the statement: q14a or q14b/,
  },
  {
    what: 'mixed query versions',
    bytes: lines('q1-v3.0,1,1,1', 'q2-v2.0,1,1,1'),
    message: /:2: query versions are mixed: 2.0 here, 3.0 on line 1; import each query version/,
  },
  {
    what: 'another query version than the option',
    bytes: lines('q1-v2.0,1,1,1'),
    message: /:1: the names carry query version 2.0, --query-version says 3.0; use --query-version 2.0/,
  },
  {
    what: 'an impossible mean',
    bytes: withRow('q3,1.1,1,9'),
    options: { statistic: 'mean' },
    message: /:3: time_s 1.1 cannot be the mean of 3 iterations.*use --statistic median/,
  },
  {
    what: 'an iteration that is no number',
    bytes: lines(LONG, 'q1,first,1'),
    message: /:2: iteration must be a whole number from 0 to 99,999, got “first”/,
  },
  {
    what: 'fewer iterations than the option says',
    bytes: lines(LONG, 'q1,1,1', 'q1,2,1'),
    message: /:2: q1 has 2 iterations; --iterations is 3/,
  },
  {
    what: 'several iterations of a single run',
    bytes: lines(LONG, 'q1,1,1', 'q1,2,1'),
    options: { statistic: 'single' },
    message: /:2: q1 has 2 iterations; a single run has 1/,
  },
];

for (const line of ROWS.trim().split('\n')) {
  const [what = '', row = '', message = ''] = line.trim().split(' | ');
  test(`the import of a file with ${what} gives a message and no file`, () => {
    const outcome = importBytes(withRow(row));
    for (const part of message.split(' … ')) expect(printed(outcome).join('\n')).toContain(part);
    expect([...outcome.files.keys()]).toEqual([]);
  });
}

for (const { what, bytes, options, message } of CASES) {
  test(`the import of a file with ${what} gives a message and no file`, () => {
    const outcome = importBytes(bytes, options);
    expect(printed(outcome).join('\n')).toMatch(new RegExp(message.source, 'm'));
    expect([...outcome.files.keys()]).toEqual([]);
  });
}

test('a missing file is a problem, not a crash', () => {
  const outcome = importBytes(lines(...EKS_ROWS), { 'iterations-file': '/nowhere/iterations.csv' });
  expect(printed(outcome)).toEqual(['/nowhere/iterations.csv: the file does not exist']);
});
