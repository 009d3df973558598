/** The components that the remark plugin feeds, by the data they take. Names as they stand in MDX. */
type Feed = 'report' | 'overview';

/** What a report can show, and a component may need. */
export type ReportPart = 'measured' | 'several' | 'published' | 'logs' | 'cost';

/** The components of a report, each with the part that it shows; null where it shows any. */
const REPORT_COMPONENTS = new Map<string, ReportPart | null>([
  ['PerformanceDashboard', null],
  ['DashboardSection', null],
  ['DashboardFigure', null],
  ['FigureRow', null],
  ['ReportLinks', null],
  ['SeveralSection', 'several'],
  ['BarChart', null],
  ['PieChart', null],
  ['Value', null],
  ['Cited', null],
  ['VerdictBlock', 'measured'],
  ['ReportHeader', null],
  ['QueriesTable', 'measured'],
  ['EnvironmentTable', 'measured'],
  ['Receipt', null],
  ['TryIt', 'measured'],
  ['Reproduce', null],
  ['Settings', 'measured'],
  ['Aggregates', 'measured'],
  ['AboutNumbers', null],
  ['FindingList', 'measured'],
  ['FindingPage', 'measured'],
  ['Errata', 'measured'],
  ['Pattern', 'measured'],
  ['BucketTable', 'measured'],
  ['LineChart', 'published'],
  ['PublishedVerdict', 'published'],
  ['PublishedTable', 'published'],
  ['Contradictions', 'published'],
  ['EmbedExample', null],
  ['Why', 'logs'],
  ['Cost', 'cost'],
]);

const OVERVIEW_COMPONENTS = [
  'ReportList',
  'ResultSetList',
  'PublishedList',
  'EngineAnswers',
  'HeadToHead',
  'HistoryPanels',
  'CompareForm',
  'EngineMatrix',
  'EngineNames',
  'SuiteNames',
];

/** Components that have an older form without an artifact: they take data from us only with `report="…"`. */
const OPTIONAL = new Set(['BarChart', 'PieChart']);

const FEEDS = new Map<string, Feed>([
  ...[...REPORT_COMPONENTS.keys()].map((name) => [name, 'report'] as const),
  ...OVERVIEW_COMPONENTS.map((name) => [name, 'overview'] as const),
]);

/** The data that a component takes, or null for a component that is none of ours. */
export function feedOf(component: string): Feed | null {
  return FEEDS.get(component) ?? null;
}

/** The part of a report that a component shows, or null where it shows any. */
export function partOf(component: string): ReportPart | null {
  return REPORT_COMPONENTS.get(component) ?? null;
}

/** Whether a component of ours must name its report. */
export function needsReport(component: string): boolean {
  return feedOf(component) === 'report' && !OPTIONAL.has(component);
}

const OURS = new RegExp(
  `<(${[...FEEDS.keys()].join('|')})\\b[^>]*\\breport=|<(${OVERVIEW_COMPONENTS.join('|')})\\b|<PerformanceDashboard\\b`,
);

/** Whether a page's text may use a component that takes data from us. */
export function namesOurs(text: string): boolean {
  return OURS.test(text);
}

/** The names of all components that pages may use. */
export function componentNames(): string[] {
  return [...FEEDS.keys()];
}
