import { readFileSync } from 'node:fs';
import { committedData } from '../support/committed';
import { expect, test } from '../support/test';

const { published, resourceUsage } = committedData();

function comparison(id: string) {
  const found = published.find((entry) => entry.id === id);
  if (!found) throw new Error(`no published comparison ${id}`);
  return found;
}

/** Changes of a comparison with the source's sign: positive is faster. */
function printed(id: string): Record<string, number> {
  return Object.fromEntries(comparison(id).queries.map(({ query, timeChangePct }) => [query, -timeChangePct]));
}

test('the changes of the five Celeborn studies are the published ones with the opposite sign', () => {
  const main = printed('celeborn-vs-native-shuffle');
  expect([Object.keys(main).length, main.q99, main.q39a, main.q26, main.q31, main.q91]).toEqual([
    20, 10.1, 4.8, 1.2, -57.9, -135.8,
  ]);
  const worker = printed('celeborn-worker-memory');
  expect([Object.keys(worker).length, worker.q31, worker.q86, worker.q2, worker.q13]).toEqual([
    20, 10.9, 1.9, -11.1, -59.5,
  ]);
  expect(printed('celeborn-ephemeral-vs-ebs')).toEqual({ q50: 26.4, q93: 25.12, q29: 21.23, q17: 19.8, q75: 18.9 });
  expect(printed('celeborn-raid0-vs-disks')).toEqual({ q2: 16.3, q58: 13.2, q68: 8.1, q59: 5.3, q23a: 4.6 });
  const reader = printed('celeborn-local-shuffle-reader');
  expect([Object.keys(reader).length, reader.q91, reader.q94]).toEqual([14, 62.9, 15.1]);
});

test('totals and ranges are the published ones; the totals give the published percentage', () => {
  const { totals, buckets } = comparison('celeborn-vs-native-shuffle');
  expect(totals).toEqual({ baselineS: 1792.8, candidateS: 2079.6 });
  expect(buckets.map(({ fromPct, toPct, count }) => [fromPct, toPct, count])).toEqual([
    [null, -10, 2],
    [-9, 9, 55],
    [10, 20, 15],
    [20, null, 29],
  ]);
  expect(comparison('celeborn-worker-memory').buckets.map(({ count }) => count)).toEqual([2, 88, 14]);
});

test('measures keep their directions and units, with the gain at both sizes and the source’s words', () => {
  const rows = comparison('comet-shuffle-scatter').measures.map(
    ({ name, unit, better, size, baseline, candidate, changePct, published }) =>
      [name, unit, better, size, baseline, candidate, changePct, published].join(' '),
  );
  expect(rows).toEqual([
    'Write time s lower 10M rows   -10 ~10%',
    'Write time s lower 100M rows 68.5 38.7 -44 44% faster',
    'Throughput MiB/s higher 100M rows 288 511  1.8x',
    'Read time s lower 100M rows 0.448 0.444  No regression',
  ]);
});

test('the 20 time series have the published peaks, and each names its picture and precision', () => {
  const [usage] = resourceUsage;
  const peak = (id: string) => {
    const series = usage?.series.find((entry) => entry.id === id);
    return Math.max(...(series?.points ?? []).map(({ y }) => y ?? 0));
  };
  expect(usage?.series).toHaveLength(20);
  expect(peak('network-native-spark-pods.transmit_mb_per_s')).toBeCloseTo(150.4, 0);
  expect(peak('network-celeborn-spark-pods.transmit_mb_per_s')).toBeCloseTo(115.5, 0);
  expect(peak('storage-celeborn-worker-pods.iops')).toBeCloseTo(2243, 0);
  expect(peak('cpu-celeborn-4x-threads.cpu_cores')).toBeCloseTo(13.93, 1);
  const { resources } = JSON.parse(
    readFileSync('static/data/resource-usage/celeborn-vs-native-shuffle/datapackage.json', 'utf8'),
  );
  for (const { description, schema } of resources) {
    expect(description).toMatch(/^Read off website\/docs\/benchmarks\/img\/[\w-]+\.png \(SHA-256 begins [\da-f]{12}\)/);
    for (const field of schema.fields.slice(1)) expect(field.description).toMatch(/estimated error in % of the axis/);
  }
});
