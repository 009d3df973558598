import type { FigureText } from '../../benchmark/model/figure';
import { pairOf, type Report } from '../../benchmark/model/report';
import type { Tab } from '../../benchmark/model/reportTabs';
import { NODE_HOURS_FIGURE } from '../cost/needed';
import type { MultiCandidateData } from '../multiCandidate/data';
import { USAGE_KEY } from '../published/statements';

/** A generated section of a report: heading ('' for none), tab, and MDX component. */
export interface Section {
  id: string;
  heading: string;
  tab: Tab;
  component: string;
  /** Attributes of the component, in addition to `report`. */
  attributes: Record<string, string>;
}

type Content = {
  why: { heading: string } | null;
  multiCandidate: MultiCandidateData | null;
  cost: object | null;
  reproduce: readonly object[];
};

/** Headings of the sections that kinds of reports or /compare/ share, by id. */
const HEADINGS = {
  verdict: 'Verdict',
  'all-queries': 'All queries (chart)',
  'largest-differences': 'Largest differences',
  distribution: 'Distribution',
  comparable: 'Are the two runs comparable?',
  environment: 'Environment and Spark settings',
  cost: 'Cost',
};

function section(tab: Tab, id: string, heading: string, component: string, attributes = {}): Section {
  return { id, heading, tab, component, attributes };
}

const verdict = (component: string, attributes = {}) =>
  section('answer', 'verdict', HEADINGS.verdict, component, attributes);
const links = section('answer', 'go-deeper', 'Go deeper', 'ReportLinks');
const about = section('sources', 'about-these-numbers', 'About the data', 'AboutNumbers');
const reproduce = section('setup', 'reproduce', 'Reproduce', 'Reproduce');
const cost = ({ cost }: Content) => (cost ? [section('cost', 'cost', HEADINGS.cost, 'Cost')] : []);

type Figures = Readonly<Record<string, FigureText>>;

/** The section of a figure among the queries; none if report.json does not list the figure. */
function figureSection(figures: Figures, id: keyof typeof HEADINGS, figure: string): Section[] {
  return figure in figures ? [section('queries', id, HEADINGS[id], 'DashboardFigure', { figure })] : [];
}

/** Sections of a comparison of two result sets. Omits figures that its report.json does not list. */
function measuredSections(figures: Figures, content: Content): Section[] {
  const row = ['gap', 'dots'].filter((name) => name in figures).join(' ');
  return [
    verdict('VerdictBlock'),
    ...(row === '' ? [] : [section('answer', 'where', '', 'FigureRow', { figures: row })]),
    ...('memory' in figures ? [section('answer', 'memory', '', 'FigureRow', { figures: 'memory' })] : []),
    links,
    ...figureSection(figures, 'all-queries', 'queries'),
    section('queries', 'every-query', 'All queries (table)', 'QueriesTable'),
    ...figureSection(figures, 'largest-differences', 'differences'),
    section('queries', 'distribution-table', HEADINGS.distribution, 'BucketTable', { scheme: 'speedup' }),
    ...(content.why ? [section('why', 'why', content.why.heading, 'Why')] : []),
    ...cost(content),
    section('setup', 'comparable', HEADINGS.comparable, 'Receipt'),
    section('setup', 'try-it', 'If you try it', 'TryIt'),
    section('setup', 'environment', HEADINGS.environment, 'EnvironmentTable'),
    reproduce,
    about,
  ];
}

/** Sections of published results. The verdict shows the figure that answers the title; other figures follow. */
function publishedSections({ publishedComparisons, usage }: Report, figures: Figures, content: Content): Section[] {
  const key = publishedComparisons[0]?.key ?? USAGE_KEY;
  const [changes, counts, studies] = [`${key}-changes`, `${key}-distribution`, `${key}-studies`];
  const present = [NODE_HOURS_FIGURE, changes, studies].filter((id) => id in figures);
  const drawn = usage?.queries?.figures.map(({ id }) => id) ?? [];
  const series = key === USAGE_KEY ? drawn.slice(1) : drawn;
  const rows = [present.join(' '), ...[`${key}-added`].filter((id) => id in figures), ...series].filter(
    (row) => row !== '',
  );
  return [
    verdict('PublishedVerdict', { summary: key }),
    ...rows.map((row) => section('answer', row.replaceAll(' ', '-'), '', 'FigureRow', { figures: row })),
    links,
    ...figureSection(figures, 'largest-differences', changes),
    ...figureSection(figures, 'distribution', counts),
    ...cost(content),
    section('setup', 'comparable', HEADINGS.comparable, 'Receipt'),
    ...(content.reproduce.length > 0 ? [reproduce] : []),
    about,
  ];
}

/** Sections of several candidates. The answer has the first figure of each suite, the other tabs have the rest. */
function multiCandidateSections({ suites }: MultiCandidateData, content: Content): Section[] {
  const row = suites.flatMap(({ figures }) => figures.slice(0, 1)).join(' ');
  return [
    verdict('VerdictBlock'),
    section('answer', 'where', '', 'FigureRow', { figures: row }),
    links,
    ...suites.flatMap(({ key, heading, figures: [, figure] }) =>
      figure === undefined ? [] : [section('queries', key, heading, 'DashboardFigure', { figure })],
    ),
    section('queries', 'every-query', 'All queries', 'QueriesTable'),
    ...cost(content),
    section('setup', 'comparable', 'Are the runs comparable?', 'Receipt'),
    section('setup', 'environment', HEADINGS.environment, 'EnvironmentTable'),
    reproduce,
    about,
  ];
}

/** Generated sections of a report, in the order of its tabs. */
export function reportSections(report: Report, figures: Figures, content: Content): Section[] {
  if (content.multiCandidate) return multiCandidateSections(content.multiCandidate, content);
  if (pairOf(report)) return measuredSections(figures, content);
  return publishedSections(report, figures, content);
}

/** The first section of every comparison on /compare/, and the table below it. */
export const VERDICT = { id: 'verdict', heading: HEADINGS.verdict };
export const TABLE = { id: 'every-query', heading: 'All queries by time saved' } as const;

/** The sections of /compare/ that open on request, in order. */
export const OPTIONAL = [
  { id: 'gap', heading: 'Where the time difference comes from' },
  { id: 'distribution', heading: HEADINGS.distribution },
  { id: 'all-queries', heading: HEADINGS['all-queries'] },
  { id: 'comparable', heading: HEADINGS.comparable },
  { id: 'environment', heading: HEADINGS.environment },
  { id: 'cost', heading: HEADINGS.cost },
] as const;

export type OptionalPart = (typeof OPTIONAL)[number]['id'];

/** The section of /compare/ that a hash opens, "#total-time" among them; null if it opens none. */
export function partOf(hash: string): OptionalPart | null {
  const id = hash === '#total-time' ? 'gap' : hash.slice(1);
  return OPTIONAL.find((part) => part.id === id)?.id ?? null;
}
