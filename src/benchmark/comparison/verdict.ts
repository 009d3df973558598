import type {
  Comparison,
  ComparisonVerdict,
  DecidedCase,
  MatchedQuery,
  Names,
  Unmatched,
  VerdictCounts,
  Weighting,
} from '../model/comparison';
import { EXTRA_QUERIES } from '../model/queries';
import type { Side } from '../model/resultSet';
import { capitalise, joinSentences, joinWords } from '../text/names';
import {
  countWord,
  formatNumber,
  formatQueries,
  formatShare,
  formatSpeedup,
  formatSpeedupSentence,
  formatTimeChange,
} from '../text/numbers';
import { MIN_QUERIES } from './estimates';
import { EXCLUDED_REASON, NOT_SHARED_REASON } from './match';
import { type HeadlineMetrics, intervalSign, listMetrics, metricsText, ratioSign, verdictCase } from './verdictCase';

export interface VerdictInput
  extends HeadlineMetrics,
    VerdictCounts,
    Pick<Comparison, 'byChance' | 'largestShare' | 'without' | 'reruns'> {
  names: Names;
  timeChangePct: number;
  /** Days of first publication; null or absent if unknown. */
  published?: Record<Side, string | null>;
  matched: readonly Pick<MatchedQuery, 'query' | 'speedup' | 'test' | 'verdict' | 'beyondReruns'>[];
  /** Queries that only one side ran count against the other side. */
  unmatched: readonly Unmatched[];
  faster: number;
  slower: number;
  /** Null or absent if all queries have equal weight. */
  weighting?: Pick<Weighting, 'effective'> | null;
}

/** Up to this number, queries are listed one by one. */
const MAX_LISTED_QUERIES = 3;
/** Minimum slowdown factor of a single query to mention. */
const MIN_NOTABLE_SLOWDOWN = 2;
/** Reasons of queries that are left out although both sides may have run them. */
const NO_LACK = [EXCLUDED_REASON, NOT_SHARED_REASON];
const WHOLE_SUITE = 'the suite';
const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;
/** Minimum age difference in months to mention: software and cloud may have changed. */
const MIN_MONTHS = 2;

function queryCount({ weighting, matched }: VerdictInput): number {
  return weighting?.effective ?? matched.length;
}

/** Queries of the suite that are not compared because a side has no time; extra statements are not part of the suite. */
function queriesWithoutTime({ unmatched }: VerdictInput): Unmatched[] {
  return unmatched.filter(({ query, reason }) => !EXTRA_QUERIES.includes(query) && !NO_LACK.includes(reason));
}

/** "the suite"; if a side lacks queries, "the 97 queries that both ran"; if the reader chose, "the 12 queries". */
function comparedText(input: VerdictInput): string {
  const { unmatched, matched } = input;
  if (queriesWithoutTime(input).length > 0) return `the ${formatQueries(matched.length)} that both ran`;
  const isWhole = unmatched.every(({ query }) => EXTRA_QUERIES.includes(query));
  return isWhole ? WHOLE_SUITE : `the ${formatQueries(matched.length)}`;
}

/** "34% less time than vanilla Spark", "the same time as vanilla Spark". */
function changeText({ names, timeChangePct }: VerdictInput): string {
  const change = formatTimeChange(timeChangePct);
  return `${change} ${change === 'the same time' ? 'as' : 'than'} ${names.baseline}`;
}

/**
 * "Comet finishes the suite in 34% less time than vanilla Spark"; if a side lacks queries, "Comet takes 34% less time
 * than vanilla Spark for the 97 queries that both ran".
 */
function finishText(input: VerdictInput): string {
  const [name, compared] = [capitalise(input.names.candidate), comparedText(input)];
  const change = changeText(input);
  return compared === WHOLE_SUITE
    ? `${name} finishes ${compared} in ${change}`
    : `${name} takes ${change} for ${compared}`;
}

/** "Comet finished in 9% less time than vanilla Spark in this run". */
function runText(input: VerdictInput): string {
  const [name, compared] = [capitalise(input.names.candidate), comparedText(input)];
  const change = changeText(input);
  return `${name} ${compared === WHOLE_SUITE ? `finished in ${change}` : `took ${change} for ${compared}`} in this run`;
}

/** The ratios without a verdict: "Comet finishes the suite in 34% less time than vanilla Spark: total time 1.51×, …" */
export function ratioSentence(input: VerdictInput): string {
  const ratios = `${finishText(input)}: ${metricsText(input)}.`;
  return joinSentences([ratios, withoutSentence(input), lackingSentence(input), rangesSentence(input)]);
}

/** "Without q72, total time is 0.97×."; '' unless one query decides on which side of 1 the total is. */
function withoutSentence({ total, without }: VerdictInput): string {
  const found = without.find(({ speedup }) => Math.sign(Math.log(speedup)) === -ratioSign(total));
  return found ? `Without ${found.query}, total time is ${formatSpeedup(found.speedup)}.` : '';
}

/** "16 queries have ranges that do not overlap (0.8 expected by chance): Comet is faster …"; '' if none is unconfirmed. */
function rangesSentence({ names, clear, separated: { faster, slower }, byChance, beyondReruns }: VerdictInput): string {
  const count = faster + slower;
  if (count === 0 || clear.faster + clear.slower > 0) return '';
  const have = count === 1 ? 'query has ranges' : 'queries have ranges';
  const chance = `${formatNumber(byChance.separated, 1)} expected by chance`;
  return `${count} ${have} that do not overlap (${chance}): ${names.candidate} is faster on ${faster} and ${names.baseline} on ${slower} (beyond reruns: ${beyondReruns.faster} and ${beyondReruns.slower}).`;
}

/** Number of clear queries whose difference is larger than reruns explain. */
function clearBeyondReruns({ matched }: VerdictInput, wanted: 'faster' | 'slower'): number {
  return matched.filter(({ verdict, beyondReruns }) => verdict === wanted && beyondReruns).length;
}

/**
 * "clearly faster on 87 of 103 queries (80 beyond reruns) and clearly slower on q50 (0 beyond reruns)"; without tested
 * queries the plain counts.
 */
function countsText(input: VerdictInput): string {
  const { matched, faster, slower, clear } = input;
  const isTested = clear.faster + clear.slower > 0;
  const [more, less] = isTested ? [clear.faster, clear.slower] : [faster, slower];
  const how = isTested ? 'clearly ' : '';
  const beyond = (wanted: 'faster' | 'slower') =>
    isTested && clear[wanted] > 0 ? ` (${clearBeyondReruns(input, wanted)} beyond reruns)` : '';
  const against = matched.filter(({ verdict }) => verdict === 'slower').map(({ query }) => query);
  const rest =
    isTested && against.length > 0 && against.length <= MAX_LISTED_QUERIES ? joinWords(against) : less || 'none';
  return `${how}faster on ${more} of ${formatQueries(matched.length)}${beyond('faster')} and ${how}slower on ${rest}${beyond('slower')}`;
}

function countsSentence(input: VerdictInput): string {
  return `${capitalise(input.names.candidate)} is ${countsText(input)}.`;
}

/** Unknowns of single or unpublished iterations; '' if the intervals over iterations are known. */
function unknownSentence(input: VerdictInput): string {
  if (listMetrics(input).every(({ repeat }) => repeat !== null) || queryCount(input) < MIN_QUERIES) return '';
  const ways = new Set(listMetrics(input).map(({ mix }) => intervalSign(mix)));
  const agree = ways.size === 1 && !ways.has(0);
  const isSingle = input.matched.some(({ test }) => test.rule === 'single-run');
  const why = isSingle ? 'each query ran only once' : 'no per-iteration times or ranges were published';
  const others = agree ? 'A different query mix would not change this' : 'A different query mix could reverse it';
  return `Because ${why}, it is unknown whether a rerun would agree. ${others}.`;
}

/** The side that is faster on more queries: "but Comet is clearly faster on more queries (38 vs. 29)". */
function queryCountClause(input: VerdictInput): string {
  const { names, clear, faster, slower, total } = input;
  const isTested = clear.faster !== clear.slower;
  const [own, theirs] = isTested ? [clear.faster, clear.slower] : [faster, slower];
  const beyond = [clearBeyondReruns(input, 'faster'), clearBeyondReruns(input, 'slower')];
  const isCandidate = own >= theirs;
  const counts = (pair: number[]) => (isCandidate ? pair : [...pair].reverse()).join(' vs. ');
  const joins = isCandidate === total.speedup >= 1 ? 'and' : 'but';
  const repeated = isTested ? `; beyond reruns ${counts(beyond)}` : '';
  return `${joins} ${isCandidate ? 'it' : names.baseline} is ${isTested ? 'clearly ' : ''}faster on more queries (${counts([own, theirs])}${repeated})`;
}

/** " and on the median query", if the median favors the side that is faster on more queries. */
function medianText({ clear, faster, slower, median }: VerdictInput): string {
  const more = clear.faster === clear.slower ? faster - slower : clear.faster - clear.slower;
  return Math.sign(more) === ratioSign(median) && more !== 0 ? ' and on the median query' : '';
}

function largestSentence({ largestShare }: VerdictInput): string {
  return `The five queries with the largest differences account for ${formatShare(largestShare, 0)} of all differences.`;
}

/** "On q72, Gluten + Velox takes 5.96× as long as Comet."; '' if no query takes at least twice as long. */
function worstSentence({ names, matched }: VerdictInput): string {
  const [slowest] = [...matched].sort((a, b) => a.speedup - b.speedup);
  if (!slowest || slowest.speedup > 1 / MIN_NOTABLE_SLOWDOWN) return '';
  return `On ${slowest.query}, ${names.candidate} takes ${formatSpeedupSentence(slowest.speedup)} as ${names.baseline}.`;
}

/** "The results of vanilla Spark were published two months earlier than …"; '' for less, or unknown days. */
function ageSentence({ names, published }: VerdictInput): string {
  if (!published?.baseline || !published.candidate) return '';
  const days = (Date.parse(published.candidate) - Date.parse(published.baseline)) / DAY_MS;
  const months = Math.round(Math.abs(days) / MONTH_DAYS);
  if (months < MIN_MONTHS) return '';
  const [older, newer] = days > 0 ? [names.baseline, names.candidate] : [names.candidate, names.baseline];
  return `The results of ${older} were published ${countWord(months)} months earlier than the results of ${newer}.`;
}

/** Queries that a side did not run or failed, and the other side ran. */
function missingQueries(input: VerdictInput, side: Side): string[] {
  return queriesWithoutTime(input).flatMap((query) => (query.side === side ? [query.query] : []));
}

/** "Two runs of one engine have differed by up to 16%." */
export function rerunSentence({ reruns: { largest } }: Pick<VerdictInput, 'reruns'>): string {
  return `Two runs of one engine have differed by up to ${formatNumber(100 * (largest - 1))}%.`;
}

/** "Comet has no time for q72, which vanilla Spark ran."; '' if both sides ran the same queries. */
function lackingSentence(input: VerdictInput): string {
  const { baseline, candidate } = input.names;
  const text = (side: Side, name: string, other: string) => {
    const queries = missingQueries(input, side);
    const which = queries.length > MAX_LISTED_QUERIES ? formatQueries(queries.length) : joinWords(queries);
    return queries.length === 0 ? '' : `${capitalise(name)} has no time for ${which}, which ${other} ran.`;
  };
  return [text('baseline', baseline, candidate), text('candidate', candidate, baseline)].filter(Boolean).join(' ');
}

function sentenceOf(found: DecidedCase, input: VerdictInput): string {
  const { candidate, baseline } = input.names;
  const ratios = `${finishText(input)}: ${metricsText(input)}.`;
  const evidence = [lackingSentence(input), rangesSentence(input), unknownSentence(input), ageSentence(input)];
  const won = [ratios, countsSentence(input), worstSentence(input), ...evidence];
  const led = [ratios, rerunSentence(input), ...won.slice(1)];
  const parts: Record<DecidedCase, string[]> = {
    faster: won,
    slower: won,
    ahead: led,
    behind: led,
    depends: [
      `${finishText(input)}, ${queryCountClause(input)}${medianText(input)}: ${metricsText(input)}.`,
      rerunSentence(input),
      largestSentence(input),
      worstSentence(input),
      ...evidence,
    ],
    same: [
      `${capitalise(candidate)} and ${baseline} are within 5% of each other on all three metrics: ${metricsText(input)}.`,
      countsSentence(input),
      ...evidence,
    ],
    'within-reruns': [
      `${runText(input)}: ${metricsText(input)}.`,
      rerunSentence(input),
      countsSentence(input),
      worstSentence(input),
      ...evidence,
    ],
    unclear: [
      ratios,
      rerunSentence(input),
      withoutSentence(input),
      `The data do not show whether ${candidate} or ${baseline} is faster.`,
      ...evidence,
    ],
  };
  return joinSentences(parts[found]);
}

/** The heading of a case: "Comet is faster". */
export function verdictWord(found: DecidedCase, candidate: string): string {
  const name = capitalise(candidate);
  const words: Record<DecidedCase, string> = {
    faster: `${name} is faster`,
    slower: `${name} is slower`,
    ahead: `${name} is ahead, but not conclusively`,
    behind: `${name} is behind, but not conclusively`,
    depends: 'No overall winner: it depends on your queries',
    same: 'Within 5% of each other',
    'within-reruns': 'No difference beyond reruns',
    unclear: 'Inconclusive',
  };
  return words[found];
}

function caseOf(input: VerdictInput): DecidedCase {
  const count = input.matched.length;
  return verdictCase({
    ...input,
    queries: queryCount(input),
    missing: {
      baseline: missingQueries(input, 'baseline').length,
      candidate: missingQueries(input, 'candidate').length,
    },
    matchedShare: count / (count + queriesWithoutTime(input).length),
  });
}

/** The verdict of a comparison: a heading, and sentences that name both engines, the ratios first. */
export function comparisonVerdict(input: VerdictInput): ComparisonVerdict {
  const found = caseOf(input);
  return { case: found, word: verdictWord(found, input.names.candidate), sentence: sentenceOf(found, input) };
}
