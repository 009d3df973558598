import type { Problem } from '../model/resultSet';
import { MISSING } from '../text/cells';
import { codeMarkdown, escapeMarkdown, oneLine } from '../text/escapeMarkdown';
import { detailsMarkdown, fitParts, type MarkdownPart, markdownTable } from '../text/markdown';
import { formatSeconds, formatSpeedup } from '../text/numbers';
import { VERDICT_WORDS } from '../text/verdictWords';
import { isOwnProblem, reviewHints } from './reviewHints';
import { diffText, isOverturned, isUnchanged } from './text';
import {
  type AffectedPage,
  type ArtifactChange,
  type ComparisonChange,
  type DiffReport,
  type HistoryStep,
  KIND_WORDS,
  type QueryMove,
  type QueryState,
  type RoundState,
  type SetFact,
  type SetFacts,
  type SettingMove,
  type VerdictState,
} from './types';

/** Below GitHub's limit of 65,536 characters for comments. */
const LIMIT_BYTES = 60_000;
/** Longest sentence or message that quotes artifacts, in characters; other texts are shorter. */
const LONG = 600;
/** Printed if there are new errors. */
const REFUSED = 'Do not merge yet: see the errors below.';
const MAX_REVIEW_HINTS = 5;
const MAX_ITEMS = { artifacts: 50, facts: 30, problems: 30, queries: 40, lost: 10, settings: 20, pages: 60 };

function verdictRows(before: VerdictState | null, after: VerdictState | null): string[][] {
  const speedup = (key: 'totalSpeedup' | 'geometricMeanSpeedup' | 'medianSpeedup') => (standing: VerdictState) =>
    formatSpeedup(standing[key]);
  const rows: [string, (standing: VerdictState) => string][] = [
    ['Verdict', ({ word }) => escapeMarkdown(word)],
    ['Total-time ratio', speedup('totalSpeedup')],
    ['Geometric mean', speedup('geometricMeanSpeedup')],
    ['Median speedup', speedup('medianSpeedup')],
    ['Clearly faster', ({ clearlyFaster }) => String(clearlyFaster)],
    ['Clearly slower', ({ clearlySlower }) => String(clearlySlower)],
    ['Queries compared', ({ matched }) => String(matched)],
  ];
  return rows.map(([name, text]) => [name, before ? text(before) : MISSING, after ? text(after) : MISSING]);
}

function queryCell(standing: QueryState | null, reason: string): string {
  if (standing) return `${formatSpeedup(standing.speedup)}, ${VERDICT_WORDS[standing.verdict]}`;
  return reason === '' ? 'not matched' : `not matched: ${escapeMarkdown(reason)}`;
}

/** Queries that are no longer matched, each with its reason; '' if there are none. */
function lostText(queries: readonly QueryMove[]): string {
  const lost = queries.filter(({ after }) => after === null);
  if (lost.length === 0) return '';
  const named = lost.slice(0, MAX_ITEMS.lost).map(({ query, reason }) => {
    return reason === '' ? escapeMarkdown(query) : `${escapeMarkdown(query)} (${escapeMarkdown(reason)})`;
  });
  const more = lost.length > MAX_ITEMS.lost ? ` and ${lost.length - MAX_ITEMS.lost} more` : '';
  return `No longer compared: ${named.join(', ')}${more}.`;
}

function settingCell(sides: SettingMove['after']): string {
  return sides ? `${escapeMarkdown(sides.candidate, 60)} vs. ${escapeMarkdown(sides.baseline, 60)}` : MISSING;
}

function comparisonHead(change: ComparisonChange): string {
  const { baseline, candidate, report, reason } = change;
  const why = report === null ? reason : `report ${escapeMarkdown(report)}`;
  const verdict = isOverturned(change) ? ' **Verdict changed.**' : '';
  return `#### Comparison: ${escapeMarkdown(candidate)} vs. ${escapeMarkdown(baseline)} (${why})${verdict}`;
}

/** The comparison's sentence now, or before if it can no longer be made, and the differences of the environments. */
function sentences({ before, after, environmentNote }: ComparisonChange): string[] {
  const said = after ?? before;
  const head = after ? 'Verdict' : 'No longer comparable; the verdict was';
  return [
    ...(said ? [`${head}: ${escapeMarkdown(said.sentence, LONG)}`] : []),
    ...(environmentNote === '' ? [] : [`Note: ${escapeMarkdown(environmentNote, LONG)}`]),
  ];
}

/** Note on a comparison of sets with new errors; '' for none. */
function errorNote({ baseline, candidate }: ComparisonChange, problems: readonly Problem[]): string {
  const hasError = (id: string) =>
    problems.some(({ level, path }) => level === 'error' && path.includes(`result-sets/${id}/`));
  const named = [baseline, candidate].filter(hasError).map((id) => escapeMarkdown(id));
  return named.length === 0
    ? ''
    : `**It uses ${named.join(' and ')}, which ${named.length === 1 ? 'has' : 'have'} a new error.**`;
}

function comparisonText(change: ComparisonChange, problems: readonly Problem[]): string {
  const { before, after, queries, buckets, settings } = change;
  const moves = queries.map((move) => {
    const { query, reason } = move;
    return [escapeMarkdown(query), queryCell(move.before, reason), queryCell(move.after, reason)];
  });
  const counts = buckets.map(({ label, before: was, after: is }) => [`${label}×`, String(was), String(is)]);
  const sides = settings.map((move) => [escapeMarkdown(move.name), settingCell(move.before), settingCell(move.after)]);
  return [
    comparisonHead(change),
    errorNote(change, problems),
    ...sentences(change),
    lostText(queries),
    markdownTable(['Metric', 'Before', 'After'], verdictRows(before, after), 10),
    detailsMarkdown(
      `Queries with a changed verdict or clear speedup: ${queries.length}`,
      markdownTable(['Query', 'Before', 'After'], moves, MAX_ITEMS.queries),
    ),
    detailsMarkdown(
      'Queries per speedup range',
      markdownTable(['Speedup', 'Before', 'After'], counts, MAX_ITEMS.queries),
    ),
    detailsMarkdown(
      `Changed settings: ${settings.length}`,
      markdownTable(['Setting', 'Before', 'After'], sides, MAX_ITEMS.settings),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A new round of an engine next to the previous one, each with its own vanilla Spark. */
function stepText({ line, before, after, single, broken }: HistoryStep): string {
  const row = (name: string, text: (standing: RoundState) => string) => [name, text(before), text(after)];
  const rows = [
    row('Total-time ratio', ({ totalSpeedup }) => formatSpeedup(totalSpeedup)),
    row('Geometric mean', ({ geometricMeanSpeedup }) => formatSpeedup(geometricMeanSpeedup)),
    row('Median speedup', ({ medianSpeedup }) => formatSpeedup(medianSpeedup)),
    row('Time', ({ candidateS }) => formatSeconds(candidateS)),
    row('Vanilla Spark', ({ baselineS }) => formatSeconds(baselineS)),
    row('Baseline result set', ({ baseline }) => escapeMarkdown(baseline)),
  ];
  const notes = [
    ...(broken
      ? ['The executors or the cluster manager differ between the two rounds, so the chart line breaks here.']
      : []),
    ...(single
      ? ['At least one of the rounds ran each query once or does not report how often, so the step may be noise.']
      : []),
  ];
  return [
    `#### History: ${escapeMarkdown(line)}, ${escapeMarkdown(after.release)} after ${escapeMarkdown(before.release)}`,
    ...notes,
    markdownTable(['Metric', escapeMarkdown(before.release), escapeMarkdown(after.release)], rows, rows.length),
  ].join('\n\n');
}

function artifactsText(artifacts: readonly ArtifactChange[]): string {
  const rows = artifacts.map(({ kind, id, change, files }) => [
    KIND_WORDS[kind],
    escapeMarkdown(id),
    change,
    escapeMarkdown(files.join(', ')),
  ]);
  return markdownTable(['File type', 'ID', 'Change', 'Files'], rows, MAX_ITEMS.artifacts);
}

function problemsText(title: string, problems: readonly Problem[]): string {
  const errorsFirst = [...problems].sort((a, b) => (a.level < b.level ? -1 : a.level > b.level ? 1 : 0));
  const rows = errorsFirst.map(({ path, line, level, message, cure }) => [
    level,
    codeMarkdown(line === null ? path : `${path}:${line}`),
    escapeMarkdown(cure ? `${message}; ${cure}` : message, LONG),
  ]);
  const table = markdownTable(['Level', 'Location', 'Problem'], rows, MAX_ITEMS.problems);
  return table === '' ? '' : `#### ${title}: ${problems.length}\n\n${table}`;
}

/** The first items to review, numbered; '' if there are none. */
function reviewHintsText(report: DiffReport): string {
  const items = reviewHints(report);
  const more = items.length > MAX_REVIEW_HINTS ? ` (${items.length - MAX_REVIEW_HINTS} more below)` : '';
  const lines = items.slice(0, MAX_REVIEW_HINTS).map((item, at) => `${at + 1}. ${escapeMarkdown(item, LONG)}`);
  return lines.length === 0 ? '' : [`#### Look at${more}`, '', ...lines].join('\n');
}

function factText({ text, missing, codes = [] }: SetFact): string {
  const words = escapeMarkdown(text, LONG);
  return [missing ? `**${words}**` : words, ...codes.map((code) => codeMarkdown(code, LONG))].join(', ');
}

/** One line of facts per result set, unknown ones in bold, with its suspicious values below. */
function factsText(facts: readonly SetFacts[]): string {
  if (facts.length === 0) return '';
  const lines = facts.slice(0, MAX_ITEMS.facts).map(({ id, change, facts: own, suspicious }) => {
    const texts = own.map(factText);
    const below = suspicious.map((text) => `  - ⚠ ${escapeMarkdown(text, LONG)}`);
    return [`- \`${id}\` (${change}): ${texts.join('; ')}.`, ...below].join('\n');
  });
  const more = facts.length > MAX_ITEMS.facts ? [`- … and ${facts.length - MAX_ITEMS.facts} more.`] : [];
  return ['#### Result sets (bold: unknown or needs review)', '', ...lines, ...more].join('\n');
}

/** A URL for a Markdown link: characters with a meaning there are escaped as %XX. */
function address(siteUrl: string, path: string): string {
  const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return siteUrl + encodeURI(oneLine(path.slice(1))).replace(/[()'*!#@:]/g, escaped);
}

function pagesText(pages: readonly AffectedPage[], siteUrl: string | null): string {
  const rows = pages.map(({ title, path }) => [
    siteUrl === null ? escapeMarkdown(title) : `[${escapeMarkdown(title)}](${address(siteUrl, path)})`,
    codeMarkdown(path),
  ]);
  return detailsMarkdown(`Pages affected: ${pages.length}`, markdownTable(['Page', 'URL'], rows, MAX_ITEMS.pages));
}

/**
 * A change of artifacts as Markdown of at most 60,000 bytes, whatever the artifacts contain: one sentence and five
 * items to review first, then problems, artifacts, comparisons, and pages. One line if nothing changed. `siteUrl` ends
 * in a slash and makes the pages links; null prints their paths.
 */
export function diffMarkdown(report: DiffReport, siteUrl: string | null): string {
  const title = `### ${diffText(report)}.`;
  if (isUnchanged(report)) return `${title.slice(4)}\n`;
  const { newProblems, goneProblems, artifacts, facts, comparisons, steps, uncompared, pages } = report;
  const more = uncompared > 0 ? `${uncompared} more comparisons were not computed.` : '';
  const isFirst = (entry: Problem) => entry.level === 'error' || isOwnProblem(entry, artifacts);
  const elsewhere = newProblems.filter((entry) => !isFirst(entry));
  const parts: MarkdownPart[] = [
    { text: title, rank: 0 },
    { text: newProblems.some(({ level }) => level === 'error') ? REFUSED : '', rank: 0 },
    { text: reviewHintsText(report), rank: 0 },
    { text: problemsText('New problems', newProblems.filter(isFirst)), rank: 1 },
    { text: factsText(facts), rank: 2 },
    { text: artifactsText(artifacts), rank: 2 },
    ...steps.map((step) => ({ text: stepText(step), rank: 4 })),
    ...comparisons.map((change) => ({ text: comparisonText(change, newProblems), rank: isOverturned(change) ? 4 : 5 })),
    { text: more, rank: 0 },
    { text: pagesText(pages, siteUrl), rank: 3 },
    { text: detailsMarkdown('Warnings on files that did not change', problemsText('Warnings', elsewhere)), rank: 6 },
    { text: detailsMarkdown('Fixed problems', problemsText('Fixed', goneProblems)), rank: 6 },
  ];
  return fitParts(
    parts.filter(({ text }) => text !== ''),
    LIMIT_BYTES,
  );
}
