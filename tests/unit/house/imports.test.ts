import { dirname } from 'node:path';
import { cycles, importPath, imports, sources, textOf } from '../../../scripts/lib/sources';
import { expect, test } from '../support/test';

/** Folders of pure `.ts` files, which run in the build, commands, browsers, and tests; except hooks, `use….ts`. */
const PURE = ['benchmark', 'charts', 'components', 'figures', 'fileParser', 'importers', 'json', 'resultSet'];
/** Folders whose subfolders are checked for cycles too. */
const LAYERED = ['benchmark', 'charts', 'figures', 'plugin'];
/** Imports that tie code to Node, to a page, or to Docusaurus. */
const IMPURE = /^(?:node:|react|@|\.\.)|\.css$/;
/** Expressions whose value differs in each run. */
const RUNTIME = /\b(?:process\.|window\.|document\.(?:body|create|get|query)|Date\.now\(|new Date\(\)|Math\.random\()/;

const FILES = sources('src');
const KNOWN = new Map(FILES.map((path) => [importPath(path), path]));

function isPure(path: string): boolean {
  return PURE.includes(path.split('/')[1] ?? '') && !/\.tsx$|\/use[A-Z]\w*\.ts$/.test(path);
}

/** The files of src that a file imports. */
function importedFiles(path: string): string[] {
  return imports(path).flatMap((name) => KNOWN.get(importPath(name)) ?? []);
}

/** Folder of a file in src: src/data, or src/figures/waterfall. */
function folderOf(path: string): string {
  const names = dirname(path).split('/');
  return names.slice(0, LAYERED.includes(names[1] ?? '') ? 3 : 2).join('/');
}

test('pure files do not import Node, pages, styles, or Docusaurus, and only import pure files', () => {
  const wrong = FILES.filter(isPure).flatMap((path) => [
    ...imports(path).filter((name) => IMPURE.test(name)),
    ...importedFiles(path)
      .filter((other) => !isPure(other))
      .map((other) => `${path} imports ${other}`),
  ]);
  expect(wrong).toEqual([]);
});

test('pure files do not read environment, page, clock, or random numbers', () => {
  const code = (path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  expect(FILES.filter((path) => isPure(path) && RUNTIME.test(code(path)))).toEqual([]);
});

test('no file of src imports commands or tests, or itself through other files', () => {
  const outside = FILES.filter((path) => imports(path).some((name) => /^(?:scripts|tests)\//.test(name)));
  expect(outside).toEqual([]);
  expect(cycles(FILES, importedFiles)).toEqual([]);
});

test('no folder of src imports itself through other folders', () => {
  const others = (folder: string) =>
    FILES.filter((path) => folderOf(path) === folder)
      .flatMap(importedFiles)
      .map(folderOf)
      .filter((other) => other !== folder);
  expect(cycles([...new Set(FILES.map(folderOf))], others)).toEqual([]);
});

test('exactly one module loads the live chart', () => {
  const loaders = FILES.filter((path) => /import\(\s*['"][^'"]*LiveChart['"]\s*\)/.test(textOf(path)));
  expect(loaders).toEqual(['src/components/figure/ChartBox/liveModule.tsx']);
});

test('no file of src names this site', () => {
  const { name } = JSON.parse(textOf('package.json')) as { name: string };
  const written = new RegExp(name.replaceAll('-', '[ -]'), 'i');
  expect(FILES.filter((path) => written.test(textOf(path)))).toEqual([]);
});
