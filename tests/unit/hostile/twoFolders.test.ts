import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../support/smallSite';
import { expect, test } from '../support/test';

const SITE = { sets: ['spark', 'example'] as [string, string], report: 'example' };

/** Files of a small site, built at a different time in a different folder, from files with a different age. */
async function built(timeZone: string, age: number): Promise<Map<string, string>> {
  const [before, warn] = [process.env.TZ, console.warn];
  process.env.TZ = timeZone;
  console.warn = () => {};
  try {
    const touch = (folder: string) => {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        utimesSync(join(folder, name), age, age);
    };
    return (await builtSite(SITE, touch)).files;
  } finally {
    console.warn = warn;
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

test('two folders, time zones, and file ages give equal files byte for byte, without a path of the machine', async () => {
  const [first, second] = [await built('UTC', 1e9), await built('Pacific/Kiritimati', 1.5e9)];
  expect([...first.keys()]).toEqual([...second.keys()]);
  expect([...first].filter(([path, text]) => second.get(path) !== text).map(([path]) => path)).toEqual([]);
  expect([...first].filter(([, text]) => text.includes('spark-benchmarks-test-')).map(([path]) => path)).toEqual([]);
  expect(first.size).toBeGreaterThan(30);
});
