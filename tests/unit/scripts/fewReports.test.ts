import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepReports } from '../../../scripts/bench/fewReports';
import { loadData } from '../../../src/data/loadData';
import { inTemporaryFolder } from '../support/temporary';
import { expect, test } from '../support/test';

test('a site of few reports has what they name, what those name, the reports that their pages quote, and no link to others', () => {
  inTemporaryFolder((folder) => {
    for (const part of ['docs', 'static/data']) cpSync(part, join(folder, part), { recursive: true });
    const kept = keepReports(folder, ['celeborn-vs-native']);

    const data = loadData(join(folder, 'static/data'), folder);
    expect(kept).toBe(2);
    expect(data.reports.map(({ id }) => id)).toEqual(['celeborn-local-run', 'celeborn-vs-native']);
    expect(data.resultSets.map(({ id }) => id)).toEqual([
      'tpch-sf1-parquet-celeborn-0.5.4',
      'tpch-sf1-parquet-spark-3.5.8',
    ]);
    expect(data.problems.filter(({ level }) => level === 'error')).toEqual([]);
    const pages = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' });
    expect(pages.filter((path) => path.includes('gluten'))).toEqual([]);
    const linking = pages.filter(
      (path) =>
        path.endsWith('.mdx') && /\/reports\/four-engines\//.test(readFileSync(join(folder, 'docs', path), 'utf8')),
    );
    expect(linking).toEqual([]);
  });
});
