import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from '../support/test';
import { asImported, importedNames, sources, textOf } from './sources';

const LONGEST = 40;
const FILES_OF_A_FOLDER = 20;
/** Where a function begins: a declaration, an arrow with a body, a method. */
const BEGIN =
  /^( *)(?:(?:export )?(?:default )?(?:async )?function\b|.* => \{$|(?!if|for|while|switch)(?:private |async )*\w+\(.*\).* \{$)/;
/** What bundlers, Docusaurus and the build of the package load by the name of its file. */
const LOADED = /^src\/(plugin\/bundler\/|embed\/|reader\/start|package\/twins|package\/index|components\/ui\/Scope)/;

/** The functions of a file that are longer than they may be, from the line of their name to their last brace. */
function longFunctions(path: string): string[] {
  const lines = textOf(path).split('\n');
  return lines.flatMap((line, start) => {
    const [, indent] = BEGIN.exec(line) ?? [];
    if (indent === undefined) return [];
    const length = lines.slice(start).findIndex((other) => new RegExp(`^${indent}\\}(?!.*\\{$)`).test(other)) + 1;
    return length > LONGEST ? [`${path}:${start + 1}: ${length} lines`] : [];
  });
}

test('no function of src and scripts has more than 40 lines, components included', () => {
  expect(['src', 'scripts'].flatMap(sources).flatMap(longFunctions)).toEqual([]);
});

test('no folder of src holds more than 20 files lying flat', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = new Map<string, number>();
  for (const { parentPath } of files) counts.set(parentPath, (counts.get(parentPath) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > FILES_OF_A_FOLDER)).toEqual([]);
});

test('no scratch file is committed: hidden files at the top are those of tools', () => {
  const committed = execFileSync('git', ['ls-files', '--cached', '.*'], { encoding: 'utf8' }).trim().split('\n');
  expect(committed.filter((path) => !path.includes('/'))).toEqual(['.editorconfig', '.gitignore', '.npmrc']);
});

test('every component that MDX may name stands in a folder of that name', () => {
  const folders = readdirSync('src/components/mdx');
  const named = [...textOf('src/plugin/mdx/componentRegistry.ts').matchAll(/'([A-Z]\w+)'/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !folders.includes(name ?? ''))).toEqual([]);
});

test('whatever is exported is imported somewhere', () => {
  const users = [...['src', 'scripts', 'tests'].flatMap(sources), 'docusaurus.config.ts', 'playwright.config.ts'];
  const used = new Set(users.flatMap(importedNames));
  const exporting = ['src', 'scripts'].flatMap(sources).filter((path) => !LOADED.test(path));
  const unused = exporting.flatMap((path) => {
    const exported = textOf(path).matchAll(
      /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
    );
    const module = asImported(path);
    return [...exported].flatMap(([, name]) =>
      used.has(`${module}#${name}`) || used.has(`${module}#*`) ? [] : [`${path}: ${name}`],
    );
  });
  expect(unused).toEqual([]);
});

test('but for src/plugin/lib no module of the plugin asks where it lies: bundled by docusaurus.config.ts it would get a wrong answer', () => {
  const asking = sources('src').filter((path) => /\b__dirname\b/.test(textOf(path)));
  expect(asking.filter((path) => !/^src\/(?:plugin\/lib|package)\//.test(path))).toEqual([]);
});

test('stylesheets say themselves what the oldest browsers of package.json need, since nothing translates them', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const pairs = [
    { words: /^ *print-color-adjust: (.*)$/, before: (value: string) => `-webkit-print-color-adjust: ${value}` },
    { words: /^ *user-select: (.*)$/, before: (value: string) => `-webkit-user-select: ${value}` },
    { words: /^ *content: (".*") \/ ".*";$/, before: (value: string) => `content: ${value};` },
  ];
  const missing = sheets.flatMap((path) => {
    const lines = textOf(`src/${path}`)
      .replace(/^ *\/\*.*\*\/\n/gm, '')
      .split('\n');
    return lines.flatMap((line, at) =>
      pairs.flatMap(({ words, before }) => {
        const [, value] = words.exec(line) ?? [];
        return value === undefined || lines[at - 1]?.trim() === before(value) ? [] : [`src/${path}: ${line.trim()}`];
      }),
    );
  });
  expect(sheets.length).toBeGreaterThan(80);
  expect(missing).toEqual([]);
});
