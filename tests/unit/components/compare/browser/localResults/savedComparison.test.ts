import { strToU8, zipSync } from 'fflate';
import { parseLocalSet } from '../../../../../../src/components/compare/browser/localResults/localSet';
import type { LocalSet } from '../../../../../../src/components/compare/browser/localResults/localSets';
import {
  comparisonZip,
  savedComparison,
  setsZip,
} from '../../../../../../src/components/compare/browser/localResults/savedComparison';
import { EKS_ROWS, importBytes, lines } from '../../../../support/importing';
import { expect, test } from '../../../../support/test';

const SEARCH = '?baseline=own_a&candidate=own_b&only=q1-q20';

function ownOf(id: string): LocalSet {
  const { files } = importBytes(lines(...EKS_ROWS), {});
  const environment = { id: `${id}-environment`, text: '{"nodes":4}\n' };
  return parseLocalSet({ id: `own_${id}`, files: [...files], environment }) as LocalSet;
}

const given = (name: string, content: Blob | Uint8Array) => ({
  path: name,
  file: new File([content as BlobPart], name),
});
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('savedComparison(comparisonZip(sets, search)) restores the choices and every file', async () => {
  const sets = [ownOf('a'), ownOf('b')];
  const saved = await savedComparison(given('comparison.zip', comparisonZip(sets, SEARCH)));
  expect(saved?.search).toBe(SEARCH);
  const texts = await Promise.all((saved?.files ?? []).map(async ({ path, file }) => [path, await file.text()]));
  const wanted = sets.flatMap(({ id, files, environment }) => [
    ...files.map(([name, text]) => [`static/data/result-sets/${id.slice(4)}/${name}`, text]),
    [`static/data/environments/${environment?.id}.json`, environment?.text],
  ]);
  expect(texts).toEqual(wanted);
});

test('comparisonZip(sets) returns equal bytes for equal sets', async () => {
  const bytes = () => comparisonZip([ownOf('a')], SEARCH).arrayBuffer();
  expect(Buffer.from(await bytes()).equals(Buffer.from(await bytes()))).toBe(true);
});

test('savedComparison(file) is null for every other file: a CSV, an archive without choices', async () => {
  expect(await savedComparison(given('results.csv', strToU8('query,seconds\n')))).toBeNull();
  expect(await savedComparison(given('a.zip', setsZip([ownOf('a')])))).toBeNull();
});

for (const [what, content, message] of [
  ['is damaged', strToU8('PK no archive'), /^x\.zip is not a valid zip archive/],
  ['has choices of another form', zip({ 'comparison.json': '{"search":1}', a: '' }), /search .* must be a text/],
  ['holds no sets', zip({ 'comparison.json': '{"search":""}' }), /holds no result sets/],
  ['unpacks to too much', zip({ 'comparison.json': '{}', a: 'x'.repeat(51 * 1024 * 1024) }), /more than 50 MB/],
] as const)
  test(`savedComparison(file) rejects an archive that ${what}`, async () => {
    await expect(savedComparison(given('x.zip', content))).rejects.toThrow(message);
  });
