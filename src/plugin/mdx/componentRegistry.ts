/** The components that the remark plugin feeds, by the data they take. Names as they stand in MDX. */
type Feed = 'report' | 'overview';

const REPORT_COMPONENTS = [
  'PerformanceDashboard',
  'DashboardSection',
  'SeveralSection',
  'BarChart',
  'PieChart',
  'Value',
  'Cited',
  'VerdictBlock',
  'ReportHeader',
  'QueriesTable',
  'EnvironmentTable',
  'Receipt',
  'Settings',
  'Aggregates',
  'AboutNumbers',
  'FindingList',
  'FindingPage',
  'Errata',
  'Pattern',
  'BucketTable',
  'LineChart',
  'PublishedVerdict',
  'PublishedTable',
  'Contradictions',
  'EmbedExample',
  'Why',
  'Cost',
];

/** What a report can show, and a component may need. */
export type ReportPart = 'measured' | 'several' | 'published' | 'logs' | 'cost';

const PARTS = new Map<string, ReportPart>([
  ...[
    'VerdictBlock',
    'QueriesTable',
    'EnvironmentTable',
    'Settings',
    'Aggregates',
    'FindingList',
    'FindingPage',
    'Errata',
    'Pattern',
    'BucketTable',
  ].map((name) => [name, 'measured'] as const),
  ...['LineChart', 'PublishedVerdict', 'PublishedTable', 'Contradictions'].map((name) => [name, 'published'] as const),
  ['Why', 'logs'],
  ['SeveralSection', 'several'],
  ['Cost', 'cost'],
]);

const OVERVIEW_COMPONENTS = [
  'ReportList',
  'ResultSetList',
  'PublishedList',
  'EngineAnswers',
  'EngineMatrix',
  'EngineNames',
  'SuiteNames',
];

/** Components that have an older form without an artifact: they take data from us only with `report="…"`. */
const OPTIONAL = new Set(['BarChart', 'PieChart']);

const FEEDS = new Map<string, Feed>([
  ...REPORT_COMPONENTS.map((name) => [name, 'report'] as const),
  ...OVERVIEW_COMPONENTS.map((name) => [name, 'overview'] as const),
]);

/** The data that a component takes, or null for a component that is none of ours. */
export function feedOf(component: string): Feed | null {
  return FEEDS.get(component) ?? null;
}

/** The part of a report that a component shows, or null where it shows any. */
export function partOf(component: string): ReportPart | null {
  return PARTS.get(component) ?? null;
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
