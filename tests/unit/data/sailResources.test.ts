import { reportContent, reportSources } from '../../../src/plugin/content/reportContent';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const data = committedData();
const report = data.reports.find(({ id }) => id === 'sail-vs-spark-resources');
if (!report) throw new Error('no report sail-vs-spark-resources');
const { page, charts, disclaimer } = reportContent(reportSources(report, data));

function cells(figure: string, key: string): unknown[] {
  const table = page.figures[figure]?.table;
  const at = table?.columns.findIndex((column) => column.key === key) ?? -1;
  return table?.rows.map((row) => row[at]) ?? [];
}

const sum = (values: unknown[]) => values.reduce((total: number, value) => total + Number(value), 0);

test('22 queries of both sides, one line per second: 65 seconds of Sail and 562 of Spark', () => {
  const set = data.resourceUsage.find(({ id }) => id === report.usage?.id);
  expect(Object.values(set?.queries ?? {}).map((bands) => bands.length)).toEqual([22, 22]);
  expect(set?.series.map(({ id, points }) => [id, points.length])).toEqual([
    ['spark.memory_gb', 562],
    ['spark.disk_write_mb_per_s', 562],
    ['sail.memory_gb', 65],
    ['sail.disk_write_mb_per_s', 65],
  ]);
  expect(cells('memory', 'query')).toEqual(Array.from({ length: 22 }, (_, index) => `q${index + 1}`));
});

test('the series match the source: 534.78 and 52.81 s, 72 and 26 GiB at most, 115 GiB and nothing written', () => {
  expect(sum(cells('memory', 'baseline_s'))).toBeCloseTo(534.78, 2);
  expect(sum(cells('memory', 'candidate_s'))).toBeCloseTo(52.81, 2);
  const { texts } = page;
  expect([
    texts['usage.memory.baseline.peak_gib'],
    texts['usage.memory.candidate.peak_gib'],
    texts['usage.disk.baseline.area_gib'],
    texts['usage.disk.candidate.area_gib'],
  ]).toEqual(['71.5\u202FGiB', '26.2\u202FGiB', '115\u202FGiB', '0\u202FGiB']);
});

// Computed separately from the published files with the midpoint rule in 20,000 steps per query.
test('areas match a separate integration: 16,319.98 and 418.13 GB·s of memory, 123.41 GB and 0 written', () => {
  const areas = ['memory', 'disk'].flatMap((figure) =>
    ['baseline_area', 'candidate_area'].map((key) => sum(cells(figure, key))),
  );
  expect(areas.map((area) => Number(area.toFixed(2)))).toEqual([16319.98, 418.13, 123.41, 0]);
  const of = (query: number) =>
    ['baseline_peak', 'baseline_area', 'candidate_peak', 'candidate_area'].map((key) =>
      Number(Number(cells('memory', key)[query - 1]).toFixed(2)),
    );
  expect(of(5)).toEqual([76.8, 1981.81, 6.21, 16.25]);
  expect(of(18)).toEqual([39.85, 1361.31, 28.11, 130.3]);
});

test('q16 and q22 of Sail end between two seconds: no peak, no ratio of peaks, and a footnote', () => {
  const none = cells('memory', 'candidate_peak').flatMap((peak, index) => (peak === null ? [`q${index + 1}`] : []));
  expect(none).toEqual(['q16', 'q22']);
  expect(cells('memory', 'peak_ratio')[15]).toBeNull();
  expect(cells('memory', 'area_ratio')[15]).toBeCloseTo(2.505 / 300.759, 4);
  expect(page.figures.memory?.table.footnotes.join(' ')).toContain('the query ended between two values in the series');
});

test('titles and the verdict block state the result, and contain the suite’s disclaimer', () => {
  expect(charts.map(({ id, kind }) => [id, kind])).toEqual([
    ['memory', 'bands'],
    ['disk', 'bands'],
  ]);
  expect(page.figures.memory?.title).toBe(
    'Memory × time is 418\u202FGB·s with Sail 0.7.0 and 16,320\u202FGB·s with Spark 4.2.0',
  );
  const { word, sentence } = page.verdicts.usage ?? {};
  expect(word).toBe('Sail 0.7.0 peaks at 28.1\u202FGB of memory, Spark 4.2.0 at 76.8\u202FGB');
  expect(sentence).toBe(
    [
      'Sail 0.7.0 writes 0\u202FGB to disk, Spark 4.2.0 123\u202FGB.',
      'Sail 0.7.0 runs the 22 queries in 52.8\u202Fs, Spark 4.2.0 in 534.8\u202Fs.',
      'Memory × time is 418\u202FGB·s vs. 16,320\u202FGB·s (0.026×), the ratio of the peaks 0.37×.',
      'Sail 0.7.0 writes at most 0\u202FMB/s, Spark 4.2.0 1,343\u202FMB/s.',
    ].join(' '),
  );
  expect(disclaimer).toBe('Derived from TPC-H; not comparable to published TPC-H results');
  expect(page.meta).toBe(
    `TPC-H at 100\u202FGB (scale factor 100) · source published 16 August 2026. ${disclaimer}. Baseline: Spark 4.2.0.`,
  );
});

test('the edition of July 2024 matches its source: 387.4 and 102.8 s, 54.2 and 22.0 GiB at most, 121 GB and nothing written', () => {
  const earlier = data.reports.find(({ id }) => id === 'sail-2024-07-resources');
  const texts = earlier && reportContent(reportSources(earlier, data)).page.texts;
  const value = (path: string) => texts?.[`usage.${path}`]?.replaceAll('\u202F', ' ');
  expect(['seconds.baseline', 'seconds.candidate'].map(value)).toEqual(['387.4 s', '102.8 s']);
  expect(['memory.baseline.peak_gib', 'memory.candidate.peak_gib'].map(value)).toEqual(['54.2 GiB', '22.0 GiB']);
  expect(['disk.baseline.area', 'disk.candidate.area'].map(value)).toEqual(['121 GB', '0 GB']);
});
