import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll } from '../../../scripts/lib/check/checkAll';
import type { CheckScope } from '../../../scripts/lib/check/scope';
import { licenceFault, licenceUrl } from '../../../src/benchmark/artifacts/licences';
import { problemLine } from '../../../src/benchmark/model/problem';
import { withDataCopy } from '../support/dataCopy';
import { replaceIn, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const COMET = 'result-sets/tpcds-sf3000-parquet-comet-0.17.0/datapackage.json';
/** A page with one report, so that the project has pages. */
const PAGE = '<PerformanceDashboard report="gluten-velox-vs-comet" />\n';

/** Problems that contain `part`, of a copy of the data with one page. */
function problemsWith(part: string, change: (data: string, project: string) => void): string[] {
  return withDataCopy((data) => {
    const project = join(data, '..');
    writeBelow(project, 'docs/reports/gluten-velox-vs-comet.mdx', PAGE);
    change(data, project);
    const lines = checkAll(data, project).problems.map(problemLine);
    return lines.filter((line) => line.includes(part));
  });
}

test('a license is a known SPDX id, or has a link to its text', () => {
  expect(licenceFault([{ name: 'CC-BY-4.0' }, { name: 'Own', path: 'https://example.org/licence' }])).toBeNull();
  expect(licenceFault([])?.message).toBe('no license given; published data needs one');
  expect(licenceFault([{ name: 'Apache 2' }])).toEqual({
    message: 'Apache 2 is not a known license',
    cure: 'write its SPDX ID (such as Apache-2.0), or add the URL of its text as path',
  });
  expect(licenceFault([{ name: 'GPLv3' }])?.cure).toBe(
    'write its SPDX ID, LicenseRef-NAME for other terms, or add the URL of its text as path',
  );
  expect(licenceFault([{ name: 'LicenseRef-Internal' }])).toBeNull();
  expect(licenceUrl({ name: 'LicenseRef-Internal' })).toBeUndefined();
});

test('a result set with an unknown license without a link is an error at the line of its licenses', () => {
  const found = problemsWith('license', (data) => replaceIn(data, COMET, '"name": "Apache-2.0"', '"name": "Apache2"'));
  expect(found).toEqual([
    `data/${COMET}:8: Apache2 is not a known license; write its SPDX ID (such as Apache-2.0), or add the URL of its text as path`,
  ]);
});

test('a day of publication later than tomorrow is an error at its line; tomorrow is today in other time zones', () => {
  const created = (day: string) =>
    problemsWith('later than tomorrow', (data) =>
      replaceIn(data, COMET, '"created": "2026-06-26', `"created": "${day}`),
    );
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect(created('2099-01-01')[0]).toContain(
    `data/${COMET}:5: created must not be later than tomorrow, got 2099-01-01T00:00:00Z; today is`,
  );
  expect(created(tomorrow)).toEqual([]);
});

test('an environment without a reference from an artifact is a warning', () => {
  const found = problemsWith('names this environment', (data) => {
    writeBelow(data, 'environments/lonely.json', '{}');
    replaceIn(data, 'environments/lonely.json', '{}', filledEnvironment());
  });
  expect(found).toEqual([
    'data/environments/lonely.json: warning: no result set and no published comparison names this environment; remove it',
  ]);
});

function filledEnvironment(): string {
  const numbers = ['nodes', 'coresPerNode', 'memoryPerNodeGb', 'executors', 'executorCores', 'executorMemoryGb'];
  const texts = ['cluster', 'instanceType', 'localStorage', 'storage', 'architecture', 'spark', 'java', 'scala'];
  const unknown = [...numbers, ...texts, 'driverCores', 'driverMemoryGb'].map((key) => [key, 'unknown']);
  return JSON.stringify({ title: 'Lonely', ...Object.fromEntries(unknown), sources: [], notes: [] });
}

test('a report without a page, a published comparison without a report, and a table that no page prints are warnings', () => {
  const found = problemsWith('warning: no', (data) => {
    replaceIn(data, 'reports/comet-shuffle-writer/report.json', '"comet-shuffle-scatter"', '"celeborn-worker-memory"');
  });
  expect(found).toContain(
    'data/reports/comet-0.17-vs-spark: warning: no page shows this report; write docs/reports/comet-0.17-vs-spark.mdx',
  );
  expect(found).toContain(
    'data/reports/gluten-velox-vs-comet/slips.csv: warning: no page of this report prints this table; print it, or remove it',
  );
  expect(found.filter((line) => line.startsWith('data/published/comet-shuffle-scatter'))).toHaveLength(1);
});

test('links of pages to data and charts need a target, with and without pathname, but not in code', () => {
  const found = problemsWith('nothing is published', (_data, project) => {
    const links = [
      '[a](pathname:///data/reports/gluten-velox-vs-comet/report.json) [b](/data/index.json) [c](/data/result-sets/tpcds-sf3000-parquet-spark-3.5.8/)',
      '[d](/data/derived/gluten-velox-vs-comet/queries.csv) [e](/charts/gluten-velox-vs-comet/totals.dark.svg)',
      '[f](pathname:///data/derived/gluten-velox-vs-comet/query.csv)',
      '<a href="/charts/gluten-velox-vs-comet/total.svg">g</a> `[h](/data/none.csv)`',
      '[i](/data/../docs/links.mdx)',
    ];
    writeBelow(project, 'docs/links.mdx', `${PAGE}${links.join('\n')}\n`);
  });
  expect(found.map((line) => line.replace(/;.*/, ''))).toEqual([
    'docs/links.mdx:4: nothing is published at /data/derived/gluten-velox-vs-comet/query.csv',
    'docs/links.mdx:5: nothing is published at /charts/gluten-velox-vs-comet/total.svg',
    'docs/links.mdx:6: nothing is published at /data/../docs/links.mdx',
  ]);
});

test('large files and editor leftovers are warnings; a broken symbolic link does not stop the check', () => {
  const found = problemsWith('warning: ', (data, project) => {
    writeBelow(project, 'static/img/large.png', new Uint8Array(1024 * 1024 + 1));
    writeBelow(data, 'environments/one.json~', '');
    writeBelow(data, 'result-sets/.one-7-abcdef.old/results.csv', '');
    writeBelow(data, 'result-sets/.two-7-abcdef.old/results.csv', '');
    writeBelow(data, 'result-sets/two/results.csv', '');
    writeBelow(data, '.gitkeep', '');
    symlinkSync('nowhere', join(data, 'dangling'));
  }).filter((line) => /large\.png|one\.json~|\.old|gitkeep/.test(line));
  expect(found).toEqual([
    'data/environments/one.json~: warning: a file that an editor or an interrupted import left behind; remove it: it would be published',
    'data/result-sets/.one-7-abcdef.old/results.csv: warning: one is missing, and this folder is its earlier state: an import was interrupted; rename the folder to one, or import it again',
    'data/result-sets/.two-7-abcdef.old/results.csv: warning: a file that an editor or an interrupted import left behind; remove it: it would be published',
    'static/img/large.png: warning: the file is 1.0 MB, which every clone downloads; make it smaller',
  ]);
});

/** Scope of the package's command in a different site. */
const HOST: CheckScope = { featured: '', pageFolders: ['docs'], servedFolders: [], ownPagesOnly: true };

test('in a different site only pages with a report are checked, not the site’s own files and pages', () => {
  withDataCopy((data) => {
    const project = join(data, '..');
    writeBelow(project, 'docs/reports/gluten-velox-vs-comet.mdx', PAGE);
    writeBelow(project, 'docs/own.md', "import { Settings } from 'lucide-react';\n\n<Settings /> and 1 < 2\n");
    writeBelow(project, 'docs/icons.mdx', "import { ReportList } from './own';\n\n<ReportList />\n");
    writeBelow(project, 'static/.nojekyll', '');
    const lines = () => checkAll(data, project, HOST).problems.map(problemLine);
    const about = (part: string) => lines().filter((line) => line.includes(part));
    expect([about('docs/own'), about('docs/icons'), about('.nojekyll')]).toEqual([[], [], []]);
    writeBelow(project, 'docs/wrong.mdx', '<Value report="nope" of="total.speedup" />\n');
    expect(about('docs/wrong.mdx:1: unknown report: nope')).toHaveLength(1);
  });
});
