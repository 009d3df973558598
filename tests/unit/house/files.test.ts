import { readdirSync } from 'node:fs';
import { importedNames, importPath, sources, textOf } from '../../../scripts/lib/sources';
import { expect, test } from '../support/test';

/** Files that bundlers, Docusaurus, and the package build load by name. */
const LOADED =
  /^src\/(plugin\/bundler\/|embed\/|fileParser\/fileParser|package\/stubs|package\/index|components\/ui\/Scope)/;

test('every export is imported somewhere', () => {
  const users = [...['src', 'scripts', 'tests'].flatMap(sources), 'docusaurus.config.ts', 'playwright.config.ts'];
  const used = new Set(users.flatMap(importedNames));
  const exporting = ['src', 'scripts'].flatMap(sources).filter((path) => !LOADED.test(path));
  const unused = exporting.flatMap((path) => {
    const exported = textOf(path).matchAll(
      /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
    );
    const module = importPath(path);
    return [...exported].flatMap(([, name]) =>
      used.has(`${module}#${name}`) || used.has(`${module}#*`) ? [] : [`${path}: ${name}`],
    );
  });
  expect(unused).toEqual([]);
});

test('except in src/plugin/lib, no module of the plugin uses its own path: bundled by docusaurus.config.ts, it would be wrong', () => {
  const asking = sources('src').filter((path) => /\b__dirname\b/.test(textOf(path)));
  expect(asking.filter((path) => !/^src\/(?:plugin\/lib|package)\//.test(path))).toEqual([]);
});

test('stylesheets contain the prefixes that the oldest browsers of package.json need, because no tool adds them', () => {
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
  expect(sheets.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
