import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { SchemaName } from '../../../src/data/schemaCheck';
import { FILES, problemsOf, read } from '../support/schemas';
import { expect, test } from '../support/test';

const SCHEMAS = 'static/schemas';

for (const schema of Object.keys(FILES) as SchemaName[]) {
  test(`the committed ${schema} files match their schema, and every key of it has a description`, () => {
    expect(problemsOf(schema, read(schema))).toEqual([]);
    const text = readFileSync(`static/schemas/${schema}.schema.json`, 'utf8');
    const properties = Object.entries(JSON.parse(text).properties as Record<string, { description?: string }>);
    expect(properties.filter(([, { description }]) => !description).map(([key]) => key)).toEqual([]);
    expect(JSON.parse(text).additionalProperties).toBe(false);
  });
}

for (const name of readdirSync(SCHEMAS)) {
  test(`${name} is a valid schema without unknown keywords`, () => {
    const ajv = new Ajv({ allowUnionTypes: true, strict: true });
    addFormats(ajv);
    expect(() => ajv.compile(JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')))).not.toThrow();
  });
}

test('invalid JSON is reported with its line and the expected token', () => {
  expect(problemsOf('report', '{\n  "title": "A",\n  "baseline" "b"\n}')[0]).toMatch(
    /^a.json:3: invalid JSON: a colon is expected/,
  );
  expect(problemsOf('report', '')).toEqual(['a.json:1: invalid JSON: a value is expected']);
  expect(problemsOf('report', '{} x')[0]).toMatch(/^a.json:1: invalid JSON/);
  expect(problemsOf('report', '\uFEFF{}')[0]).toMatch(/byte order mark; save it as UTF-8 without BOM/);
  expect(problemsOf('report', '{ // a comment\n}')[0]).toMatch(/comments are not allowed/);
});

test('an unknown key is an error at its line with the nearest known key', () => {
  const [first] = problemsOf('environment', read('environment').replace('"title"', '"titel"'));
  expect(first).toMatch(/^a\.json:1: title is missing; The environment in a few words\./);
  expect(problemsOf('environment', read('environment').replace('"executors"', '"excutors"'))[0]).toMatch(
    /^a.json:10: unknown key "excutors"; did you mean "executors"\? \(allowed: \$schema, title, cluster/,
  );
});

test('a duplicate key is an error, because parsers silently keep the last one', () => {
  expect(problemsOf('report', '{"title": "A",\n"title": "B"}')).toEqual(['a.json:2: the key "title" is a duplicate']);
});

test('any text is valid or gives problems, never a crash, also with deep nesting', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
      assert.ok(problemsOf('result-set', text).length > 0);
    }),
  );
  expect(problemsOf('report', '['.repeat(200_000)).length).toBeGreaterThan(0);
  expect(problemsOf('report', `${'['.repeat(50_000)}${']'.repeat(50_000)}`).length).toBeGreaterThan(0);
  expect(problemsOf('report', '{"__proto__": {"title": "x"}}').join()).toMatch(/unknown key "__proto__"/);
});

test('one mistake in JSON is one message with a fix', () => {
  expect(problemsOf('report', '{"title": "a",\n"charts": ["x",]\n}')).toEqual([
    'a.json:2: invalid JSON: unexpected comma before the closing ]; remove the comma',
  ]);
  expect(problemsOf('report', '{"title": "a"\n')).toEqual([
    'a.json:2: invalid JSON: a closing } is expected; close every { with a }',
  ]);
});

test('no schema accepts a text with control characters for terminals, direction changes, or invisible characters', () => {
  const names = readdirSync(SCHEMAS).filter((name) => name !== 'chart.schema.json');
  const patterns = names.flatMap((name) =>
    [...readFileSync(join(SCHEMAS, name), 'utf8').matchAll(/"pattern": (".*")/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
  );
  for (const character of ['\u0007', '\u009b', '\u202e', '\u2028', '\u200b', '\u00ad', '\u{e0041}'])
    expect(patterns.filter((pattern) => new RegExp(pattern, 'u').test(`a${character}b`))).toEqual([]);
});
