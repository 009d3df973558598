import type {
  Comparison,
  ComparisonVerdict,
  MatchedQuery,
  Names,
  Verdict,
  VerdictCase,
  VerdictCounts,
} from '../model/comparison';
import { compareQueries } from '../model/queries';
import type { Environment, ResultSet } from '../model/resultSet';
import { sum } from '../model/statistics';
import { rerunBand } from '../reruns/rerunEffect';
import { capitalise } from '../text/names';
import { publishedOn } from '../text/publicationDay';
import { comparability } from './comparability/comparability';
import { comparedSides } from './comparedSide';
import { compareEnvironments } from './environment';
import { applyDoubt } from './environmentDoubt';
import { type ComparedSets, headlineFigures } from './estimates/headline';
import { differenceNotes, differenceTexts } from './intentionalDifferences/text';
import { CompareError, type CompareOptions, EXCLUDED_REASON, type MatchedQueries, matchQueries } from './match';
import { comparisonNotes } from './notes';
import { expectedByChance } from './queryTests';
import { distinctSideNames } from './sideNames';
import { comparisonVerdict, type VerdictInput } from './verdict';
import { weightedVerdict, weightingNote, weightingOf } from './weights/weighting';

/** `about` of a note that limits the evidence of a run. */
const SCOPE = 'scope';

/** The weaker case for each case with a winner, if a run is no evidence about its engine. */
const LIMITED: Partial<Record<VerdictCase, 'ahead' | 'behind'>> = {
  faster: 'ahead',
  ahead: 'ahead',
  slower: 'behind',
  behind: 'behind',
};

/**
 * Limits the verdict to the run if a side has a note about `scope`: "Celeborn is behind in this run", followed by the
 * note. Without such a note, or without a winner, the heading is unchanged.
 */
function withinScope(
  verdict: ComparisonVerdict,
  sides: readonly Pick<ResultSet, 'notes'>[],
  { candidate }: Names,
): ComparisonVerdict {
  const texts = sides.flatMap(({ notes }) => notes.filter(({ about }) => about === SCOPE).map(({ text }) => text));
  if (texts.length === 0) return verdict;
  const limited = LIMITED[verdict.case];
  return {
    case: limited ?? verdict.case,
    word: limited ? `${capitalise(candidate)} is ${limited} in this run` : verdict.word,
    sentence: [verdict.sentence, ...new Set(texts)].join(' '),
  };
}

type Totals = Pick<Comparison, 'baselineS' | 'candidateS'>;

const MAX_LARGEST = 5;
const MAX_LEFT_OUT = 3;

/** A query's contribution to the totals: its seconds times its weight. */
interface Share {
  query: string;
  baselineS: number;
  candidateS: number;
}

/** Shares by the size of the difference in seconds, largest first; ties in query order. */
function byDifference(matched: readonly MatchedQuery[], weighting: Comparison['weighting']): Share[] {
  const shares = matched.map(({ query, baseline, candidate }, index): Share => {
    const weight = weighting?.weights[index] ?? 1;
    return { query, baselineS: weight * baseline.timeS, candidateS: weight * candidate.timeS };
  });
  return shares.sort((a, b) => differenceS(b) - differenceS(a) || compareQueries(a.query, b.query));
}

function totalsOf(matched: readonly MatchedQuery[]): Totals {
  const total = (side: 'baseline' | 'candidate') => sum(matched.map((query) => query[side].timeS));
  return { baselineS: total('baseline'), candidateS: total('candidate') };
}

function differenceS({ baselineS, candidateS }: Share): number {
  return Math.abs(baselineS - candidateS);
}

function largestShare(shares: readonly Share[]): number {
  const seconds = shares.map(differenceS);
  const all = sum(seconds);
  return all === 0 ? 0 : sum(seconds.slice(0, MAX_LARGEST)) / all;
}

function leaveOneOut(shares: readonly Share[], { baselineS, candidateS }: Totals): Comparison['without'] {
  if (shares.length < 2) return [];
  return shares.slice(0, MAX_LEFT_OUT).map((share) => ({
    query: share.query,
    speedup: (baselineS - share.baselineS) / (candidateS - share.candidateS),
  }));
}

function counts(matched: readonly MatchedQuery[]): Pick<Comparison, 'faster' | 'slower' | 'equal'> & VerdictCounts {
  const having = (test: (query: MatchedQuery) => boolean) => matched.filter(test).length;
  const called = (wanted: Verdict) => having(({ verdict }) => verdict === wanted);
  return {
    faster: having(({ speedup }) => speedup > 1),
    slower: having(({ speedup }) => speedup < 1),
    equal: having(({ speedup }) => speedup === 1),
    clear: { faster: called('faster'), slower: called('slower'), none: called('unclear') },
    separated: { faster: called('separated-faster'), slower: called('separated-slower') },
    same: called('same'),
    beyondReruns: {
      faster: having(({ beyondReruns, speedup }) => beyondReruns && speedup > 1),
      slower: having(({ beyondReruns, speedup }) => beyondReruns && speedup < 1),
    },
  };
}

/** Time change of the candidate in %; negative is less time. */
export function timeChangePct({ baselineS, candidateS }: Totals): number {
  return ((candidateS - baselineS) / baselineS) * 100;
}

function nothingMatched(unmatched: Comparison['unmatched']): string {
  const chosen = unmatched.some(({ reason }) => reason === EXCLUDED_REASON);
  return chosen
    ? 'no query that has a valid time on both sides is left; take some in again'
    : 'no query has a valid time on both sides';
}

/** Weighted results of the matched queries: estimates, counts, and the queries with the largest differences. */
function weightedResults(sets: ComparedSets, found: MatchedQueries, weights: CompareOptions['weights'] = null) {
  const { matched } = found;
  const [totals, weighting] = [totalsOf(matched), weightingOf(matched, weights)];
  const shares = byDifference(matched, weighting);
  const reruns = rerunBand(sets.baseline, sets.candidate);
  return {
    matched,
    ...totals,
    weighting,
    reruns,
    ...headlineFigures(sets, found, weighting, reruns),
    ...counts(matched),
    byChance: expectedByChance(matched),
    largestShare: largestShare(shares),
    without: leaveOneOut(shares, weighting ?? totals),
  };
}

/** Verdict from the metrics, the doubts about the environments, the scope of the runs, and the weights. */
function wholeVerdict(
  input: VerdictInput,
  {
    baseline,
    candidate,
    environment,
    weighting,
  }: Pick<Comparison, 'baseline' | 'candidate' | 'environment' | 'weighting'>,
): ComparisonVerdict {
  const doubted = applyDoubt(comparisonVerdict(input), environment, input);
  return weightedVerdict(withinScope(doubted, [baseline, candidate], input.names), weighting);
}

/**
 * Compares two result sets over the queries that both ran. Throws CompareError if suite or query version differ, if
 * scale factor or table format differ without permission, and if no query matches.
 */
export function compare(
  baseline: ResultSet,
  candidate: ResultSet,
  environments: readonly Environment[],
  options: CompareOptions = {},
): Comparison {
  const found = matchQueries(baseline, candidate, options);
  if (found.matched.length === 0) throw new CompareError([nothingMatched(found.unmatched)]);
  const { vary = [], weights = null } = options;
  const sides = comparedSides(baseline, candidate, environments);
  const names = distinctSideNames(sides, vary);
  const said = weightedResults({ baseline, candidate }, found, weights);
  const environment = compareEnvironments(sides, vary);
  const settings = comparability(sides, names);
  const input = {
    names,
    ...said,
    unmatched: found.unmatched,
    timeChangePct: timeChangePct(said.weighting ?? said),
    published: { baseline: publishedOn(baseline), candidate: publishedOn(candidate) },
  };
  const notes = comparisonNotes(baseline, candidate, { ...found, effective: said.weighting?.effective }, vary);
  return {
    baseline,
    candidate,
    names,
    ...said,
    unmatched: found.unmatched,
    notes: [weightingNote(found, weights), ...differenceNotes(sides, vary, environment), ...notes].filter(Boolean),
    verdict: wholeVerdict(input, { baseline, candidate, environment, weighting: said.weighting }),
    environment,
    comparability: settings,
    varied: differenceTexts(sides, { comparability: settings, environment }, vary),
  };
}
