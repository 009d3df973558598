/** The package's name, under which its theme and copies of it import other modules. */
export const PACKAGE = 'docusaurus-plugin-spark-benchmarks';

/** The HTML around a component: a block, inline, or text. */
type Shape = 'div' | 'span' | null;

export interface PublicComponent {
  /** The path below src/components. */
  file: string;
  shape: Shape;
  description: string;
  /** Props of authors, in TypeScript. `data` comes from the plugin. */
  props: string;
}

const REPORT = 'report: string';

function ofOwn(name: string, folder: string, description: string, props: string): [string, PublicComponent] {
  return [name, { file: `${folder}/${name}`, shape: 'div', description, props }];
}

function ofReport(name: string, description: string, more = '', shape: Shape = 'div'): [string, PublicComponent] {
  return [name, { file: `mdx/${name}`, shape, description, props: `{ ${[REPORT, more].filter(Boolean).join('; ')} }` }];
}

function ofSite(name: string, description: string, shape: Shape = 'div', more = ''): [string, PublicComponent] {
  const props = `{ ${['instance?: string', more].filter(Boolean).join('; ')} }`;
  return [name, { file: `mdx/${name}`, shape, description, props }];
}

const CHART =
  '{ report: string; chart: string } | { title?: string; data: object; options?: object; height?: string | number }';

const PIE = CHART.replace('title?', "type?: 'pie' | 'doughnut'; title?");

/** Public components by the name in pages: `@theme/<name>`. */
export const PUBLIC_COMPONENTS: Record<string, PublicComponent> = Object.fromEntries([
  ofReport('ReportHeader', 'title, tabs, and what the numbers are', 'tab?: string'),
  ofOwn(
    'PerformanceDashboard',
    'mdx',
    'a tab of a report, the answer if none is named',
    '{ report?: string; tab?: string }',
  ),
  ofReport('DashboardSection', 'one section of the dashboard', 'section: string'),
  ofReport('DashboardFigure', 'a figure, as the dashboard has it', 'figure: string'),
  ofReport('FigureRow', 'figures side by side', 'figures: string'),
  ofReport('ReportLinks', 'what the other tabs of a report hold'),
  ofOwn('BarChart', 'Charts', 'a chart of a report, or bars that the page describes', CHART),
  ofOwn('PieChart', 'Charts', 'a chart of a report, or a pie that the page describes', PIE),
  ofReport('LineChart', 'series over time', 'chart: string'),
  ofReport('Value', 'a number in prose', 'of: string', null),
  ofReport('Cited', 'a fact that a listed source states', 'source: string', 'span'),
  ofReport('VerdictBlock', 'verdict, three metrics of each candidate, counts'),
  ofReport('QueriesTable', 'every query, in numbers'),
  ofReport('EnvironmentTable', 'the environments of all sides'),
  ofReport('Receipt', 'whether the runs can be compared'),
  ofReport('TryIt', 'what it takes to try the engines'),
  ofReport('Reproduce', 'how to rerun its result sets'),
  ofReport('Settings', 'the settings of a side', "side: 'baseline' | 'candidate'"),
  ofReport('Aggregates', 'what three ways of adding up say'),
  ofReport('AboutNumbers', 'suite, statistic, artifacts, sources'),
  ofReport('FindingList', 'the findings of a report'),
  ofReport('FindingPage', 'a finding', 'finding: string'),
  ofReport('Errata', 'what a report corrects'),
  ofReport('Pattern', 'queries that share a cause', 'n: string'),
  ofReport('BucketTable', 'the distribution as a table', "scheme: 'speedup' | 'time-change'"),
  ofReport('PublishedVerdict', 'the verdict of a published comparison', 'summary: string'),
  ofReport('PublishedTable', 'a table of a published comparison', 'table: string'),
  ofReport('Contradictions', 'where a source contradicts itself'),
  ofReport(
    'EmbedExample',
    'a way to embed a chart, with its result',
    "chart: string; way: 'frame' | 'picture' | 'mdx'",
  ),
  ofReport('Cost', 'node-hours and cost'),
  ofReport('Why', 'why a candidate is faster or slower, by event logs'),
  ofSite('ReportList', 'all reports, or the latest', 'div', 'latest?: number'),
  ofSite('ResultSetList', 'all result sets'),
  ofSite('PublishedList', 'all published comparisons'),
  ofSite('EngineAnswers', 'what each engine’s newest release is worth'),
  ofSite('ReleasesFigure', 'every release of every engine, by data size'),
  ofSite('HistoryPanels', 'the releases of the engine that was measured most often'),
  ofSite('CompareForm', 'a form that opens the comparison of two result sets'),
  ofSite('Reruns', 'how much measurements of the same engine differ'),
]);

/** Components of the plugin's pages, `@theme/SparkBenchmarks/<name>`, with their path below src/components. */
export const PAGE_COMPONENTS: Record<string, string> = {
  ReportTab: 'report/ReportTab',
  QueryPage: 'query/QueryPage',
  QueryIndex: 'query/QueryIndex',
  ResultSetPage: 'resultSet/ResultSetPage',
  ComparePage: 'compare/ComparePage',
  HistoryIndex: 'history/HistoryIndex',
  HistoryPage: 'history/HistoryPage',
  EnginePage: 'history/EnginePage',
  CoveragePage: 'history/CoveragePage',
  BlockPage: 'page/BlockPage',
};
