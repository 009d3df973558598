import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type IsSiteModule, modulesOf } from '../../../../src/plugin/mdx/ownElements';
import { parsePage } from '../../../../src/plugin/mdx/parsePage';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

/** A foreign site with one component in the earlier style. */
function host(): IsSiteModule {
  const siteDir = temporaryFolder();
  const file = join(siteDir, 'src/components/BenchmarkDashboard/PerformanceDashboard.jsx');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return modulesOf(siteDir);
}

const names = (text: string, siteHas = host()) =>
  parsePage({ path: 'docs/a.md', text }, siteHas).references.map(({ component }) => component);

test('a component that a page imports from elsewhere is foreign, whatever its name', () => {
  expect(names("import { Settings } from 'lucide-react';\n\n<Settings size={32} />")).toEqual([]);
  expect(names('<Settings report="r" side="baseline" />')).toEqual(['Settings']);
  expect(names('import Settings from \'@theme/Settings\';\n\n<Settings report="r" />')).toEqual(['Settings']);
});

test('a site’s own dashboard is foreign, unless it is given a report', () => {
  const own = "import PerformanceDashboard from '@site/src/components/BenchmarkDashboard/PerformanceDashboard';\n\n";
  expect(names(`${own}<PerformanceDashboard />`)).toEqual([]);
  expect(names(`${own}<PerformanceDashboard report="r" />`)).toEqual(['PerformanceDashboard']);
  expect(names(`${own}<PerformanceDashboard />`, () => false)).toEqual(['PerformanceDashboard']);
});

test('charts in the earlier style belong to the package if the site has no such file', () => {
  const chart = "import BarChart from '@site/src/components/Charts/BarChart';\n\n<BarChart data={x} />";
  expect(names(chart)).toEqual(['BarChart']);
  expect(names(chart.replace('@site/src', '../src'))).toEqual([]);
});

test('heading ids in braces and HTML comments, which Docusaurus accepts, do not make a page unreadable', () => {
  const page = parsePage({
    path: 'docs/a.md',
    text: '<!-- two\nlines -->\n\n## Quick start {#quick-start}\n\n<Value report="r" of="x" />\n',
  });
  expect(page.error).toBeNull();
  expect(page.references).toEqual([{ component: 'Value', attributes: { report: 'r', of: 'x' }, line: 6 }]);
});
