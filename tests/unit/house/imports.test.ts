import { expect, test } from '../support/test';
import { asImported, cycles, imports, sources, textOf } from './sources';

/** The folders whose `.ts` files are pure: they run in the build, in commands, in browsers, and in tests. */
const PURE = ['benchmark', 'charts', 'figures', 'importers', 'json', 'reader', 'resultSet'].map(
  (name) => `src/${name}`,
);
/** What ties code to Node, to a page, or to Docusaurus. */
const IMPURE = /^(?:node:|react|@|\.\.)/;
/** What has another value in each run. */
const RUNTIME = /\b(?:process\.|window\.|document\.(?:body|create|get|query)|Date\.now\(|new Date\(\)|Math\.random\()/;
/** Folders that may name the site. */
const OF_THIS_SITE = /^src\/(pages|theme)\//;

const FILES = sources('src');

test('pure files import no Node, page or Docusaurus, and only pure files', () => {
  const isPure = (name: string) =>
    name.startsWith('src/') ? PURE.some((one) => `${name}/`.startsWith(`${one}/`)) : !IMPURE.test(name);
  const wrong = PURE.flatMap(sources).flatMap((path) =>
    imports(path)
      .filter((name) => !isPure(name))
      .map((name) => `${path} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('charts and comparisons read neither environment nor page nor clock nor chance', () => {
  const code = (path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '');
  expect(['src/benchmark', 'src/figures'].flatMap(sources).filter((path) => RUNTIME.test(code(path)))).toEqual([]);
});

test('no file of src imports commands or tests, or itself through other files', () => {
  const outside = FILES.filter((path) => imports(path).some((name) => /^(?:scripts|tests)\//.test(name)));
  expect(outside).toEqual([]);
  const known = new Map(FILES.map((path) => [asImported(path), path]));
  expect(cycles(FILES, (path) => imports(path).flatMap((name) => known.get(asImported(name)) ?? []))).toEqual([]);
});

test('exactly one module loads the live chart', () => {
  const loaders = FILES.filter((path) => /import\(\s*['"][^'"]*LiveChart['"]\s*\)/.test(textOf(path)));
  expect(loaders).toEqual(['src/components/figure/ChartBox/liveModule.ts']);
});

test('only the pages of this site and its changes to Docusaurus name the site', () => {
  const { name } = JSON.parse(textOf('package.json')) as { name: string };
  const written = new RegExp(name.replaceAll('-', '[ -]'), 'i');
  expect(FILES.filter((path) => !OF_THIS_SITE.test(path) && written.test(textOf(path)))).toEqual([]);
});
