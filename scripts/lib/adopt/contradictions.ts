import { contradictions } from '../../../src/benchmark/artifacts/contradictions';
import { warning } from '../../../src/benchmark/model/problem';
import type { PublishedComparison } from '../../../src/benchmark/model/published';
import type { Environment, Problem } from '../../../src/benchmark/model/resultSet';
import { formatNumber } from '../../../src/benchmark/text/numbers';
import type { Part, TablePart, Unread } from './pageParts';
import { numberOf, type Study, type TimedRow, timedRows } from './studies';

/** How far a printed number may be from its value: half of its last digit. */
function half(text: string): number {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals;
}

/** The least and the greatest value of `of` for two printed numbers. */
function bounds(left: string, right: string, of: (left: number, right: number) => number): [number, number] {
  const ends = (text: string) => [-1, 1].map((sign) => (numberOf(text) ?? 0) + sign * half(text));
  const all = ends(left).flatMap((a) => ends(right).map((b) => of(a, b)));
  return [Math.min(...all), Math.max(...all)];
}

function isWithin(printed: string, [low, high]: [number, number]): boolean {
  const value = Number(printed);
  return value >= low - half(printed) && value <= high + half(printed);
}

/** What a cell reports of two times, “3.75× (+73%)”, and cannot be: a ratio, or a change in percent by either definition. */
function rowProblems({ line, query, baseline, candidate, change }: TimedRow, path: string): Problem[] {
  const ratio = /(\d+(?:\.\d+)?)\s*[×x]/.exec(change)?.[1];
  const percent = /(\d+(?:\.\d+)?)%/.exec(change)?.[1];
  const speedup = bounds(baseline, candidate, (left, right) => left / right);
  const changes = [
    bounds(baseline, candidate, (left, right) => Math.abs(left - right) * (100 / left)),
    bounds(baseline, candidate, (left, right) => Math.abs(left - right) * (100 / right)),
  ];
  const given = `${query}: ${baseline} s and ${candidate} s`;
  const slowdown = bounds(candidate, baseline, (left, right) => left / right);
  const wrongRatio = ratio !== undefined && ![speedup, slowdown].some((range) => isWithin(ratio, range));
  const wrongPercent = percent !== undefined && !changes.some((range) => isWithin(percent, range));
  return [
    ...(wrongRatio ? [warning(path, line, `${given} do not give ${ratio}×`)] : []),
    ...(wrongPercent ? [warning(path, line, `${given} do not give ${percent}%`)] : []),
  ];
}

/** Rows “Total” whose time is shorter than the queries above it together. A longer one can count queries that the table leaves out. */
function totalProblems(table: TablePart, path: string): Problem[] {
  const queries = timedRows(table);
  return table.rows.flatMap(({ line, cells: [name = '', ...times] }) => {
    if (queries.length === 0 || !/^(total|sum)\b/i.test(name)) return [];
    return (['baseline', 'candidate'] as const).flatMap((side, at) => {
      const total = times[at] ?? '';
      const least = queries.reduce((sum, row) => sum + (numberOf(row[side]) ?? 0) - half(row[side]), 0);
      const sum = queries.reduce((all, row) => all + (numberOf(row[side]) ?? 0), 0);
      if (numberOf(total) === null || least <= Number(numberOf(total)) + half(total)) return [];
      const column = table.head[at + 1];
      return [
        warning(path, line, `“${name}” of ${column}: ${total}; its queries take ${formatNumber(sum, 2)} together`),
      ];
    });
  });
}

interface Claim {
  line: number;
  percent: number;
  text: string;
}

/** The sentences that report one change as the overall result, with the change in percent. */
function overallClaims(parts: readonly Part[]): Claim[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'sentence') return [];
    const found = /(\d+(?:\.\d+)?)%\s+(?:faster\s+|performance\s+)?overall|overall[^.%]{0,60}?(\d+(?:\.\d+)?)%/i.exec(
      part.text,
    );
    const percent = found?.[1] ?? found?.[2];
    return found && percent !== undefined ? [{ line: part.line, percent: Number(percent), text: found[0] }] : [];
  });
}

/** The changes that two totals give: saved time, and additional speed. */
function totalChanges({ baseline, candidate }: Study): number[] {
  const [b, c] = [baseline.seconds, candidate.seconds];
  return [Math.abs(1 - c / b) * 100, Math.abs(b / c - 1) * 100];
}

function isGiven(percent: number, studies: readonly Study[]): boolean {
  return studies.some((study) => totalChanges(study).some((value) => Math.abs(value - percent) <= 0.6));
}

/** Overall results that no total times of the page give: nothing on it contradicts or shows them. */
export function unshownClaims(parts: readonly Part[], studies: readonly Study[]): Unread[] {
  return overallClaims(parts)
    .filter(({ percent }) => !isGiven(percent, studies))
    .map(({ line, percent, text }) => ({ line, message: `“${text}”: no total times on the page give ${percent}%` }));
}

/** Overall results of one study that differ from those in the summary above all studies. */
function overallProblems(parts: readonly Part[], studies: readonly Study[], path: string): Problem[] {
  const claims = overallClaims(parts);
  const summary = claims.filter(({ line }) => line < (studies[0]?.line ?? 0));
  return claims.flatMap(({ line, percent, text }) => {
    if (!isGiven(percent, studies) || summary.length === 0 || summary.some((claim) => claim.percent === percent))
      return [];
    const first = summary.map((claim) => `${claim.percent}% on line ${claim.line}`).join(', ');
    return [warning(path, line, `“${text}”: the summary of the page reports other overall results (${first})`)];
  });
}

/** Overall speedups in the text that no table of the page gives: “overall speedup (1.08×” below a row “1.06× faster”. */
function overallRatios(parts: readonly Part[], path: string): Problem[] {
  const given = parts.flatMap((part) => {
    if (part.kind !== 'table') return [];
    const cells = part.rows.flatMap(({ line, cells: own }) => own.map((cell) => ({ line, cell })));
    return cells.flatMap(({ line, cell }) => {
      const ratio = /^(\d+(?:\.\d+)?)\s*[×x] faster$/.exec(cell)?.[1];
      return ratio === undefined ? [] : [{ line, ratio }];
    });
  });
  const listed = given.map(({ line, ratio }) => `${ratio}× on line ${line}`).join(', ');
  return parts.flatMap((part) => {
    if (part.kind !== 'sentence' || given.length === 0) return [];
    const [text, ratio] = /overall speedup \(?(\d+(?:\.\d+)?)\s*[×x]/i.exec(part.text) ?? [];
    if (text === undefined || given.some((one) => one.ratio === ratio)) return [];
    return [warning(path, part.line, `“${text}”: a table of the page reports other speedups (${listed})`)];
  });
}

/** Sentences that count the queries of the whole suite, with different numbers. */
function suiteCounts(parts: readonly Part[], path: string): Problem[] {
  const counts = parts.flatMap((part) => {
    const found =
      part.kind === 'sentence' ? [...part.text.matchAll(/(?:out of|of the|all) (\d{2,3}) (?:TPC-DS )?quer/gi)] : [];
    return found.map(([, count]) => ({ line: part.line, count: Number(count) }));
  });
  const [first] = counts;
  return counts
    .filter(({ count }) => first && count !== first.count)
    .map(({ line, count }) =>
      warning(path, line, `the page counts ${count} queries here and ${first?.count} on line ${first?.line}`),
    );
}

/** A study as a published comparison whose rows have the lines of the page. */
export function asComparison(
  study: Study,
  head: Pick<PublishedComparison, 'suite' | 'environment'>,
): PublishedComparison {
  const { baseline, candidate, buckets, changes, labels, statements } = study;
  return {
    id: '',
    title: '',
    created: '',
    licences: [],
    sources: [],
    notes: [],
    changes: '',
    ...head,
    extraEnvironment: null,
    baseline: { title: baseline.name },
    candidate: { title: candidate.name },
    statistic: 'unknown',
    iterations: 'unknown',
    totals: { baselineS: baseline.seconds, candidateS: candidate.seconds },
    statements: statements.map(({ about, value, text }) => ({ about, value, text })),
    queries: changes,
    buckets,
    measures: [],
    measuredQueries: [],
    labels,
  };
}

/** What a page contradicts in itself, each a warning with its line. */
export function pageContradictions(
  parts: readonly Part[],
  studies: readonly Study[],
  head: Pick<PublishedComparison, 'suite' | 'environment'>,
  environments: readonly Environment[],
  path: string,
): Problem[] {
  const ofStudies = studies.flatMap((study) => {
    const lineOf = (at: (string | number)[]) => study.statements[Number(at[2])]?.line ?? null;
    const found = contradictions(asComparison(study, head), { folder: path, lineOf }, environments);
    return found.map((problem) => ({ ...problem, path }));
  });
  const tables = parts.filter((part) => part.kind === 'table');
  const all = [
    ...ofStudies,
    ...tables.flatMap((table) => timedRows(table).flatMap((row) => rowProblems(row, path))),
    ...tables.flatMap((table) => totalProblems(table, path)),
    ...overallProblems(parts, studies, path),
    ...overallRatios(parts, path),
    ...suiteCounts(parts, path),
  ];
  return all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
