import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sources, textOf } from '../../../scripts/lib/sources';
import { stringLiterals } from '../support/stringLiterals';
import { expect, test } from '../support/test';
import { oddWords, wordList } from '../support/wordList';

const WORDS = wordList();
const GUIDE = 'docs/dev/style.md';
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs',
  'blog',
  '.github',
  'static/data/README.md',
  'spark/README.md',
  'src/package/README.md',
];
/** Code, links, and attributes of components, which contain names. */
const CODE =
  /^(`{3,}).*\n[\s\S]*?^\1 *$|`[^`\n]*`|(?<=\])\([^)\s]*\)|https?:\/\/\S+|\{\/\*[\s\S]*?\*\/\}|(?<=[\s<])(?:id|of)="[^"]*"|(?<=[\s<])[\w.-]+=(?=["{])|^import .*$/gm;

/** Values in published JSON and CSV files, which remain; pages use different words. */
const VALUES = new Set(['not known']);

/** The document with everything except prose blanked; lines are kept. */
function prose(document: string): string {
  return document.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
}

function documents(place: string): string[] {
  if (!existsSync(place) || !statSync(place).isDirectory()) return existsSync(place) ? [place] : [];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => join(place, name))
    .filter((name) => name !== GUIDE);
}

function problemsOf(path: string, text: string, firstLine = 1): string[] {
  return oddWords(text, WORDS).map(
    ({ index, problem }) => `${path}:${firstLine + text.slice(0, index).split('\n').length - 1}: ${problem}`,
  );
}

function problemsOfCode(path: string): string[] {
  const read = stringLiterals(path, textOf(path)).filter(({ text }) => !VALUES.has(text));
  return read.flatMap(({ line, text }) => problemsOf(path, text, line));
}

test('each pattern of the word list matches every form to avoid and no form to write', () => {
  expect(WORDS.filter(({ pattern }) => pattern).length).toBeGreaterThan(35);
  const matches = (pattern: RegExp, text: string) => text.search(pattern) >= 0;
  const wrong = WORDS.flatMap(({ write, not, pattern }) => {
    if (!pattern) return [];
    const missed = not
      .replace(/\(.*?\)/g, '')
      .split(/(?<!^), (?!else)/)
      .filter((form) => !matches(pattern, form));
    return [
      ...missed.map((form) => `${pattern} does not find ${form}`),
      ...(matches(pattern, write) ? [`${pattern} finds ${write}`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test('documents, pages, and posts follow the word list', () => {
  expect(DOCUMENTS.flatMap(documents).flatMap((path) => problemsOf(path, prose(textOf(path))))).toEqual([]);
});

test('descriptions in JSON schemas follow the word list', () => {
  const schemas = readdirSync('static/schemas').map((name) => join('static/schemas', name));
  expect(
    schemas.flatMap((path) => problemsOf(path, textOf(path).replace(/^(?!.*"(?:description|title)":).*$/gm, ''))),
  ).toEqual([]);
});

for (const folder of ['scripts', 'src']) {
  test(`help, messages, and labels in ${folder} follow the word list`, () => {
    expect(sources(folder).flatMap(problemsOfCode)).toEqual([]);
  });
}
