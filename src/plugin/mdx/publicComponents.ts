import type { SiteFeed } from '../lib/generatedFiles';

export type ReportPart = 'compared' | 'measured' | 'published' | 'logs' | 'cost';

/** The HTML around a component: a block, inline, or text. */
type Shape = 'div' | 'span' | null;

export interface PublicComponent {
  /** The path below src/components. */
  file: string;
  shape: Shape;
  /** The data that it shows. */
  feed: 'report' | SiteFeed;
  /** The part of a report that it shows; null for any part. */
  part: ReportPart | null;
  description: string;
  /** Props of authors, in TypeScript. `data` comes from the plugin. */
  props: string;
}

/** A component, its description, and the props of authors; of data of a report if no other feed is named. */
function component(
  name: string,
  description: string,
  props: string,
  more: Partial<PublicComponent> = {},
): [string, PublicComponent] {
  return [name, { file: `mdx/${name}`, shape: 'div', feed: 'report', part: null, description, props, ...more }];
}

function ofReport(name: string, description: string, more = '', part: ReportPart | null = null, shape: Shape = 'div') {
  return component(name, description, `{ ${['report: string', more].filter(Boolean).join('; ')} }`, { part, shape });
}

function ofSite(name: string, description: string, more = '', feed: SiteFeed = 'overview') {
  return component(name, description, `{ ${['instance?: string', more].filter(Boolean).join('; ')} }`, { feed });
}

const CHART =
  '{ report: string; chart: string } | { title?: string; data: object; options?: object; height?: string | number }';

const PIE = CHART.replace('title?', "type?: 'pie' | 'doughnut'; title?");

/** Public components by the name in pages: `@theme/<name>`. */
export const PUBLIC_COMPONENTS: Record<string, PublicComponent> = Object.fromEntries([
  ofReport('ReportHeader', 'title, tabs, and what the numbers are', 'tab?: string'),
  component(
    'PerformanceDashboard',
    'a tab of a report, the answer if none is named',
    '{ report?: string; tab?: string }',
  ),
  ofReport('DashboardSection', 'one section of the dashboard', 'section: string'),
  ofReport('DashboardFigure', 'a figure, as the dashboard has it', 'figure: string'),
  ofReport('FigureRow', 'figures side by side', 'figures: string'),
  ofReport('ReportLinks', 'what the other tabs of a report hold'),
  component('BarChart', 'a chart of a report, or bars that the page describes', CHART, { file: 'Charts/BarChart' }),
  component('PieChart', 'a chart of a report, or a pie that the page describes', PIE, { file: 'Charts/PieChart' }),
  ofReport('LineChart', 'series over time', 'chart: string', 'published'),
  ofReport('Value', 'a number in prose', 'of: string', null, null),
  ofReport('Cited', 'a fact that a listed source states', 'source: string', null, 'span'),
  ofReport('VerdictBlock', 'verdict, three metrics of each candidate, counts', '', 'compared'),
  ofReport('QueriesTable', 'every query, in numbers', '', 'compared'),
  ofReport('EnvironmentTable', 'the environments of all sides', '', 'compared'),
  ofReport('Receipt', 'whether the runs can be compared'),
  ofReport('TryIt', 'what it takes to try the engines', '', 'measured'),
  ofReport('Reproduce', 'how to rerun its result sets'),
  ofReport('Settings', 'the settings of a side', "side: 'baseline' | 'candidate'", 'measured'),
  ofReport('Aggregates', 'what three ways of adding up say', '', 'measured'),
  ofReport('AboutNumbers', 'suite, statistic, artifacts, sources'),
  ofReport('FindingList', 'the findings of a report', '', 'measured'),
  ofReport('FindingPage', 'a finding', 'finding: string', 'measured'),
  ofReport('Errata', 'what a report corrects', '', 'measured'),
  ofReport('Pattern', 'queries that share a cause', 'n: string', 'measured'),
  ofReport('BucketTable', 'the distribution as a table', "scheme: 'speedup' | 'time-change'", 'measured'),
  ofReport('PublishedVerdict', 'the verdict of a published comparison', 'summary: string', 'published'),
  ofReport('PublishedTable', 'a table of a published comparison', 'table: string', 'published'),
  ofReport('Contradictions', 'where a source contradicts itself', '', 'published'),
  ofReport(
    'EmbedExample',
    'a way to embed a chart, with its result',
    "chart: string; way: 'frame' | 'picture' | 'mdx'",
  ),
  ofReport('Cost', 'node-hours and cost', '', 'cost'),
  ofReport('Why', 'why a candidate is faster or slower, by event logs', '', 'logs'),
  ofSite('ReportList', 'all reports, or the latest', 'latest?: number'),
  ofSite('ResultSetList', 'all result sets'),
  ofSite('PublishedList', 'all published comparisons'),
  ofSite('EngineAnswers', 'what each engine’s newest release is worth'),
  ofSite('ReleasesFigure', 'every release of every engine, by data size', '', 'choices'),
  ofSite('HistoryPanels', 'the releases of the engine that was measured most often'),
  ofSite('CompareForm', 'a form that opens the comparison of two result sets', '', 'choices'),
  ofSite('Reruns', 'how much measurements of the same engine differ', '', 'reruns'),
]);
