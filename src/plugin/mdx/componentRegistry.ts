import type { SiteFeed } from '../lib/generatedFiles';

/** The data that the remark plugin passes to a component. */
type Feed = 'report' | 'removed' | SiteFeed;

export type ReportPart = 'compared' | 'measured' | 'published' | 'logs' | 'cost';

/** Components of a report by MDX name, with the part that they show; null for any part. */
const REPORT_COMPONENTS = new Map<string, ReportPart | null>([
  ['PerformanceDashboard', null],
  ['DashboardSection', null],
  ['DashboardFigure', null],
  ['FigureRow', null],
  ['ReportLinks', null],
  ['BarChart', null],
  ['PieChart', null],
  ['Value', null],
  ['Cited', null],
  ['VerdictBlock', 'compared'],
  ['ReportHeader', null],
  ['QueriesTable', 'compared'],
  ['EnvironmentTable', 'compared'],
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
  'ReleasesFigure',
  'HistoryPanels',
  'CompareForm',
];

/** Components that show data of the whole site. */
const SITE_COMPONENTS = new Map<string, SiteFeed>([
  ...OVERVIEW_COMPONENTS.map((name) => [name, 'overview'] as const),
  ['Reruns', 'reruns'],
]);

/** Components that no longer exist, with what replaces them. */
const REPLACEMENTS = new Map([
  ['EngineMatrix', '<EngineAnswers />, or link to a comparison on /compare/'],
  ['Editions', 'a link to the history of the engine, /history/ENGINE/#rounds'],
  ['SeveralSection', '<VerdictBlock />, <QueriesTable />, <Receipt />, or <EnvironmentTable />, each with report="…"'],
  ['HeadToHead', '<CompareForm /> or <ReportList />'],
  ['EngineNames', '<EngineAnswers />'],
  ['SuiteNames', '<AboutNumbers report="…" />'],
]);

/** Components with an older form without an artifact; they get data from the plugin only with `report="…"`. */
const OPTIONAL = new Set(['BarChart', 'PieChart']);

const FEEDS = new Map<string, Feed>([
  ...[...REPORT_COMPONENTS.keys()].map((name) => [name, 'report'] as const),
  ...SITE_COMPONENTS,
  ...[...REPLACEMENTS.keys()].map((name) => [name, 'removed'] as const),
]);

/** Components that react to input as a whole. The others are static, with live parts. */
const LIVE = new Set([
  'ReportHeader',
  'DashboardSection',
  'QueriesTable',
  'Cost',
  'EmbedExample',
  'ResultSetList',
  'ReleasesFigure',
  'CompareForm',
]);

/** Components without data that do not react to input. */
const TEXT_COMPONENTS = new Set(['Fold', 'Term']);

/** True if browsers need not hydrate a component; false for components of the page. */
export function isStatic(component: string): boolean {
  return TEXT_COMPONENTS.has(component) || (FEEDS.has(component) && !LIVE.has(component) && !OPTIONAL.has(component));
}

/** The data that a component takes, 'removed' if the component no longer exists; null for other components. */
export function feedOf(component: string): Feed | null {
  return FEEDS.get(component) ?? null;
}

/** The part of a report that a component shows; null for any part. */
export function partOf(component: string): ReportPart | null {
  return REPORT_COMPONENTS.get(component) ?? null;
}

export function needsReport(component: string): boolean {
  return feedOf(component) === 'report' && !OPTIONAL.has(component);
}

const OURS = new RegExp(
  `<(${[...FEEDS.keys()].join('|')})\\b[^>]*\\breport=|<(${[...SITE_COMPONENTS.keys(), ...REPLACEMENTS.keys()].join('|')})\\b|<PerformanceDashboard\\b`,
);

/** True if a page's text may use a component that takes data from the plugin. */
export function namesOurs(text: string): boolean {
  return OURS.test(text);
}

/** What to write instead of a component that no longer exists; null for other components. */
export function replacementOf(component: string): string | null {
  return REPLACEMENTS.get(component) ?? null;
}

export function componentNames(): string[] {
  return [...REPORT_COMPONENTS.keys(), ...SITE_COMPONENTS.keys()];
}
