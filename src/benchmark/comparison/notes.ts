import { differingHashes } from '../artifacts/outputs';
import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { Unmatched } from '../model/comparison';
import type { ResultSet } from '../model/resultSet';
import { unpublishedMark } from '../model/unpublished';
import { tableFormatText } from '../text/dataSize';
import { engineTitle } from '../text/names';
import { formatNumber, formatQueries } from '../text/numbers';
import { printQueryList } from '../text/queryList';
import { countedQueries, EXCLUDED_REASON, type MatchedQueries } from './match';

/** Up to this number, queries are listed one by one, otherwise as ranges. */
const MAX_LISTED_QUERIES = 6;

/** "3 of 103 queries left out by choice: q1, q20, q72."; '' for none. */
function leftOutNote(baseline: ResultSet, candidate: ResultSet, unmatched: readonly Unmatched[]): string {
  const out = unmatched.filter(({ reason }) => reason === EXCLUDED_REASON).map(({ query }) => query);
  if (out.length === 0) return '';
  const all = countedQueries(baseline, candidate);
  const names = out.length <= MAX_LISTED_QUERIES ? out.join(', ') : rangesText(printQueryList(out, all));
  return `${out.length} of ${formatQueries(all.length)} ${EXCLUDED_REASON}: ${names}.`;
}

function rangesText(list: string): string {
  return list.replaceAll(',', ', ').replaceAll('-', '–');
}

function differenceNote(
  what: string,
  baseline: string | number,
  candidate: string | number,
  onPurpose: boolean,
): string {
  return baseline === candidate || onPurpose
    ? ''
    : `The ${what} differs, compared by explicit request: ${baseline} vs. ${candidate}. Part of every speedup is due to that.`;
}

/** Minimum number of queries for intervals and verdicts. */
export const MIN_QUERIES = 5;

function tooFewQueries(queries: number, effective = queries): string {
  if (effective >= MIN_QUERIES) return '';
  const weighed = effective === queries ? '' : `, by their weights as much as ${formatNumber(effective, 1)}`;
  return `Too few queries for a verdict: ${formatQueries(queries)}${weighed}. An interval over fewer than ${MIN_QUERIES} says nothing, so no figure has one.`;
}

/** Note on different hashes of unknown functions, which are no error; '' if one harness is known. */
function hashNote(baseline: ResultSet, candidate: ResultSet): string {
  if ([baseline, candidate].some(({ harness }) => harness.name !== 'unknown')) return '';
  const count = differingHashes(baseline, candidate).length;
  if (count === 0) return '';
  const results = count === 1 ? 'results of one query have' : `results of ${formatQueries(count)} have`;
  return `The ${results} different hashes. It is unknown which hash function either side used.`;
}

/** Note for an unpublished set; '' for a published one. */
function unpublishedNote({ id, engine }: ResultSet): string {
  const mark = unpublishedMark(id);
  if (mark === '') return '';
  return `${engineTitle(engine)} is ${mark}. It was read in this browser, and nobody else has checked it.`;
}

/** Notes to print next to the verdict of two result sets. Facts in `vary` have a separate note. */
export function comparisonNotes(
  baseline: ResultSet,
  candidate: ResultSet,
  { matched, unmatched, effective }: Pick<MatchedQueries, 'matched' | 'unmatched'> & { effective?: number },
  vary: readonly IntentionalDifference[] = [],
): string[] {
  const [a, b] = [baseline.suite, candidate.suite];
  const version =
    a.queryVersion === 'unknown' && b.queryVersion === 'unknown'
      ? 'Neither result set reports its query version, so the queries may differ.'
      : '';
  return [
    unpublishedNote(baseline),
    unpublishedNote(candidate),
    leftOutNote(baseline, candidate, unmatched),
    tooFewQueries(matched.length, effective),
    differenceNote('scale factor', a.scaleFactor, b.scaleFactor, vary.includes('scaleFactor')),
    differenceNote('table format', tableFormatText(a), tableFormatText(b), vary.includes('tableFormat')),
    version,
    hashNote(baseline, candidate),
  ].filter((note) => note !== '');
}
