import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { fileEntries } from '../../../../src/data/dataIndex';
import type { ChartFile } from '../../../../src/figures/chartFile';
import { dataHash } from '../../../../src/plugin/output/chartJson';
import { createOutputFiles } from '../../../../src/plugin/output/outputFiles';
import { postCard } from '../../../../src/plugin/output/socialCards';
import { FROZEN_DATA, frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const SITE = { title: 'Benchmarks', tagline: 'Measured speed', url: 'https://example.org/site/' };
const content = frozenContent(SITE.url);
const undrawn = () => ({ files: [], images: [] });
const output = createOutputFiles(undrawn, () => [])(content, fileEntries(FROZEN_DATA), SITE);

/** The file of every chart by path. */
async function chartFiles(): Promise<Map<string, ChartFile>> {
  const { files } = await output;
  const charts = files.filter(({ path }) => /^charts\/.*\.json$/.test(path));
  return new Map(charts.map(({ path, text }) => [path, JSON.parse(text)]));
}

async function chart(path: string): Promise<ChartFile> {
  const found = (await chartFiles()).get(`charts/${path}.json`);
  if (!found) throw new Error(`no chart ${path}`);
  return found;
}

async function csvHead(path: string): Promise<string> {
  const { files } = await output;
  return files.find((file) => file.path === `charts/${path}.csv`)?.text.split('\n')[0] ?? '';
}

test('the file of every chart matches its schema', async () => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  const check = ajv.compile(JSON.parse(readFileSync('static/schemas/chart.schema.json', 'utf8')));
  const files = await chartFiles();
  expect(files.size).toBeGreaterThan(40);
  const faults = [...files].flatMap(([path, file]) =>
    check(file) ? [] : [`${path}: ${ajv.errorsText(check.errors)}`],
  );
  expect(faults).toEqual([]);
});

test('every chart has its CSV, and its URLs are the URLs of its files', async () => {
  const paths = (await output).files.map(({ path }) => path);
  const charts = [...(await chartFiles())].map(([path, { files }]) => ({
    path,
    name: path.replace(/\.json$/, ''),
    files,
  }));
  expect(paths).toEqual(expect.arrayContaining(charts.map(({ name }) => `${name}.csv`)));
  expect(charts.map(({ files: { svgDark, json } }) => ({ svgDark, json }))).toEqual(
    charts.map(({ path, name }) => ({ svgDark: `${SITE.url}${name}.dark.svg`, json: SITE.url + path })),
  );
});

test('a chart names exactly the artifacts that it is computed from', async () => {
  const [a, b] = ['comet-0.16.0', 'gluten-velox-1.6.0-arm64'].map(
    (id) => `/data/result-sets/tpcds-sf3000-parquet-${id}`,
  );
  const report = '/data/reports/gluten-velox-vs-comet/report.json';
  const paths = async (path: string) => (await chart(path)).source.artifacts.map((artifact) => artifact.path);
  expect(await paths('gluten-velox-vs-comet/totals')).toEqual([
    report,
    `${a}/datapackage.json`,
    `${a}/results.csv`,
    `${b}/datapackage.json`,
    `${b}/results.csv`,
  ]);
  expect(await paths('gluten-velox-vs-comet/iterations-q93')).toContain(`${b}/iterations.csv`);
  expect(await paths('celeborn-vs-native/main-distribution')).toEqual([
    '/data/published/celeborn-vs-native-shuffle/buckets.csv',
    '/data/published/celeborn-vs-native-shuffle/datapackage.json',
    '/data/reports/celeborn-vs-native/report.json',
  ]);
  expect(await paths('celeborn-vs-native/network-receive')).toContain(
    '/data/resource-usage/celeborn-vs-native-shuffle/network-native-spark-pods.csv',
  );
});

test('dataHash(artifacts) is the SHA-256 of the output of sha256sum', () => {
  const artifacts = [
    { path: '/data/a.csv', sha256: 'aa' },
    { path: '/data/b.csv', sha256: 'bb' },
  ];
  expect(dataHash(artifacts)).toBe(createHash('sha256').update('aa  /data/a.csv\nbb  /data/b.csv\n').digest('hex'));
});

test('unit, statistic, iterations, and n describe the drawn data', async () => {
  const facts = async (path: string) => {
    const { unit, statistic, iterations, n } = await chart(path);
    return [unit, statistic, iterations, n.count, n.of];
  };
  expect(await facts('gluten-velox-vs-comet/totals')).toEqual(['s', 'median', 5, 103, 'queries']);
  expect(await facts('gluten-velox-vs-comet/queries')).toEqual(['×', 'median', 5, 103, 'queries']);
  expect(await facts('gluten-velox-vs-comet/iterations-q93')).toEqual(['s', 'median', 5, 10, 'iterations']);
  expect(await facts('celeborn-vs-native/main-distribution')).toEqual(['queries', 'mean', 10, 101, 'queries']);
  expect((await facts('celeborn-vs-native/network-receive'))[0]).toBe('MB/s');
  const { engines = [] } = content.overview().answers ?? {};
  expect((await facts('home/answers')).slice(3)).toEqual([engines.length, 'pairs']);
});

test('a chart without a suite has no disclaimer', async () => {
  expect((await chart('comet-shuffle-writer/write-by-size')).disclaimer).toBe('');
  expect((await chart('gluten-velox-vs-comet/gap')).disclaimer).toContain('Derived from TPC-DS');
});

test('the CSV of a chart has the drawn numbers: ranges of the spread, and only the sizes of one measure', async () => {
  expect(await csvHead('gluten-velox-vs-comet/queries')).toBe('query,speedup,low,high,verdict,note');
  expect(await csvHead('gluten-velox-vs-comet/dots')).toBe('query,speedup,verdict,note');
  const { files } = await output;
  const bySize = files.find(({ path }) => path === 'charts/comet-shuffle-writer/write-by-size.csv');
  expect(bySize?.text.match(/^[^,]+,\d+M rows/gm)).toEqual(['Write time,10M rows', 'Write time,100M rows']);
});

test('the answers have drawings in both themes and an image at two pixels per px', async () => {
  const { files, images } = await output;
  const names = [...files, ...images].map(({ path }) => path).filter((path) => path.startsWith('charts/home/'));
  const ends = ['csv', 'dark.svg', 'inline.html', 'json', 'narrow.dark.svg', 'narrow.svg', 'png', 'svg'];
  const drawn = ends.map((end) => `charts/home/answers.${end}`);
  expect(names.sort()).toEqual(['charts/home/card.png', ...drawn].sort());
  expect(images.find(({ path }) => path === 'charts/home/answers.png')?.scale).toBe(2);
});

test('postCard(post) shows the chart named by the post, and lists the known ones for an unknown chart', () => {
  const post = { path: 'charts/blog/p.png', title: 'Post', report: 'gluten-velox-vs-comet', chart: 'gap' };
  expect(postCard(post, content, SITE).picture).toMatchObject({ width: 1200, height: 630, title: 'Post' });
  expect(() => postCard({ ...post, chart: 'gab' }, content, SITE)).toThrow(/unknown chart: gab \(known: .*gap/);
  expect(() => postCard({ ...post, report: 'x' }, content, SITE)).toThrow(/unknown report: x \(known: .*celeborn/);
});
