import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hasErrors } from '../../../src/benchmark/model/problem';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import { toCsv } from '../../../src/benchmark/text/toCsv';
import { isProblem } from '../../../src/data/decode';
import { FORMATS } from '../../../src/importers/formats';
import { importResults } from '../../../src/importers/recognise';
import { decodeArtifact } from '../../../src/resultSet/decodeArtifact';
import { test } from '../support/test';

const options = {
  suite: 'tpcds',
  queryVersion: '4.0',
  scaleFactor: 100,
  tableFormat: 'parquet',
  engine: 'Example',
  statistic: 'median',
  iterations: 'unknown',
} as const;
const queries = suiteQueries('tpcds');

const cell = fc.oneof(
  fc.constantFrom(
    ...queries.slice(0, 9),
    'Name',
    'query',
    'iteration',
    'seconds',
    '"',
    '""',
    '\n',
    ';',
    '=1+1',
    '-1',
    '1e400',
    'NaN',
  ),
  fc.double().map(String),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const table = fc
  .array(
    fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(',')),
    { maxLength: 12 },
  )
  .map((rows) => rows.join('\n'));

test('any bytes decode to text or to one problem', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const found = decodeArtifact('any.csv', bytes);
      if (isProblem(found)) assert.ok((found.line ?? 0) >= 1);
      else assert.ok(Buffer.from(found.text, 'utf8').equals(Buffer.from(bytes)));
    }),
  );
});

const seconds = fc.double({ min: 1e-3, max: 1e5, noNaN: true });
const summary = fc.tuple(seconds, seconds, seconds).map((times) => [...times].sort((a, b) => a - b));

test('a summary imports to exactly its seconds, in any order of its rows', () => {
  const rows = fc.array(summary, { minLength: 22, maxLength: 22 }).chain((times) =>
    fc.shuffledSubarray(
      suiteQueries('tpch').map((query, index) => [query, ...[1, 0, 2].map((at) => times[index]?.[at] ?? 0)]),
      { minLength: 22 },
    ),
  );
  fc.assert(
    fc.property(rows, (cells) => {
      const imported = importResults(
        { path: 'any.csv', text: toCsv(['Name', 'Mean', 'Min', 'Max'], cells) },
        { ...options, suite: 'tpch' },
      );
      assert.deepEqual(imported.problems, []);
      const found = Object.fromEntries(
        imported.rows.map(({ query, timeS, minS, maxS }) => [query, [timeS, minS, maxS]]),
      );
      assert.deepEqual(found, Object.fromEntries(cells.map(([query, ...times]) => [query, times])));
      assert.deepEqual(
        imported.rows.map(({ query }) => query),
        suiteQueries('tpch'),
      );
    }),
    { numRuns: 50 },
  );
});

const json = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc
    .dictionary(
      fc.oneof(
        fc.constantFrom('1', '2', 'q3', '14a', 'benchmark', 'engine', 'spark_conf', 'tags'),
        fc.string({ maxLength: 4 }),
      ),
      fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.array(fc.oneof(fc.double(), fc.constantFrom(null, -1, 1.5)), { maxLength: 4 }),
        fc.record({
          durations: fc.array(fc.double({ min: 0.1, max: 9, noNaN: true })),
          row_count: fc.oneof(fc.jsonValue(), fc.constant({ toString: '' })),
          result_hash: fc.jsonValue(),
        }),
      ),
      { maxKeys: 8 },
    )
    .map((value) => JSON.stringify(value)),
);

test('any text or JSON, with or without a named format, gives rows without problems or problems without a crash', () => {
  const text = fc.oneof(table, fc.string({ unit: 'binary' }), json);
  fc.assert(
    fc.property(text, fc.constantFrom(undefined, ...FORMATS.map(({ id }) => id)), (content, format) => {
      const { rows, problems } = importResults(
        { path: 'any.txt', text: content },
        { ...options, ...(format ? { format } : {}) },
      );
      assert.ok(hasErrors(problems) || rows.length >= queries.length);
    }),
    { numRuns: 600 },
  );
});
