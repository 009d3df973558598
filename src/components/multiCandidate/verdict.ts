import { weightedVerdict } from '../../benchmark/comparison/finalVerdict';
import type { Comparison, VerdictCase } from '../../benchmark/model/comparison';
import { capitalise } from '../../benchmark/text/names';
import { countWord, formatNumber, formatSpeedup } from '../../benchmark/text/numbers';
import { suiteName } from '../../figures/shared/captions';
import { type EngineSuite, firstOf, isSingleRun, type SideName, suiteDecider } from '../../figures/shared/suite';

/** Verdict on several candidates: a heading, and sentences. */
export interface MultiCandidateVerdict {
  word: string;
  sentence: string;
}

/** A candidate of a suite with its comparison. */
interface Ranked {
  side: SideName;
  comparison: Comparison;
}

/** Candidates by total-time ratio, the fastest first. */
function ranked({ comparisons, candidates }: EngineSuite): Ranked[] {
  return comparisons
    .map((comparison, index) => ({ comparison, side: candidates[index] as SideName }))
    .sort((a, b) => b.comparison.total.speedup - a.comparison.total.speedup);
}

function threeMetrics({ total, geometricMean, median }: Comparison): [number, number, number] {
  return [total.speedup, geometricMean.speedup, median.speedup];
}

/** True if a candidate has the highest value of each of the three metrics. */
function leadsOnAllMetrics(first: Ranked, all: readonly Ranked[]): boolean {
  const own = threeMetrics(first.comparison);
  return all.every(({ comparison }) => threeMetrics(comparison).every((value, index) => value <= (own[index] ?? 0)));
}

function firstText(all: readonly Ranked[], suite: string): string {
  const [first] = all as [Ranked];
  const text = `On ${suite}, ${first.side.title} finishes first (${formatSpeedup(first.comparison.total.speedup)})`;
  return leadsOnAllMetrics(first, all) ? `${text} and has the highest geometric mean and median` : text;
}

/** Text on a candidate whose total and geometric mean are on different sides of 1. */
function splitTotalText({ side, comparison }: Ranked, baseline: string): string[] {
  const { total, geometricMean, faster, slower, matched } = comparison;
  if (total.speedup > 1 === geometricMean.speedup > 1) return [];
  const times = `${side.name} takes ${formatNumber(1 / total.speedup, 2)}× as long as ${baseline} in total`;
  const [word, count] = total.speedup < 1 ? ['faster', faster] : ['slower', slower];
  return [`${times}, though it is ${word} on ${count} of ${matched.length} queries`];
}

function splitTotalTexts(suite: EngineSuite): string[] {
  return ranked(suite).flatMap((entry) => splitTotalText(entry, suite.baseline.name));
}

function suiteSentence(suite: EngineSuite): string {
  const parts = [firstText(ranked(suite), suiteName(firstOf(suite).baseline)), ...splitTotalTexts(suite)];
  return `${parts.join('; ')}.`;
}

/** "Gluten + Velox 1.4.0 finishes first on TPC-H (2.85×), and Comet 0.9.0 on TPC-DS (1.49×).", then disagreements. */
function disagreement(suites: readonly EngineSuite[]): string {
  const firsts = suites.map((suite, index) => {
    const [{ side, comparison }] = ranked(suite) as [Ranked];
    const verb = index === 0 ? ' finishes first' : '';
    return `${side.title}${verb} on ${suiteName(firstOf(suite).baseline)} (${formatSpeedup(comparison.total.speedup)})`;
  });
  const parted = suites.flatMap((suite) =>
    splitTotalTexts(suite).map((text) => ` On ${suiteName(firstOf(suite).baseline)}, ${text}.`),
  );
  return `${capitalise(firsts.join(', and '))}.${parted.join('')}`;
}

/** Titles of the candidates that finish first in a suite, each once. */
function winners(suites: readonly EngineSuite[]): string[] {
  return [...new Set(suites.map((suite) => ranked(suite)[0]?.side.title ?? ''))];
}

/** Unknowns of single runs; '' if there are none. */
function singleRunText(comparisons: readonly Comparison[]): string {
  if (!comparisons.some(isSingleRun)) return '';
  const all = comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  const where = all.every(({ statistic }) => statistic === 'single') ? '' : ' on at least one side';
  return ` Because each query ran only once${where}, it is unknown whether a rerun would agree.`;
}

/** Common verdict of all comparisons: "All three are faster than vanilla Spark"; '' for cases without such words. */
function commonWord(found: VerdictCase, count: number, baseline: string): string {
  const all = count === 2 ? 'Both are' : `All ${countWord(count)} are`;
  const words: Partial<Record<VerdictCase, string>> = {
    faster: `${all} faster than ${baseline}`,
    slower: `${all} slower than ${baseline}`,
    same: `${all} within 5% of ${baseline}`,
    'within-reruns': `No difference to ${baseline} beyond reruns`,
    unclear: 'Inconclusive',
    ahead: `${all} ahead of ${baseline}, but not conclusively`,
    behind: `${all} behind ${baseline}, but not conclusively`,
  };
  return words[found] ?? '';
}

/** The heading: what the verdict depends on, otherwise the common verdict, otherwise who finishes first. */
function headingOf(suites: readonly EngineSuite[]): string {
  const firsts = winners(suites);
  const byQuery = suites.some((suite) => suiteDecider(suite)?.flips === true);
  if (firsts.length > 1) return 'No overall winner: it depends on the suite';
  if (byQuery) return 'One query decides';
  const cases = new Set(suites.flatMap(({ comparisons }) => comparisons.map(({ verdict }) => verdict.case)));
  const [found] = cases;
  const [first] = suites as [EngineSuite];
  const common = cases.size === 1 && found ? commonWord(found, first.candidates.length, first.baseline.name) : '';
  return common || `${capitalise(firsts[0] ?? '')} finishes first`;
}

/**
 * Verdict of a report on several candidates. No verdict if the environment of a comparison is disputed. It depends on
 * the suite if the candidate with the highest total-time ratio differs between suites, and on one query if its removal
 * puts a total on the other side of 1. The sentence lists who is first in each suite, and whose total and count
 * disagree.
 */
export function multiCandidateVerdict(suites: readonly EngineSuite[]): MultiCandidateVerdict {
  const comparisons = suites.flatMap((suite) => suite.comparisons);
  const disputed = comparisons.find(({ verdict }) => verdict.case === 'disputed');
  if (disputed) return { word: disputed.verdict.word, sentence: disputed.verdict.sentence };
  const said = winners(suites).length > 1 ? disagreement(suites) : suites.map(suiteSentence).join(' ');
  const sentence = `${said}${singleRunText(comparisons)}`;
  return weightedVerdict({ word: headingOf(suites), sentence }, comparisons[0]?.weighting ?? null);
}
