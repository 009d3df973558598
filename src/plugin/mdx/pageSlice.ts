import type { FigureText } from '../../benchmark/model/figure';
import type { Cell, Table } from '../../benchmark/model/table';
import { LOST_FIGURE } from '../../components/eventLogAnalysis/figureText';
import type { MultiCandidateData } from '../../components/multiCandidate/data';
import type { ComparisonData } from '../../components/report/comparisonData';
import type { FindingData } from '../../components/report/findings';
import type { ReportData } from '../../components/report/report';
import { reportSections } from '../../components/report/sections';
import { type Sharing, sharingOf } from './componentRegistry';
import type { Reference } from './parsePage';

type SideText = ComparisonData['baseline'];

/** The name and source of a side; notes and changes are part of "About these numbers". */
function slicedSide(side: SideText, rows: boolean): SideText {
  return { ...side, lines: rows ? side.lines : {}, notes: [], changes: '' };
}

/** The comparison without the parts that the page's components do not print; `has` returns true if it uses one of them. */
function comparisonSlice(data: ComparisonData, has: (...components: string[]) => boolean): ComparisonData {
  const { tally, environment, bucketTables } = data;
  const verdict = has('VerdictBlock');
  const rows = has('QueriesTable');
  const empty = { columns: [], rows: [], footnotes: [] };
  return {
    ...data,
    baseline: slicedSide(data.baseline, rows),
    candidate: slicedSide(data.candidate, rows),
    notMeasured: verdict ? data.notMeasured : [],
    tally: verdict ? tally : { ...tally, entries: [], note: '' },
    comparability: has('Receipt') ? data.comparability : { ...data.comparability, fields: [] },
    environment: has('EnvironmentTable') ? environment : { ...environment, settings: [] },
    bucketTables: has('BucketTable') ? bucketTables : { speedup: empty, 'time-change': empty },
  };
}

type Use = Pick<Reference, 'component' | 'attributes'>;

function picked<Value>(record: Record<string, Value>, wanted: (name: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
}

/** Values of one attribute in all uses of a component. */
function named(uses: readonly Use[], component: string, attribute: string): Set<string> {
  const own = uses.filter((use) => use.component === component);
  return new Set(own.flatMap(({ attributes }) => attributes[attribute] ?? []));
}

/** Which uses of a page count: all, or those of the components that share data. */
interface Which {
  foldTabs?: boolean;
  sharing?: Sharing;
}

/** The uses on a page with each dashboard, and each section by id, replaced by the components of its sections. */
export function expandedUses(data: ReportData, uses: readonly Use[], { foldTabs = false, sharing }: Which): Use[] {
  const sections = reportSections(data.report, data.figures, data);
  const counts = ({ component }: { component: string }) => sharing === undefined || sharingOf(component) === sharing;
  return uses.flatMap((use) => {
    const { tab = 'answer', section: id } = use.attributes;
    if (use.component === 'PerformanceDashboard')
      return sections.filter((section) => section.tab === tab || (foldTabs && tab === 'answer')).filter(counts);
    if (!counts(use)) return [];
    return use.component === 'DashboardSection' ? sections.filter((section) => section.id === id) : [use];
  });
}

/** Components that show a figure of a report. */
const FIGURES = ['BarChart', 'PieChart', 'LineChart', 'DashboardFigure', 'FigureRow', 'EmbedExample'];

/** Components that show what the numbers of a page are. */
const HEADERS = ['ReportHeader', 'FindingPage'];

/**
 * A report's data without the parts that the components of a page do not print, so that a page carries only what it
 * shows. Omitted lists and records are empty, tables null.
 */
export function pageSlice(data: ReportData, written: readonly Use[], which: Which = {}): ReportData {
  const uses = expandedUses(data, written, which);
  const all = expandedUses(data, written, { foldTabs: which.foldTabs });
  const has = (...components: string[]) => uses.some(({ component }) => components.includes(component));
  const onlyText = uses.every(({ component }) => component === 'Value' || component === 'Cited');
  const [values, tables] = [named(uses, 'Value', 'of'), named(uses, 'PublishedTable', 'table')];
  const [keys, sides] = [named(uses, 'PublishedVerdict', 'summary'), named(uses, 'Settings', 'side')];
  const advice = has('PublishedVerdict', 'VerdictBlock');
  return {
    report: slicedReport(data.report, advice),
    meta: has('ReportHeader') ? data.meta : '',
    origin: has(...FIGURES) && !all.some(({ component }) => HEADERS.includes(component)) ? data.meta : '',
    tabs: has('ReportHeader', 'ReportLinks') ? data.tabs : [],
    anchors: has('ReportHeader') ? data.anchors : {},
    comparison: data.comparison && comparisonSlice(data.comparison, has),
    headline: slicedHeadline(data, values, has('QueriesTable')),
    queries: picked(data.queries, (query) => [...values].some((path) => path.startsWith(`queries.${query}.`))),
    texts: picked(data.texts, (path) => values.has(path)),
    figures: slicedFigures(data, uses),
    findings: onlyText ? [] : slicedFindings(data.findings, uses),
    patterns: has('Pattern') ? data.patterns : [],
    settings: slicedSettings(data.settings, sides),
    aggregates: has('Aggregates') ? data.aggregates : null,
    errata: has('Errata') ? data.errata : null,
    tryIt: has('TryIt') ? data.tryIt : [],
    reproduce: has('Reproduce') ? data.reproduce : [],
    verdicts: picked(data.verdicts, (key) => keys.has(key)),
    tables: picked(data.tables, (id) => tables.has(id)),
    absent: has('AboutNumbers') ? data.absent : [],
    notMeasured: has('PublishedVerdict') ? data.notMeasured : [],
    newer: has('ReportHeader') ? data.newer : null,
    contradictions: has('Contradictions', 'AboutNumbers') ? data.contradictions : [],
    about:
      has('AboutNumbers') || (has('Receipt') && !data.comparison && !data.multiCandidate && !data.comparability)
        ? data.about
        : [],
    comparability: has('Receipt') ? data.comparability : null,
    why: has('Why') ? data.why : null,
    multiCandidate: onlyText ? null : data.multiCandidate && slicedMultiCandidate(data.multiCandidate, has),
    cost: has('Cost') ? slicedCost(data.cost) : null,
  };
}

function slicedMultiCandidate(
  multiCandidate: MultiCandidateData,
  has: (...components: string[]) => boolean,
): MultiCandidateData {
  const verdict = has('VerdictBlock');
  const multi = (suite: MultiCandidateData['suites'][number]) =>
    has('QueriesTable') ? suite.multi : { ...suite.multi, table: { ...suite.multi.table, rows: [] } };
  return {
    ...multiCandidate,
    notes: verdict ? multiCandidate.notes : [],
    remarks: verdict ? multiCandidate.remarks : [],
    suites: multiCandidate.suites.map((suite) => ({
      ...suite,
      multi: multi(suite),
      comparabilityChecks: has('Receipt') ? suite.comparabilityChecks : [],
    })),
    settings: has('EnvironmentTable') ? multiCandidate.settings : [],
  };
}

/** The cost without the texts of its figures, which are among all figures. */
function slicedCost(cost: ReportData['cost']): ReportData['cost'] {
  if (!cost) return null;
  const bare = (figure: FigureText | null) =>
    figure && { ...figure, table: { columns: [], rows: [], footnotes: [] }, sources: [], notes: [] };
  const { view, capacity } = cost;
  return {
    ...cost,
    view: { ...view, chart: null, figure: bare(view.figure) },
    capacity: { charts: [], figure: bare(capacity.figure) },
    needed: null,
  };
}

function slicedSettings(settings: ReportData['settings'], sides: ReadonlySet<string>): ReportData['settings'] {
  return {
    baseline: sides.has('baseline') ? settings.baseline : [],
    candidate: sides.has('candidate') ? settings.candidate : [],
  };
}

/** The report fields that any component may need; advice and caveat only next to the verdict. */
function slicedReport(report: ReportData['report'], verdict: boolean): ReportData['report'] {
  return {
    ...report,
    allow: [],
    notes: [],
    claims: [],
    caveat: verdict ? report.caveat : '',
    usage: null,
    advice: verdict ? report.advice : null,
  };
}

/** The counts above the table of all queries. */
const COUNTS: readonly string[] = ['clear', 'separated', 'same'];

/** The parts of the headline that `<Value>` prints, and the counts above the table of all queries. */
function slicedHeadline({ headline }: ReportData, values: ReadonlySet<string>, rows: boolean): ReportData['headline'] {
  const printed = new Set([...values].map((path) => path.split('.')[0] ?? ''));
  return picked(headline as Record<string, unknown>, (key) => printed.has(key) || (rows && COUNTS.includes(key)));
}

function figuresOf({ component, attributes }: Use, data: ReportData): string[] {
  const { findings, cost, verdicts } = data;
  const costFigures = [cost?.view.figure, cost?.capacity.figure].flatMap((figure) => figure?.id ?? []);
  if (component === 'VerdictBlock') return ['forest'];
  if (component === 'Cost') return costFigures;
  if (component === 'Why') return [LOST_FIGURE];
  if (component === 'PublishedVerdict') return [verdicts[attributes.summary ?? '']?.panel ?? []].flat();
  if (component === 'FigureRow') return (attributes.figures ?? '').split(' ');
  if (component === 'QueriesTable') return ['queries'];
  if (component === 'FindingPage')
    return findings.flatMap(({ query, figure }) => (query === attributes.finding && figure ? [figure] : []));
  if (component === 'DashboardFigure') return attributes.figure === undefined ? [] : [attributes.figure];
  return attributes.chart === undefined ? [] : [attributes.chart];
}

/** The figure whose table readers copy from the page, in full precision. */
const COPIED = 'queries';

function slicedFigures(data: ReportData, uses: readonly Use[]): Record<string, FigureText> {
  const printed = new Set(uses.flatMap((use) => figuresOf(use, data)));
  const figures = Object.entries(picked(data.figures, (id) => printed.has(id)));
  return Object.fromEntries(figures.map(([id, figure]) => [id, id === COPIED ? figure : shownFigure(figure)]));
}

/** The rows of a table rounded to the shown decimals; unchanged if each row has a unit, which sets its decimals. */
function shownRows({ columns, rows }: Table): Cell[][] {
  if (columns.some(({ key }) => key === 'unit')) return rows;
  return rows.map((row) =>
    row.map((cell, index) => {
      const shown = columns[index];
      return typeof cell === 'number' && shown?.kind === 'number' ? Number(cell.toFixed(shown.decimals)) : cell;
    }),
  );
}

function shownFigure(figure: FigureText): FigureText {
  return { ...figure, table: { ...figure.table, rows: shownRows(figure.table) } };
}

/** All findings by query, for links; the title for lists, and the full content for the finding of the page. */
function slicedFindings(findings: FindingData[], uses: readonly Use[]): FindingData[] {
  const whole = named(uses, 'FindingPage', 'finding');
  const listed = uses.some(({ component }) => component === 'FindingList');
  return findings.map((finding) => (whole.has(finding.query) ? finding : outline(finding, listed)));
}

function outline({ query, title, verdict }: FindingData, listed: boolean): FindingData {
  const nothing = {
    verdictText: '',
    rankText: '',
    figure: null,
    plans: { baseline: [], candidate: [] },
    metrics: null,
    eventLog: null,
  };
  return { query, title: listed ? title : '', verdict, ...nothing };
}
