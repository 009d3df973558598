import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/data/filesBelow';
import { BUILD, expect, fileTest as test } from './site';

const scripts = () => filesBelow(join(BUILD, 'assets')).filter((name) => name.endsWith('.js'));
const textOf = (name: string) => readFileSync(join(BUILD, 'assets', name), 'utf8');

test('no script contains a drawing', () => {
  const marks = ['class="chart-wide"', 'class=\\"chart-wide\\"', '</text><'];
  const found = scripts().filter((name) => marks.some((mark) => textOf(name).includes(mark)));
  expect(found).toEqual([]);
});

test('no page loads Chart.js at first', () => {
  const chart = scripts().filter((name) => textOf(name).includes('id="scatter"'));
  expect(chart).not.toEqual([]);
  const pages = filesBelow(BUILD).filter((name) => name.endsWith('index.html') && !name.startsWith('charts/'));
  const html = pages.map((name) => readFileSync(join(BUILD, name), 'utf8')).join('\n');
  expect(chart.filter((name) => html.includes(name))).toEqual([]);
});

test('no script contains the syntax highlighter', () => {
  expect(scripts().filter((name) => textOf(name).includes('tokenizePlaceholders'))).toEqual([]);
});

/** Names of classes that consist of other classes, which have the rules. */
function composedNames(): Set<string> {
  const sheets = filesBelow('src').filter((name) => name.endsWith('.module.css'));
  const texts = sheets.map((name) => readFileSync(join('src', name), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\.(\w+) \{\s*composes: [^;]*;\s*\}/g)].map(([, name = '']) => name)),
  );
}

test('the stylesheet has the rules of every style module that a page uses, also of components in no script', () => {
  const sheets = filesBelow(join(BUILD, 'assets')).filter((name) => name.endsWith('.css'));
  const rules = new Set(sheets.flatMap((name) => textOf(name).match(/(?<=\.)[A-Za-z][\w-]*_[\w-]{4}(?![\w-])/g) ?? []));
  const composed = composedNames();
  const pages = filesBelow(BUILD).filter((name) => name.endsWith('.html') && !/^(charts|embed)\//.test(name));
  const missing = pages.flatMap((page) => {
    const lists = readFileSync(join(BUILD, page), 'utf8').matchAll(/ class=(?:"([^"]*)"|([^\s>"]+))/g);
    const names = new Set([...lists].flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(' ')));
    const ofModules = [...names].filter((name) => /^[A-Za-z][\w-]*_[\w-]{4}$/.test(name));
    return ofModules
      .filter((name) => !rules.has(name) && !composed.has(name.slice(0, -5)))
      .map((name) => `${page}: ${name}`);
  });
  expect(rules.size).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('every page has a policy that allows only its own inline scripts; embeds allow no script files', () => {
  const pages = filesBelow(BUILD).filter((name) => name.endsWith('.html') && !name.startsWith('charts/'));
  expect(pages.length).toBeGreaterThan(5);
  const wanted = (name: string) =>
    name.startsWith('embed/')
      ? "default-src 'none';script-src 'sha256-"
      : "default-src 'self'; script-src 'self' 'sha256-";
  // A page that has moved loads nothing.
  const none = `content="default-src 'none'"`;
  const open = pages.filter((name) => {
    const html = readFileSync(join(BUILD, name), 'utf8');
    return !html.includes(html.includes('http-equiv="refresh"') ? none : wanted(name));
  });
  expect(open).toEqual([]);
});

test('every drawing, table, and derived file that the reports need is published', () => {
  for (const report of readdirSync(join(BUILD, 'data/reports'))) {
    const shown = JSON.parse(readFileSync(join(BUILD, 'data/reports', report, 'report.json'), 'utf8'));
    const hasPair = shown.sides?.length === 2;
    const tables = ['buckets.csv', 'top-faster.csv', 'top-slower.csv', 'queries.csv', 'environment.csv', 'receipt.csv'];
    const derived = hasPair ? ['headline.json', ...tables] : ['values.json'];
    const [chart] = readdirSync(join(BUILD, 'charts', report)).filter((name) => /^[^.]+\.json$/.test(name));
    const ends = ['.svg', '.dark.svg', '.png', '.csv', '.json'];
    const charts = ends.map((end) => `charts/${report}/${chart?.replace('.json', end)}`);
    const files = [
      ...derived.map((name) => `data/derived/${report}/${name}`),
      ...charts,
      `charts/${report}/card.png`,
      'data/index.json',
    ];
    expect(files.filter((name) => !existsSync(join(BUILD, name)))).toEqual([]);
  }
});

test('no published file contains a path of the build machine', () => {
  expect(scripts().filter((name) => textOf(name).includes(process.cwd()))).toEqual([]);
});
