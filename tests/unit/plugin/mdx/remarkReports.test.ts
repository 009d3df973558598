import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import remarkReports from '../../../../src/plugin/mdx/remarkReports';
import { temporaryFolder } from '../../support/temporary';
import { expect, test } from '../../support/test';

const REPORT = {
  parts: ['compared', 'measured'],
  sections: [
    { id: 'verdict', heading: 'Verdict', tab: 'answer', component: 'VerdictBlock', attributes: {} },
    {
      id: 'total-time',
      heading: 'Total time',
      tab: 'answer',
      component: 'DashboardFigure',
      attributes: { figure: 'totals' },
    },
    { id: 'cost', heading: 'Cost', tab: 'cost', component: 'Cost', attributes: {} },
  ],
  charts: ['totals'],
  findings: [],
  sources: [],
  values: ['total.speedup'],
  tables: [],
  publishedComparisons: [],
};

/** A folder for generated files with page-names.json for the reports r1 and r2 and further content. */
function generatedDir(more: object = {}, names: object = {}): string {
  const root = join(temporaryFolder(), '.docusaurus');
  mkdirSync(join(root, 'benchmark-reports', 'default'), { recursive: true });
  const known = JSON.stringify({ featured: 'r2', ...names, reports: { r1: { ...REPORT, ...more }, r2: REPORT } });
  writeFileSync(join(root, 'benchmark-reports', 'default', 'page-names.json'), known);
  return root;
}

/** JavaScript compiled from an MDX text. */
async function compile(text: string, folder = generatedDir(), ownPagesOnly = false): Promise<string> {
  const { compile: compileMdx } = await import('@mdx-js/mdx');
  const file = { path: join(dirname(folder), 'docs', 'page.mdx'), value: text };
  return String(
    await compileMdx(file, {
      remarkPlugins: [[remarkReports as never, { ownPagesOnly }]],
      jsx: true,
    }),
  );
}

const allImports = (code: string) => code.match(/^import .*$/gm) ?? [];
const imports = (code: string) => allImports(code).filter((line) => line.includes('@generated'));
const components = (code: string) => allImports(code).filter((line) => /['"]@(theme|site)\//.test(line));

test('remarkReports imports the components that the page uses, each once', async () => {
  const code = await compile(
    '<Value report="r1" of="total.speedup" /> <Value report="r1" of="total.speedup" />\n\n<QueriesTable report="r1" />',
  );
  expect(components(code)).toEqual([
    'import Value from "@theme/Value";',
    'import QueriesTable from "@theme/QueriesTable";',
  ]);
});

const imported = (name: string) => `import ${name} from "@theme/${name}";`;

test('remarkReports imports only the components of the sections of an expanded dashboard, not the dashboard', async () => {
  const code = await compile('<PerformanceDashboard report="r1" />');
  expect(components(code)).toEqual([imported('VerdictBlock'), imported('DashboardFigure')]);
  const cost = await compile('<PerformanceDashboard report="r1" tab="cost" />');
  expect(components(cost)).toEqual([imported('Cost')]);
});

test('remarkReports falls back to DashboardSection if the page itself uses the component’s name', async () => {
  const own = "import VerdictBlock from './Own';";
  const code = await compile(`${own}\n\n<VerdictBlock />\n\n<PerformanceDashboard report="r1" />`);
  expect(code).toContain('<DashboardSection report="r1" section="verdict" data={reportData0} />');
});

test('remarkReports ignores a component that the page imports itself', async () => {
  const own = "import BarChart from '@site/src/components/Charts/BarChart';";
  expect(components(await compile(`${own}\n\n<BarChart title="t" data={[1]} />`))).toEqual([own]);
});

test('remarkReports gives a component the data of its report, static components and others separately', async () => {
  const code = await compile('It is <Value report="r1" of="total.speedup" />.\n\n<QueriesTable report="r1" />');
  expect(imports(code)).toEqual([
    'import reportData0 from "@generated/benchmark-reports/default/pages/docs/page/r1.static.json";',
    'import reportData1 from "@generated/benchmark-reports/default/pages/docs/page/r1.QueriesTable.json";',
  ]);
  expect(code).toContain('<Value report="r1" of="total.speedup" data={reportData0} />');
});

test('in development a component that updates its data replaces the package’s one, and charts with their own data stay', async () => {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  try {
    const code = await compile('It is <Value report="r1" of="total.speedup" />.\n\n<BarChart title="t" data={[1]} />');
    expect(imports(code)).toEqual([
      'import reportData0 from "@generated/benchmark-reports/default/pages/docs/page/r1.static.live.js";',
    ]);
    expect(code).toContain('<LiveData is={Value} report="r1" of="total.speedup" data={reportData0} />');
    expect(code).toMatch(/^import LiveData from ".*\/plugin\/live\/liveData\.ts";$/m);
    expect(components(code)).toContain('import Value from "@theme/Value";');
    expect(code).toContain('<BarChart title="t" data={[1]} />');
  } finally {
    process.env.NODE_ENV = mode;
  }
});

test('remarkReports imports each report once and only reports that the page shows', async () => {
  const code = await compile('<VerdictBlock report="r1" />\n\n<VerdictBlock report="r1" />\n\n<EngineAnswers />');
  expect(imports(code)).toHaveLength(2);
  expect(code).not.toContain('r2.json');
  expect(code).toContain('<EngineAnswers data={reportData1} />');
});

test('remarkReports creates headings and sections of a dashboard', async () => {
  const code = await compile('Before\n\n<PerformanceDashboard report="r1" />\n\nAfter');
  expect(code).toContain(
    '<_components.h2 id="verdict" className="spark-benchmarks visually-hidden">{"Verdict"}</_components.h2>',
  );
  expect(code).toContain('<_components.h2 id="total-time">{"Total time"}</_components.h2>');
  expect(code).toContain('<DashboardFigure report="r1" figure="totals" data={reportData0} />');
  expect(code).toContain('<VerdictBlock report="r1" data={reportData0} />');
  expect(code).not.toContain('PerformanceDashboard');
});

test('remarkReports folds the other tabs below an answer if they have no pages', async () => {
  const folder = generatedDir({}, { foldTabs: true });
  const code = await compile('<PerformanceDashboard report="r1" />', folder);
  expect(code).toMatch(/<FoldedTab label="Cost">.*"Cost".*<Cost report="r1".*<\/FoldedTab>/s);
});

test('in another site sections are static content, and what reacts to input as a whole is a live part of it', async () => {
  const code = await compile('<PerformanceDashboard report="r1" />', generatedDir({}, { foldTabs: true }), true);
  const contents = code.match(/<ReportContent at=".*?<\/ReportContent>/gs) ?? [];
  expect(contents.map((content) => /at="([^"]*)"/.exec(content)?.[1])).toEqual([
    'r1-verdict',
    'r1-total-time',
    'r1-tabs',
  ]);
  expect(contents[2]).toMatch(/<FoldedTab.*<LiveComponent part="Cost" is={Cost} report="r1" data={reportData1} \/>/s);
  expect(code).toContain('import ReportContent from "@theme/SparkBenchmarks/ReportContent";');
  expect(code.match(/<_components\.h2/g)).toHaveLength(3);
});

test('remarkReports uses the featured report for a dashboard without a name', async () => {
  expect(await compile('<PerformanceDashboard />')).toContain('pages/docs/page/r2.static.json');
});

test('remarkReports keeps other components and charts with their own data unchanged', async () => {
  const code = await compile('<BarChart title="t" data={[1]} />\n\n<Tabs report="r1" />');
  expect(imports(code)).toEqual([]);
  expect(code).toContain('<BarChart title="t" data={[1]} />');
});

test('remarkReports fails at the element with an unknown report', async () => {
  const failure = await compile('# Title\n\n<VerdictBlock report="nope" />').catch((error) => error);
  expect(failure.message).toContain('unknown report: nope');
  expect(failure).toMatchObject({ file: expect.stringContaining('docs/page.mdx'), line: 3 });
});

test('remarkReports keeps a page with its own imports valid', async () => {
  const code = await compile('import Tabs from \'@theme/Tabs\';\n\n<Value report="r1" of="total.speedup" />');
  expect(allImports(code)).toContain("import Tabs from '@theme/Tabs';");
});
