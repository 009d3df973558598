import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { checkJson } from '../../../src/data/schemaCheck';
import { type SchemaName, schemaFiles } from '../../../src/data/schemaFiles';
import { changed, FILES, problemsOf, put, read } from '../support/schemas';
import { expect, test } from '../support/test';

const SCHEMAS = 'static/schemas';
const names = readdirSync(SCHEMAS);

for (const schema of Object.keys(FILES) as SchemaName[]) {
  test(`the ${schema} file matches its schema, and every key of it has a description`, () => {
    expect(problemsOf(schema, read(schema))).toEqual([]);
    const text = readFileSync(`static/schemas/${schema}.schema.json`, 'utf8');
    const properties = Object.entries(JSON.parse(text).properties as Record<string, { description?: string }>);
    expect(properties.filter(([, { description }]) => !description).map(([key]) => key)).toEqual([]);
    expect(JSON.parse(text).additionalProperties).toBe(false);
  });
}

test('static/schemas holds the definitions of src/benchmark/schemas; npm run schemas writes it', () => {
  const committed = names.map((name) => [name, JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8'))]);
  expect(Object.fromEntries(committed)).toEqual(
    Object.fromEntries([...schemaFiles()].map(([name, text]) => [name, JSON.parse(text)])),
  );
});

for (const name of names) {
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

/** Every distinct pattern of the schemas. */
function patternsOf(files: readonly string[]): string[] {
  const found = files.flatMap((name) =>
    [...readFileSync(join(SCHEMAS, name), 'utf8').matchAll(/"pattern": (".*")/g)].map(([, text = '']) =>
      String(JSON.parse(text)),
    ),
  );
  return [...new Set(found)];
}

const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

test('the patterns of the schemas mean the same with and without flag u, which other validators lack', () => {
  // Escapes for classes of characters, such as \p and \s, differ between programming languages.
  expect(patternsOf(names).filter((pattern) => /\\[a-z]/i.test(pattern))).toEqual([]);
  for (const pattern of patternsOf(names)) {
    const [plain, unicode] = [new RegExp(pattern), new RegExp(pattern, 'u')];
    const differs = (text: string) => plain.test(text) !== unicode.test(text);
    assert.deepEqual([pattern, CHARACTERS.filter((one) => differs(one) || differs(`a${one}`))], [pattern, []]);
  }
});

test('no schema accepts a text with control characters for terminals, direction changes, or invisible characters', () => {
  const patterns = patternsOf(names.filter((name) => name !== 'chart.schema.json'));
  const accepted = patterns.flatMap((pattern) => {
    const regular = new RegExp(pattern);
    return CHARACTERS.filter((one) => INVISIBLE.test(one) && regular.test(`a${one}b`)).map((one) => [pattern, one]);
  });
  expect(accepted).toEqual([]);
});

test('a title begins with a letter or digit of any script, and never as a formula', () => {
  const title = (text: string) => changed('result-set', (value) => put(value, 'title', text));
  for (const first of ['A', '7', 'É', 'Ω', 'Ж', 'א', 'ع', 'अ', 'ก', '가', '漢', 'か', 'Ａ', '７'])
    expect(title(`${first}1`)).toEqual([]);
  for (const first of ['=', '+', '-', '@', '＝', '＋', '－', '＠', '"', ' ', '“', '→', '\u0301'])
    expect(title(`${first}1`).join()).toContain('starts with a letter or digit');
});

for (const name of names) {
  test(`the $id of ${name} is its URL, relative to the site that publishes it`, () => {
    expect(JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')).$id).toBe(name);
  });
}

test('a file that names another schema than that of its content is valid with a warning', () => {
  const wrong = read('report').replace('report.schema.json', 'round.schema.json');
  expect(problemsOf('report', wrong)).toEqual([
    'a.json:2: warning: $schema must name the schema of the content, report.schema.json, got "../../../static/schemas/round.schema.json"; write "../../../static/schemas/report.schema.json"',
  ]);
  expect(problemsOf('report', wrong.replace(/ *"\$schema".*\n/, ''))).toEqual([]);
});

test('the package of an earlier version, with the day of publication, is read with a warning', () => {
  const day = read('published').replace('T00:00:00Z', '');
  expect(problemsOf('published', day)).toEqual([
    expect.stringMatching(
      /^a\.json:5: warning: created is a day, and .* got "\d{4}-\d\d-\d\d"; write "\d{4}-\d\d-\d\dT00:00:00Z"$/,
    ),
  ]);
  const { file } = checkJson({ path: 'a.json', text: day }, 'published');
  expect(file?.value).toEqual(JSON.parse(read('published')));
});
