import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderPicture } from '../../../scripts/lib/folderPicture';
import { sources, textOf } from '../../../scripts/lib/sources';
import { expect, test } from '../support/test';

const CODE = ['src', 'scripts', 'tests'].flatMap(sources);
/** Documents with paths of files. */
const MAPS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'static/data/README.md', ...below('docs/dev')];
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** The path of a document, or a document named by a word in capitals and a section. */
const DOCUMENT = /(?<![\w/.<-])[\w./-]*\w\.mdx?\b|\b[A-Z]{4,}(?=,? sections? \d)/g;
/** The path of a page of this site, not of data: /methodology/. */
const ADDRESS = /(?<![\w.<>:*/])\/[a-z]+\/(?=[\s.,;)]|$)/gm;
/** Top-level folders of paths in documents. */
const PLACES = 'src|scripts|tests|docs|blog|static|\\.github|\\.ci';

function below(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

function comments(path: string): string[] {
  return [...textOf(path).matchAll(COMMENT)].map(([text]) => text);
}

function pages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => textOf(join(folder, name)));
}

/** Expands braces in a path: a/{b,c}.ts. */
function unfolded(path: string): string[] {
  const [whole, names] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole && names ? names.split(',').flatMap((name) => unfolded(path.replace(whole, name))) : [path];
}

test('a document named in a comment exists', () => {
  const missing = CODE.flatMap((path) =>
    comments(path)
      .flatMap((text) => text.match(DOCUMENT) ?? [])
      .filter((name) => !existsSync(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('a page named in a comment exists', () => {
  const slugs = ['docs', 'blog'].flatMap(pages).flatMap((text) => /^slug: (.*)$/m.exec(text)?.[1] ?? []);
  /** Lists made by plugins, pages in code, and folders of published files. */
  const made = [
    '/blog/',
    '/compare/',
    '/queries/',
    '/history/',
    '/engines/',
    '/coverage/',
    '/data/',
    '/charts/',
    '/embed/',
    '/schemas/',
    '/preview/',
  ];
  const missing = CODE.flatMap((path) =>
    comments(path)
      .flatMap((text) => text.match(ADDRESS) ?? [])
      .filter((address) => !slugs.includes(address) && !made.includes(address))
      .map((address) => `${path}: ${address}`),
  );
  expect(missing).toEqual([]);
});

test('every path in README, CONTRIBUTING, and the developer documents exists', () => {
  const path = new RegExp(`(?<![\\w/.-])(?:${PLACES})/[\\w.{},/@-]*[\\w}/]`, 'g');
  const missing = MAPS.flatMap((document) =>
    [
      ...textOf(document)
        .replace(/\n```bash[\s\S]*?\n```/g, '')
        .matchAll(path),
    ]
      .flatMap(([name]) => unfolded(name))
      .filter((name) => !/\/(ID|index\.edited)(\/|$)/.test(name) && !existsSync(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('every link to a file in README, CONTRIBUTING, and the developer documents has a target', () => {
  const missing = MAPS.flatMap((document) =>
    [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .filter(([, target = '']) => !existsSync(join(document, '..', target)))
      .map(([, target]) => `${document}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test('the picture of the folders is that of the imports: npm run picture -- folders', () => {
  expect(textOf('docs/dev/architecture.md')).toContain(folderPicture());
});
