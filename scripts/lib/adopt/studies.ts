import type { ChangeRow, ChartLabelRow, PublishedBucket, Statement } from '../../../src/benchmark/model/published';
import { parseQueryName } from '../../../src/benchmark/model/queries';
import type { ChartPart, Part, TablePart, Unread } from './pageParts';

/** A query of a table: both times as printed, and what the page makes of them. */
export interface TimedRow {
  line: number;
  query: string;
  baseline: string;
  candidate: string;
  change: string;
}

/** What a page publishes between one chart of total times and the next. Lines are lines of the page. */
export interface Study {
  line: number;
  baseline: { name: string; seconds: number };
  candidate: { name: string; seconds: number };
  buckets: PublishedBucket[];
  changes: ChangeRow[];
  labels: ChartLabelRow[];
  statements: (Statement & { line: number })[];
}

const NUMBER = /^[\d,]*\.?\d+$/;

/** A number as a page prints it; null for other texts. */
export function numberOf(text: string): number | null {
  return NUMBER.test(text.trim()) ? Number(text.replaceAll(',', '')) : null;
}

function isTotals(part: Part): part is ChartPart {
  if (part.kind !== 'chart' || part.labels.length !== 2 || part.series.length !== 1) return false;
  const [{ name, values }] = part.series as [ChartPart['series'][number]];
  return (
    values.length === 2 && /second/i.test(`${part.title} ${name}`) && /total|runtime/i.test(`${part.title} ${name}`)
  );
}

/** Which label of the totals the page calls the baseline; undefined if it does not. */
function baselineOf({ labels }: ChartPart, parts: readonly Part[], given: string | undefined): string | undefined {
  if (given !== undefined) return labels.find((label) => label === given);
  const rows = parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
  const stated = rows.find(
    ({ cells }) => cells.some((cell) => /^baseline$/i.test(cell)) && labels.includes(cells[0] ?? ''),
  );
  return stated?.cells[0] ?? labels.find((label) => /^(native|default|vanilla|baseline)\b/i.test(label));
}

type Names = Pick<Study, 'baseline' | 'candidate'>;

/** Whether a text is about queries that take less (−1) or more (1) time with the candidate; null if it does not show that. */
function direction(text: string, { baseline, candidate }: Names): -1 | 1 | null {
  const [own, other] = [candidate, baseline].map(({ name }) => name.split(/[\s(]/)[0] ?? '');
  const of = (name: string | undefined, word: string) => new RegExp(`\\b${name}\\b[^.]{0,20}${word}`, 'i').test(text);
  if (of(other, 'faster') && !of(own, 'faster')) return 1;
  if (of(other, 'slower') && !of(own, 'slower')) return -1;
  if (/faster|improve/i.test(text)) return -1;
  return /slower|degrad|regress/i.test(text) ? 1 : null;
}

/** The edges of a range of time changes by its label; null if the label does not show them. */
function edgesOf(label: string, names: Names): Pick<PublishedBucket, 'fromPct' | 'toPct'> | null {
  const [, around] = /(?:±|\+\/-)\s*(\d+)\s*%/.exec(label) ?? [];
  if (around !== undefined) return { fromPct: -Number(around), toPct: Number(around) };
  const way = direction(label, names);
  const [, low, high] = /(\d+)\s*[-–]\s*(\d+)\s*%/.exec(label) ?? [];
  const [, open] = /(\d+)(?:%\+|\+%)/.exec(label) ?? [];
  if (way === null) return null;
  if (low !== undefined && high !== undefined)
    return way < 0 ? { fromPct: -Number(high), toPct: -Number(low) } : { fromPct: Number(low), toPct: Number(high) };
  if (open === undefined) return null;
  return way < 0 ? { fromPct: null, toPct: -Number(open) } : { fromPct: Number(open), toPct: null };
}

function bucketsOf({ labels, series, line }: ChartPart, names: Names): PublishedBucket[] | string {
  const edges = labels.map((label) => edgesOf(label, names));
  const at = edges.indexOf(null);
  if (at !== -1) return `the label “${labels[at]}” does not show a range of time changes`;
  const counts = series[0]?.values ?? [];
  return labels.map((label, index) => ({
    label,
    ...(edges[index] as Pick<PublishedBucket, 'fromPct' | 'toPct'>),
    count: counts[index] ?? 0,
    line,
  }));
}

/** The changes that a chart draws. A chart with more labels than values gives none: the page does not show which value is whose. */
function changesOf({ labels, series, line, title }: ChartPart, names: Names): ChangeRow[] | string {
  const [{ name = '', values } = { values: [] }] = series;
  const way = direction(name, names) ?? direction(title, names);
  if (way === null) return `the chart “${title}” does not show which side is faster`;
  if (values.length !== labels.length)
    return `the chart “${title}” has ${labels.length} labels and ${values.length} values`;
  return labels.map((label, at) => ({
    query: parseQueryName(label, 'tpcds')?.name ?? label,
    timeChangePct: way * (values[at] ?? 0),
    line,
  }));
}

/** The rows of a table with the columns query, baseline, candidate, and change. */
export function timedRows({ head, rows }: TablePart): TimedRow[] {
  if (!/^query$/i.test(head[0] ?? '') || head.length < 4) return [];
  return rows.flatMap(({ line, cells: [name = '', baseline = '', candidate = '', change = ''] }) => {
    const query = parseQueryName(name, 'tpcds')?.name;
    const isTimed = [baseline, candidate].every((cell) => numberOf(cell) !== null);
    return query && isTimed ? [{ line, query, baseline, candidate, change }] : [];
  });
}

/** The changes of a table of queries below a heading that shows whether they take less time. A chart of the same queries counts first. */
function tableChanges({ head, rows }: TablePart, heading: string): ChangeRow[] {
  const [query, change] = [/query$/i, /(?:change|improvement|regression|degradation).*%/i].map((pattern) =>
    head.findIndex((cell) => pattern.test(cell)),
  );
  const way = /gain|improve|faster/i.test(heading) ? -1 : /regress|degrad|slower/i.test(heading) ? 1 : null;
  if (query === undefined || change === undefined || query < 0 || change < 0 || way === null) return [];
  return rows.flatMap(({ line, cells }) => {
    const [name, value] = [
      parseQueryName(cells[query] ?? '', 'tpcds')?.name,
      numberOf((cells[change] ?? '').replace(/^[-−]/, '')),
    ];
    return name && value !== null ? [{ query: name, timeChangePct: way * value, line }] : [];
  });
}

const STATEMENTS: [Statement['about'], RegExp][] = [
  ['worst_time_change_pct', /worst-performing query[^.]*?regress\w*[^.]*?(?:over|by|from) ~?(\d+(?:\.\d+)?)%/i],
  ['total_time_change_pct', /(?:overall|total)[^.%]*?(?:time|runtime)[^.%]*?increased[^.%]*?(\d+(?:\.\d+)?)%/i],
  ['cores_available', /available (\d+) cores/i],
];

/** What the prose from one line up to another states. */
function statementsOf(parts: readonly Part[], from: number, to: number): Study['statements'] {
  return parts.flatMap((part) => {
    if (part.kind !== 'sentence' || part.line < from || part.line >= to) return [];
    return STATEMENTS.flatMap(([about, pattern]) => {
      const found = pattern.exec(part.text);
      return found ? [{ about, value: Number(found[1]), text: found[0], line: part.line }] : [];
    });
  });
}

/** The rows of a chart next to the changes of the study; used if the chart and its changes cannot be paired. */
function labelRows({ title, labels, series, line }: ChartPart): ChartLabelRow[] {
  const values = series[0]?.values ?? [];
  return labels.map((label, at) => ({ chart: title, label, value: values[at] ?? null, line }));
}

/** The study that begins with a chart of total times; null if the page does not show which side is the baseline. */
function studyOf(parts: readonly Part[], given: string | undefined, unread: Unread[]): Study | null {
  const [totals, ...rest] = parts as [ChartPart, ...Part[]];
  const { line, labels, series } = totals;
  const name = baselineOf(totals, parts, given);
  if (name === undefined) {
    unread.push({ line, message: `no table shows which of ${labels.join(' and ')} is the baseline; use --baseline` });
    return null;
  }
  const at = labels.indexOf(name);
  const total = (index: number) => ({ name: labels[index] ?? '', seconds: series[0]?.values[index] ?? 0 });
  const sides = { baseline: total(at), candidate: total(1 - at) };
  const study: Study = { line, ...sides, buckets: [], changes: [], labels: [], statements: [] };
  let heading = '';
  for (const part of rest) {
    if (part.kind === 'heading') heading = part.text;
    if (part.kind === 'table') readTable(part, study, heading);
    if (part.kind === 'chart') readChart(part, study, unread);
  }
  for (const part of rest) if (part.kind === 'table') unread.push(...unreadRows(part, [study]));
  return study;
}

/** Adds the changes that a table shows to its study. */
function readTable(table: TablePart, study: Study, heading: string): void {
  const known = new Set(study.changes.map(({ query }) => query));
  study.changes.push(...tableChanges(table, heading).filter(({ query }) => !known.has(query)));
}

/** True if a row repeats what a study has: the change of a query, a total, or a range with its count. */
function isShown(cells: readonly string[], queryAt: number, { baseline, candidate, changes, buckets }: Study): boolean {
  const numbers = cells.map(numberOf);
  const query = parseQueryName(cells[queryAt] ?? '', 'tpcds')?.name;
  return (
    changes.some((change) => change.query === query) ||
    [baseline, candidate].some(({ seconds }) => numbers.includes(seconds)) ||
    buckets.some(({ label, count }) => label === cells[0] && numbers.includes(count))
  );
}

/** The rows of a table that have a number and are in none of the studies, as one entry; empty if there are none. */
function unreadRows({ head, rows, line }: TablePart, studies: readonly Study[]): Unread[] {
  const queryAt = Math.max(
    0,
    head.findIndex((cell) => /query$/i.test(cell)),
  );
  const numeric = rows.filter(({ cells }) => cells.some((cell, at) => at !== queryAt && /\d/.test(cell)));
  const left = numeric.filter(({ cells }) => !studies.some((study) => isShown(cells, queryAt, study)));
  const [first] = left;
  if (!first) return [];
  const table = `the table “${head.join(' | ')}”`;
  if (left.length === numeric.length) return [{ line, message: `${table} was not read` }];
  const names = left.map(({ cells }) => cells[queryAt]).join(', ');
  return [
    { line: first.line, message: `${left.length} of ${numeric.length} rows of ${table} were not read: ${names}` },
  ];
}

/** Adds what a chart shows to its study, or lists why it was not read. */
function readChart(chart: ChartPart, study: Study, unread: Unread[]): void {
  const isOfQueries = chart.labels.every((label) => /^q\d/i.test(label));
  const read = isOfQueries ? changesOf(chart, study) : bucketsOf(chart, study);
  const known = new Set(study.changes.map(({ query }) => query));
  const isRepeated = isOfQueries ? chart.labels.some((label) => known.has(label)) : study.buckets.length > 0;
  if (typeof read === 'string' || isRepeated) {
    const message = typeof read === 'string' ? read : `“${chart.title}” repeats what another chart of the study shows`;
    unread.push({ line: chart.line, message });
    if (typeof read === 'string' && isOfQueries) study.labels.push(...labelRows(chart));
  } else if (isOfQueries) study.changes.push(...(read as ChangeRow[]));
  else study.buckets = read as PublishedBucket[];
}

/** The part at which a study ends: the next totals, or the heading that ends the section around its totals. */
function endOf(parts: readonly Part[], start: number): number {
  const before = parts.slice(0, start).findLast((part) => part.kind === 'heading');
  const depth = before && 'depth' in before ? before.depth : 1;
  const end = parts.findIndex(
    (part, at) => at > start && (isTotals(part) || (part.kind === 'heading' && part.depth < depth)),
  );
  return end < 0 ? parts.length : end;
}

/** The studies of a page, each with what its section shows, and what was not read. */
export function studiesOf(
  parts: readonly Part[],
  baseline: string | undefined,
): { studies: Study[]; unread: Unread[] } {
  const sections = parts.flatMap((part, at) => (isTotals(part) ? [parts.slice(at, endOf(parts, at))] : []));
  const unread: Unread[] = [];
  const found = sections.flatMap((own) => studyOf(own, baseline, unread) ?? []);
  // Prose before the first study is about it too.
  const studies = found.map((study, at) => {
    const [from, to] = [at === 0 ? 0 : study.line, found[at + 1]?.line ?? Number.POSITIVE_INFINITY];
    return { ...study, statements: statementsOf(parts, from, to) };
  });
  const inside = new Set(sections.flat());
  for (const part of parts.filter((one) => !inside.has(one))) {
    if (part.kind === 'chart')
      unread.push({ line: part.line, message: 'this chart belongs to no chart of two total times' });
    if (part.kind === 'table')
      unread.push(
        ...unreadRows(
          part,
          found.map((study) => ({ ...study, changes: [], buckets: [] })),
        ),
      );
  }
  return { studies, unread: unread.sort((a, b) => a.line - b.line) };
}
