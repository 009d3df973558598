import type { FigureText } from '../benchmark/figureTypes';
import type { FindingData } from '../benchmark/findings';
import type { ReportData } from '../benchmark/page';
import { SECTIONS } from '../benchmark/sections';
import type { Reference } from './mdxReferences';

type Use = Pick<Reference, 'component' | 'attributes'>;

/**
 * A report's data with everything left out that the components of one page do not print, so that a page carries what it
 * shows and no other. Lists and records that are not needed are empty, tables null.
 */
export function pageSlice(data: ReportData, uses: readonly Use[]): ReportData {
  const has = (...components: string[]) => uses.some(({ component }) => components.includes(component));
  const onlyText = uses.every(({ component }) => component === 'Value' || component === 'Cited');
  const verdict = has('VerdictBlock', 'PerformanceDashboard');
  const rows = has('QueriesTable', 'PerformanceDashboard');
  const side = (name: 'baseline' | 'candidate') =>
    uses.some(({ component, attributes }) => component === 'Settings' && attributes.side === name);
  return {
    ...data,
    report: { ...data.report, allow: [], notes: [] },
    baseline: slicedSide(data.baseline, rows),
    candidate: slicedSide(data.candidate, rows),
    headline: slicedHeadline(data, uses, rows),
    queries: slicedQueries(data, uses),
    texts: slicedTexts(data, uses),
    strip: verdict ? data.strip : { ...data.strip, rows: [], ticks: [], facts: '' },
    environment: has('EnvironmentTable') ? data.environment : { ...data.environment, settings: [] },
    figures: slicedFigures(data, uses),
    bucketTables: has('BucketTable') ? data.bucketTables : emptyTables(data.bucketTables),
    findings: onlyText ? [] : slicedFindings(data.findings, uses),
    patterns: has('Pattern') ? data.patterns : [],
    settings: {
      baseline: side('baseline') ? data.settings.baseline : [],
      candidate: side('candidate') ? data.settings.candidate : [],
    },
    aggregates: has('Aggregates') ? data.aggregates : null,
    slips: has('Slips') ? data.slips : null,
    about: has('AboutNumbers') ? data.about : [],
  };
}

function valuePaths(uses: readonly Use[]): string[] {
  return uses.filter(({ component }) => component === 'Value').map(({ attributes }) => attributes.of ?? '');
}

/** What a side is called and where it comes from; notes and changes are part of "About these numbers". */
function slicedSide(side: ReportData['baseline'], rows: boolean): ReportData['baseline'] {
  return { ...side, lines: rows ? side.lines : {}, notes: [], changes: '' };
}

/** The parts of the headline that `<Value>` prints, and the counts that stand above the table of all queries. */
function slicedHeadline({ headline }: ReportData, uses: readonly Use[], rows: boolean): ReportData['headline'] {
  const printed = new Set(valuePaths(uses).map((path) => path.split('.')[0]));
  const kept = ([key]: [string, unknown]) => printed.has(key) || (rows && key === 'clear');
  return Object.fromEntries(Object.entries(headline).filter(kept)) as never;
}

function slicedQueries({ queries }: ReportData, uses: readonly Use[]): ReportData['queries'] {
  const printed = new Set(
    valuePaths(uses).flatMap((path) => (path.startsWith('queries.') ? [path.split('.')[1]] : [])),
  );
  return Object.fromEntries(Object.entries(queries).filter(([query]) => printed.has(query)));
}

function slicedTexts({ texts }: ReportData, uses: readonly Use[]): ReportData['texts'] {
  const printed = new Set(valuePaths(uses));
  return Object.fromEntries(Object.entries(texts).filter(([path]) => printed.has(path)));
}

/** The figures that one use of a component prints. */
function figuresOf({ component, attributes }: Use, { findings }: ReportData): string[] {
  if (component === 'PerformanceDashboard') return ['queries', ...SECTIONS.flatMap(({ figure }) => figure ?? [])];
  if (component === 'QueriesTable') return ['queries'];
  if (component === 'FindingPage')
    return findings.flatMap(({ query, figure }) => (query === attributes.finding && figure ? [figure] : []));
  return attributes.chart === undefined ? [] : [attributes.chart];
}

function slicedFigures(data: ReportData, uses: readonly Use[]): Record<string, FigureText> {
  const printed = new Set(uses.flatMap((use) => figuresOf(use, data)));
  return Object.fromEntries(Object.entries(data.figures).filter(([id]) => printed.has(id)));
}

/** Every finding by its query, which links need; its title for the list, and all of the one that the page is about. */
function slicedFindings(findings: FindingData[], uses: readonly Use[]): FindingData[] {
  const whole = new Set(
    uses.flatMap(({ component, attributes }) => (component === 'FindingPage' ? [attributes.finding] : [])),
  );
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

function emptyTables(tables: ReportData['bucketTables']): ReportData['bucketTables'] {
  const empty = { columns: [], rows: [], footnotes: [] };
  return Object.fromEntries(Object.keys(tables).map((scheme) => [scheme, empty])) as never;
}
