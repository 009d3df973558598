import { expect, test } from '../support/test';
import { asImported, cycles, imports, sources, textOf } from './sources';

/**
 * The pure folders, which run in the build, in commands, in browsers, and in tests. Each imports packages that run everywhere, itself, and the
 * folders before it.
 */
const PURE = ['src/benchmark', 'src/json', 'src/importers', 'src/resultSet', 'src/reader'];
/** What ties code to Node, to a page, or to Docusaurus. */
const IMPURE = /^(?:node:|react|chart\.js|@|\.\.)/;
/** What has another value in each run. */
const RUNTIME = /\b(?:process\.|window\.|document\.(?:body|create|get|query)|Date\.now\(|new Date\(\)|Math\.random\()/;
/** Folders that may name the site. */
const OF_THIS_SITE = /^src\/(pages|theme)\//;

const FILES = sources('src');

test('pure folders import no Node, page or Docusaurus, and only pure folders before them', () => {
  const wrong = PURE.flatMap((folder, index) => {
    const allowed = PURE.slice(0, index + 1);
    const isAllowed = (name: string) =>
      name.startsWith('src/') ? allowed.some((one) => name.startsWith(`${one}/`)) : !IMPURE.test(name);
    return sources(folder).flatMap((path) => {
      const found = imports(path).filter((name) => !isAllowed(name));
      return found.map((name) => `${path} imports ${name}`);
    });
  });
  expect(wrong).toEqual([]);
});

test('src/benchmark reads neither environment nor page nor clock nor chance', () => {
  const code = (path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  expect(sources('src/benchmark').filter((path) => RUNTIME.test(code(path)))).toEqual([]);
});

test('no file of src imports commands or tests, or itself through other files', () => {
  const outside = FILES.filter((path) => imports(path).some((name) => /^(?:scripts|tests)\//.test(name)));
  expect(outside).toEqual([]);
  const known = new Map(FILES.map((path) => [asImported(path), path]));
  expect(cycles(FILES, (path) => imports(path).flatMap((name) => known.get(asImported(name)) ?? []))).toEqual([]);
});

test('exactly one module loads the live chart', () => {
  const loaders = FILES.filter((path) => /import\(\s*['"][^'"]*LiveChart['"]\s*\)/.test(textOf(path)));
  expect(loaders).toEqual(['src/charts/lazyChart.ts']);
});

test('only the pages of this site and its changes to Docusaurus name the site', () => {
  const { name } = JSON.parse(textOf('package.json')) as { name: string };
  const written = new RegExp(name.replaceAll('-', '[ -]'), 'i');
  expect(FILES.filter((path) => !OF_THIS_SITE.test(path) && written.test(textOf(path)))).toEqual([]);
});
