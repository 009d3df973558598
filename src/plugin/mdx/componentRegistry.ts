import { getOwnValue } from '../../benchmark/model/guards/record';
import type { SiteFeed } from '../lib/generatedFiles';
import { PUBLIC_COMPONENTS, type ReportPart } from './publicComponents';

/** The data that the remark plugin passes to a component. */
type Feed = 'report' | 'removed' | SiteFeed;

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
  ...Object.entries(PUBLIC_COMPONENTS).map(([name, { feed }]) => [name, feed] as const),
  ...[...REPLACEMENTS.keys()].map((name) => [name, 'removed'] as const),
]);

/** Components that react to input as a whole, and in static content are live parts. */
const LIVE_PARTS = new Set(['QueriesTable', 'Cost']);

/** Further components that react to input as a whole. All others are static, with live parts. */
const LIVE = new Set([...LIVE_PARTS, 'ReportHeader', 'DashboardSection', 'EmbedExample']);

/** Components without data of the plugin that do not react to input. */
const TEXT_COMPONENTS = new Set([
  'BacktestTable',
  'Fold',
  'FoldedTab',
  'RerunTable',
  'SimulationTable',
  'Term',
  'VerdictExamples',
]);

/** True if browsers need not hydrate a component, with a report or without; false for components of the page. */
export function isStatic(component: string, hasReport = false): boolean {
  if (!FEEDS.has(component)) return TEXT_COMPONENTS.has(component);
  return !LIVE.has(component) && (hasReport || !OPTIONAL.has(component));
}

/** Components of a page that share a file of data: `static` ones, a live part's name, or `live` for the others. */
export type Sharing = string;

export function isLivePart(component: string): boolean {
  return LIVE_PARTS.has(component);
}

export function sharingOf(component: string): Sharing {
  if (isStatic(component)) return 'static';
  return isLivePart(component) ? component : 'live';
}

/** The data that a component takes, 'removed' if the component no longer exists; null for other components. */
export function feedOf(component: string): Feed | null {
  return FEEDS.get(component) ?? null;
}

/** The part of a report that a component shows; null for any part. */
export function partOf(component: string): ReportPart | null {
  return getOwnValue(PUBLIC_COMPONENTS, component)?.part ?? null;
}

export function needsReport(component: string): boolean {
  return feedOf(component) === 'report' && !OPTIONAL.has(component);
}

const WITHOUT_REPORT = [...FEEDS].flatMap(([name, feed]) => (feed === 'report' ? [] : [name]));
const OURS = new RegExp(
  `<(${[...FEEDS.keys()].join('|')})\\b[^>]*\\breport=|<(${[...WITHOUT_REPORT, 'PerformanceDashboard'].join('|')})\\b`,
);

/** True if a page's text may use a component that takes data from the plugin. */
export function namesOurs(text: string): boolean {
  return OURS.test(text);
}

/** What to write instead of a component that no longer exists; null for other components. */
export function replacementOf(component: string): string | null {
  return REPLACEMENTS.get(component) ?? null;
}
