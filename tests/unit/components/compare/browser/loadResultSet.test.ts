import { readFileSync } from 'node:fs';
import { afterEach } from 'node:test';
import { LoadError, loadResultSet } from '../../../../../src/components/compare/browser/loadResultSet';
import { expect, test } from '../../../support/test';

const ID = 'tpcds-sf3000-parquet-comet-0.17.0';
const { fetch: builtIn } = globalThis;

afterEach(() => {
  globalThis.fetch = builtIn;
});

/** Error messages for a result set whose files were changed, by the end of their path; null if it loads anyway. */
async function told(change: (name: string, text: string) => string): Promise<string[] | null> {
  globalThis.fetch = async (address) => {
    const path = String(address).replace('https://example.org/', '');
    return new Response(change(path.split('/').pop() ?? '', readFileSync(`static/${path}`, 'utf8')));
  };
  try {
    await loadResultSet('https://example.org/', ID);
    return null;
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return error.messages;
  }
}

const ofPackage = (change: (value: { resources: unknown; benchmark: Record<string, unknown> }) => void) =>
  told((name, text) => {
    if (name !== 'datapackage.json') return text;
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value);
  });

test('a manipulated package is rejected in words: settings that are not texts, files that are not a list, invalid notes', async () => {
  const refused = [`data/result-sets/${ID}/datapackage.json is not the datapackage.json of a result set`];
  expect(await told((_, text) => text)).toBeNull();
  for (const configuration of [[[1]], { a: { b: 1 } }, 'x', null])
    expect(await ofPackage(({ benchmark }) => Object.assign(benchmark, { configuration }))).toEqual(refused);
  expect(await ofPackage((value) => Object.assign(value, { resources: 'all' }))).toEqual(refused);
  expect(await ofPackage(({ benchmark }) => Object.assign(benchmark, { notes: 7 }))).toEqual(refused);
  expect(await ofPackage((value) => Object.assign(value, { benchmark: undefined }))).toEqual(refused);
});

test('for manipulated results, twenty problems are listed and the rest is counted', async () => {
  const messages = await told((name, text) => {
    if (name !== 'results.csv') return text;
    const [head] = text.split('\n');
    return `${head}\n${Array.from({ length: 5000 }, (_, index) => `q${index + 500},x,x,x,ok,`).join('\n')}\n`;
  });
  expect(messages).toHaveLength(21);
  expect(messages?.[0]).toMatch(/results\.csv:2: /);
  expect(messages?.[20]).toMatch(/^and \d{3,} more$/);
});
