import { contradictions } from '../../../src/benchmark/artifacts/contradictions';
import { warning } from '../../../src/benchmark/model/problem';
import type { PublishedComparison } from '../../../src/benchmark/model/published';
import type { Environment, Problem } from '../../../src/benchmark/model/resultSet';
import type { Part, Unread } from './pageParts';
import type { Study } from './studies';

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
  const all = [...ofStudies, ...overallProblems(parts, studies, path), ...overallRatios(parts, path)];
  return all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
