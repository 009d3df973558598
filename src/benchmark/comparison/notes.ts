import { differingHashes } from '../artifacts/outputs';
import type { IntentionalDifference } from '../model/comparability/intentionalDifferences';
import type { Unmatched, Weighting } from '../model/comparison';
import type { RerunBand } from '../model/reruns';
import type { ResultSet } from '../model/resultSet';
import { unpublishedMark } from '../model/unpublished';
import { tableFormatText } from '../text/dataSize';
import { engineTitle, joinWords } from '../text/names';
import { formatNumber, formatQueries, formatShare } from '../text/numbers';
import { printQueryList } from '../text/queryList';
import { printWeights, type QueryWeights } from '../text/queryWeights';
import { MIN_QUERIES } from './estimates';
import { countedQueries, EXCLUDED_REASON, type MatchedQueries } from './match';
import type { ComparedSides } from './side';

/** Up to this number, queries are listed one by one, otherwise as ranges. */
const MAX_LISTED_QUERIES = 6;
/** Longest list of weights to print. */
const MAX_SHOWN_CHARS = 120;

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

/** "q72 and q14a have a weight and no time on both sides."; '' if every weighted query was compared. */
function queriesWithoutTime(unmatched: readonly Unmatched[], given: QueryWeights): string {
  const names = unmatched.flatMap(({ query, reason }) =>
    given.get(query) && reason !== EXCLUDED_REASON ? [query] : [],
  );
  if (names.length === 0) return '';
  const text = names.length <= MAX_LISTED_QUERIES ? joinWords(names) : formatQueries(names.length);
  return ` ${text} ${names.length === 1 ? 'has' : 'have'} a weight and no time on both sides.`;
}

/** Note on weighted estimates: the weights, and what does not use them; '' without weights. */
function weightingNote({ matched, unmatched }: MatchedQueries, { given, weighting }: NoteInput): string {
  if (!given) return '';
  if (!weighting) return queriesWithoutTime(unmatched, given).trim();
  const { weights, effective } = weighting;
  const names = [...matched.map(({ query }) => query), ...unmatched.map(({ query }) => query)];
  const text = printWeights(given, names).replaceAll(',', ', ').replaceAll(':', ': ');
  const which = text.length <= MAX_SHOWN_CHARS ? ` (${text})` : '';
  const extremes = `from ${Math.min(...weights)} to ${Math.max(...weights)}`;
  const rests = `They carry as much information as ${formatNumber(effective, 1)} queries of equal weight.`;
  return `Weighted. The three metrics and their intervals use the weights of ${formatQueries(matched.length)}, ${extremes}${which}. ${rests} Counts, charts of queries, totals in charts, and costs count each query once.${queriesWithoutTime(unmatched, given)}`;
}

/** Note on an interval that rests on the applications of both sides; '' if it rests on the estimate for all runs. */
function applicationsNote({ own }: RerunBand): string {
  if (!own) return '';
  const { baseline, candidate, iterationShare } = own;
  const counts =
    baseline === candidate ? `${baseline} applications of each side` : `${baseline} and ${candidate} applications`;
  const parts =
    iterationShare === null
      ? 'How much of the variance of total time is between iterations is unknown'
      : `Of the variance of total time, ${formatShare(iterationShare, 0)} is between iterations of one application, and ${formatShare(1 - iterationShare, 0)} is between applications`;
  return `The interval that decides rests on how much ${counts} differ. ${parts}.`;
}

/** What notes need to know in addition to the sides and their queries. */
interface NoteInput {
  /** Weights of queries as the reader gave them; null for none. */
  given: QueryWeights | null;
  /** Null if all queries have equal weight. */
  weighting: Weighting | null;
  vary: readonly IntentionalDifference[];
  /** Note on the facts in `vary`; '' for none. */
  varied: string;
}

/** Notes to print next to the verdict of two sides, in order. */
export function comparisonNotes(sides: ComparedSides, found: MatchedQueries, input: NoteInput): string[] {
  const [baseline, candidate] = [sides[0].set, sides[1].set];
  const [a, b] = [baseline.suite, candidate.suite];
  const { matched, unmatched } = found;
  const { vary, varied, weighting } = input;
  const version =
    a.queryVersion === 'unknown' && b.queryVersion === 'unknown'
      ? 'No result set reports its query version, so the queries may differ.'
      : '';
  return [
    weightingNote(found, input),
    varied,
    unpublishedNote(baseline),
    unpublishedNote(candidate),
    leftOutNote(baseline, candidate, unmatched),
    tooFewQueries(matched.length, weighting?.effective),
    applicationsNote(found.reruns),
    differenceNote('scale factor', a.scaleFactor, b.scaleFactor, vary.includes('scaleFactor')),
    differenceNote('table format', tableFormatText(a), tableFormatText(b), vary.includes('tableFormat')),
    version,
    hashNote(baseline, candidate),
  ].filter((note) => note !== '');
}
