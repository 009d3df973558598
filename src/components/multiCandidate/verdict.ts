import { weightedVerdict } from '../../benchmark/comparison/finalVerdict';
import { listMetrics } from '../../benchmark/comparison/verdictCase';
import type { Comparison, ComparisonVerdict, VerdictCase } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { suiteTitle } from '../../benchmark/model/queries';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countWord, formatNumber, formatSpeedup } from '../../benchmark/text/numbers';
import {
  type EngineSuite,
  firstOf,
  isSingleRun,
  leaderOf,
  type SideName,
  suiteDecider,
} from '../../figures/shared/suite';

/** Verdict on several candidates: a heading, sentences, and the doubt about the environments, which ends them. */
export type MultiCandidateVerdict = Pick<ComparisonVerdict, 'word' | 'sentence' | 'doubt'>;

/** A candidate of a suite with its comparison. */
interface Candidate {
  side: SideName;
  comparison: Comparison;
}

const METRIC_NAMES = ['total time', 'geometric mean', 'median'];

function candidatesOf({ comparisons, candidates }: EngineSuite): Candidate[] {
  return comparisons.map((comparison, index) => ({ comparison, side: candidates[index] as SideName }));
}

/** The candidate that is ahead of every other one; undefined if the order is unknown. */
function firstCandidate(suite: EngineSuite): Candidate | undefined {
  return candidatesOf(suite)[leaderOf(suite) ?? -1];
}

function suiteName(suite: EngineSuite): string {
  return suiteTitle(firstOf(suite).baseline.suite);
}

/** True if a candidate has the highest value of each of the three metrics. */
function leadsOnAllMetrics(first: Comparison, { comparisons }: EngineSuite): boolean {
  const own = listMetrics(first);
  return comparisons.every((other) =>
    listMetrics(other).every(({ speedup }, index) => speedup <= (own[index]?.speedup ?? 0)),
  );
}

function firstText({ side, comparison }: Candidate, suite: EngineSuite): string {
  const text = `On ${suiteName(suite)}, ${side.title} finishes first (${formatSpeedup(comparison.total.speedup)})`;
  return leadsOnAllMetrics(comparison, suite) ? `${text} and has the highest geometric mean and median` : text;
}

/** "total time favors Comet 1.0.0; geometric mean and median favor Gluten + Velox 1.6.0"; a tie favors both. */
function favorsText(suite: EngineSuite): string {
  const favored = (metric: number) => {
    const speedups = suite.comparisons.map((comparison) => listMetrics(comparison)[metric]?.speedup ?? 0);
    const best = Math.max(...speedups);
    return joinWords(suite.candidates.filter((_, at) => speedups[at] === best).map(({ title }) => title));
  };
  const groups = groupBy([0, 1, 2], favored);
  return [...groups]
    .map(([names, metrics]) => {
      const which = joinWords(metrics.map((metric) => METRIC_NAMES[metric] ?? ''));
      return `${which} ${metrics.length === 1 ? 'favors' : 'favor'} ${names}`;
    })
    .join('; ');
}

/** Why the order is unknown, if all pairs of candidates share the reason: " (no verdict: conflicting sources)"; otherwise ''. */
function unknownReason({ pairs }: EngineSuite): string {
  const [word, ...others] = new Set(pairs.map(({ verdict }) => verdict.word.replace('†', '')));
  return word === undefined || others.length > 0 ? '' : ` (${word.charAt(0).toLowerCase()}${word.slice(1)})`;
}

/** "It is unknown which of the two is faster on TPC-DS (no verdict: …): total time favors Gluten + Velox 1.6.0; …". */
function unknownText(suite: EngineSuite): string {
  const count = suite.candidates.length;
  const which = count === 2 ? 'which of the two is faster' : `which of the ${countWord(count)} is fastest`;
  return `It is unknown ${which} on ${suiteName(suite)}${unknownReason(suite)}: ${favorsText(suite)}`;
}

/** Text on a candidate whose total and geometric mean are on different sides of 1. */
function splitTotalText({ side, comparison }: Candidate, baseline: string): string[] {
  const { total, geometricMean, faster, slower, matched } = comparison;
  if (total.speedup > 1 === geometricMean.speedup > 1) return [];
  const times = `${side.name} takes ${formatNumber(1 / total.speedup, 2)}× as long as ${baseline} in total`;
  const [word, count] = total.speedup < 1 ? ['faster', faster] : ['slower', slower];
  return [`${times}, though it is ${word} on ${count} of ${matched.length} queries`];
}

/** Sentences on candidates whose total and count of queries disagree. */
function splitTotalTexts(suite: EngineSuite): string {
  const texts = candidatesOf(suite).flatMap((entry) => splitTotalText(entry, suite.baseline.name));
  return texts.map((text) => ` On ${suiteName(suite)}, ${text}.`).join('');
}

/** "Gluten + Velox 1.4.0 finishes first on TPC-H (2.85×), and Comet 0.9.0 on TPC-DS (1.49×)". */
function disagreement(suites: readonly EngineSuite[], firsts: readonly Candidate[]): string {
  const texts = suites.map((suite, index) => {
    const { side, comparison } = firsts[index] as Candidate;
    const verb = index === 0 ? ' finishes first' : '';
    return `${side.title}${verb} on ${suiteName(suite)} (${formatSpeedup(comparison.total.speedup)})`;
  });
  return capitalise(texts.join(', and '));
}

/** Who is first in each suite, or that it is unknown, then totals and counts that disagree. */
function suiteTexts(suites: readonly EngineSuite[]): string {
  const firsts = suites.map(firstCandidate);
  const known = firsts.filter((first) => first !== undefined);
  const isSplit = known.length === suites.length && winners(suites).length > 1;
  const texts = suites.map((suite, index) => {
    const first = firsts[index];
    return first ? firstText(first, suite) : unknownText(suite);
  });
  const all = isSplit ? [disagreement(suites, known)] : texts;
  return `${all.map((text) => `${text}.`).join(' ')}${suites.map(splitTotalTexts).join('')}`;
}

/** Titles of the candidates that are first in a suite, each once; '' for an unknown order. */
function winners(suites: readonly EngineSuite[]): string[] {
  return [...new Set(suites.map((suite) => firstCandidate(suite)?.side.title ?? ''))];
}

/** Unknowns of single runs; '' if there are none. */
function singleRunText(comparisons: readonly Comparison[]): string {
  if (!comparisons.some(isSingleRun)) return '';
  const all = comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  const where = all.every(({ statistic }) => statistic === 'single') ? '' : ' on at least one side';
  return ` Because each query ran only once${where}, it is unknown whether a rerun would agree.`;
}

/** What a case says about a candidate: "faster than vanilla Spark"; '' for cases without such words. */
function stateText(found: VerdictCase, baseline: string): string {
  const words: Partial<Record<VerdictCase, string>> = {
    faster: `faster than ${baseline}`,
    slower: `slower than ${baseline}`,
    same: `within 5% of ${baseline}`,
    ahead: `ahead of ${baseline}, but not conclusively`,
    behind: `behind ${baseline}, but not conclusively`,
  };
  return words[found] ?? '';
}

/** Verdict that all comparisons share: "All three are faster than vanilla Spark"; '' for none. */
function commonWord(suites: readonly EngineSuite[]): string {
  const [found, ...others] = new Set(
    suites.flatMap(({ comparisons }) => comparisons.map(({ verdict }) => verdict.case)),
  );
  if (found === undefined || others.length > 0) return '';
  const { candidates, baseline } = suites[0] as EngineSuite;
  const state = stateText(found, baseline.name);
  if (found === 'within-reruns') return `No difference to ${baseline.name} beyond reruns`;
  if (found === 'unclear') return 'Inconclusive';
  return state && `${candidates.length === 2 ? 'Both are' : `All ${countWord(candidates.length)} are`} ${state}`;
}

/** "Comet is faster than vanilla Spark; Blaze is within 5% of vanilla Spark", for one suite; '' if a case has no such words. */
function eachWord([suite, ...others]: readonly EngineSuite[]): string {
  if (!suite || others.length > 0) return '';
  const groups = groupBy(candidatesOf(suite), ({ comparison }) =>
    stateText(comparison.verdict.case, suite.baseline.name),
  );
  if (groups.has('')) return '';
  const texts = [...groups].map(
    ([state, of]) => `${joinWords(of.map(({ side }) => side.name))} ${of.length === 1 ? 'is' : 'are'} ${state}`,
  );
  return capitalise(texts.join('; '));
}

/** The heading: what the verdict depends on, otherwise the common verdict, who finishes first, or the verdict of each. */
function headingOf(suites: readonly EngineSuite[]): string {
  const firsts = winners(suites);
  const isKnown = !firsts.includes('');
  if (isKnown && firsts.length > 1) return 'No overall winner: it depends on the suite';
  if (suites.some((suite) => suiteDecider(suite)?.flips === true)) return 'One query decides';
  const word = commonWord(suites) || (isKnown ? `${capitalise(firsts[0] ?? '')} finishes first` : eachWord(suites));
  return word || 'It is unknown which candidate is fastest';
}

/** Doubts that a verdict or an order carries with a dagger, each once, with its candidates unless all share it; '' for none. */
function doubtOf(suites: readonly EngineSuite[]): string {
  const doubted = suites.flatMap((suite) => {
    const order = leaderOf(suite) === null ? [] : suite.pairs.map((comparison) => ({ comparison, side: null }));
    return [...candidatesOf(suite), ...order].filter(({ comparison }) => comparison.verdict.word.endsWith('†'));
  });
  const clauses = doubted.flatMap(({ comparison, side }) =>
    comparison.environment.dispute.split('; ').map((clause) => ({ clause, title: side?.title ?? '' })),
  );
  const count = suites[0]?.candidates.length;
  return [...groupBy(clauses, ({ clause }) => clause)]
    .map(([clause, of]) => {
      const titles = new Set(of.map(({ title }) => title).filter((title) => title !== ''));
      return `${capitalise(clause)}${titles.size === count ? '' : ` (${joinWords([...titles])})`}.`;
    })
    .join(' ');
}

/**
 * Verdict of a report on several candidates. No verdict if the environment of a comparison is disputed. Candidates have
 * an order only where their own comparisons have a verdict beyond reruns. It depends on the suite if different candidates
 * are first, and on one query if its removal puts a total on the other side of 1. The sentence lists who is first in each
 * suite, otherwise which candidate each metric favors, and whose total and count disagree.
 */
export function multiCandidateVerdict(suites: readonly EngineSuite[]): MultiCandidateVerdict {
  const comparisons = suites.flatMap((suite) => suite.comparisons);
  const disputed = comparisons.find(({ verdict }) => verdict.case === 'disputed');
  if (disputed) return { word: disputed.verdict.word, sentence: disputed.verdict.sentence };
  const doubt = doubtOf(suites);
  const verdict = {
    word: `${headingOf(suites)}${doubt === '' ? '' : '†'}`,
    sentence: `${suiteTexts(suites)}${singleRunText(comparisons)}${doubt === '' ? '' : ` †${doubt}`}`,
    ...(doubt === '' ? {} : { doubt }),
  };
  return weightedVerdict(verdict, comparisons[0]?.weighting ?? null);
}
