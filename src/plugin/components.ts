/** The components that the remark plugin feeds, by the data they take. Names as they stand in MDX. */
export type Feed = 'report' | 'overview';

const REPORT_COMPONENTS = [
  'PerformanceDashboard',
  'DashboardSection',
  'BarChart',
  'PieChart',
  'Value',
  'Cited',
  'VerdictBlock',
  'ReportHeader',
  'QueriesTable',
  'EnvironmentTable',
  'Settings',
  'Aggregates',
  'AboutNumbers',
  'FindingList',
  'FindingPage',
  'Slips',
  'Pattern',
  'BucketTable',
  'LineChart',
  'SummaryVerdict',
  'SummaryTable',
  'Contradictions',
  'EmbedExample',
];

/** Which reports a component can show, where not both kinds. */
export type ReportKind = 'comparison' | 'summary';

const KINDS = new Map<string, ReportKind>([
  ...[
    'VerdictBlock',
    'QueriesTable',
    'EnvironmentTable',
    'Settings',
    'Aggregates',
    'FindingList',
    'FindingPage',
    'Slips',
    'Pattern',
    'BucketTable',
  ].map((name) => [name, 'comparison'] as const),
  ...['LineChart', 'SummaryVerdict', 'SummaryTable', 'Contradictions'].map((name) => [name, 'summary'] as const),
]);

const OVERVIEW_COMPONENTS = [
  'ReportList',
  'ResultSetList',
  'PublishedList',
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

/** The one kind of report that a component shows, or null where it shows both. */
export function kindOf(component: string): ReportKind | null {
  return KINDS.get(component) ?? null;
}

/** Whether a component of ours must name its report. */
export function needsReport(component: string): boolean {
  return feedOf(component) === 'report' && !OPTIONAL.has(component);
}
