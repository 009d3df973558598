import type { ComparisonVerdict, Figure, Names, Verdict } from './comparisonTypes';
import { capitalise, formatSpeedup, formatTimeChange, VERDICT_WORDS } from './format';

/** Figures within 1/1.05–1.05 count as equal when none is clear. DESIGN, section 6, rule 9. */
const NEGLIGIBLE = 1.05;

/** What the verdict of a comparison is drawn from. */
export interface VerdictInput {
  names: Names;
  total: Figure;
  geometricMean: Figure;
  median: Figure;
  timeChangePct: number;
  matched: number;
  faster: number;
  slower: number;
  clear: { faster: number; slower: number; none: number };
  /** Whether the spread of any query was published; without it no query can be clear. */
  decided: boolean;
}

/** A ratio's verdict from its range: clear only where the range leaves 1 out; touching 1 is unclear. */
export function rangeVerdict(low: number, high: number): Verdict {
  if (low > 1) return 'faster';
  return high < 1 ? 'slower' : 'unclear';
}

const figures = ({ total, geometricMean, median }: VerdictInput) => [total, geometricMean, median];

function direction(figure: Figure): number {
  return Math.sign(Math.log(figure.speedup));
}

function isNegligible(input: VerdictInput): boolean {
  return figures(input).every(
    ({ verdict, speedup }) => verdict === 'unclear' && Math.max(speedup, 1 / speedup) <= NEGLIGIBLE,
  );
}

/** The case of a comparison: the first rule that fits. Source: DESIGN, section 6, rule 9. */
export function verdictCase(input: VerdictInput): ComparisonVerdict['case'] {
  if (isNegligible(input)) return 'no-clear-difference';
  const directions = new Set(figures(input).map(direction));
  if (directions.size > 1) return 'depends';
  const faster = directions.has(1);
  const clear = faster ? 'faster' : 'slower';
  const allClear = figures(input).every(({ verdict }) => verdict === clear);
  if (allClear && input.clear[clear] * 2 >= input.matched) return clear;
  return faster ? 'ahead' : 'behind';
}

function threeFigures(input: VerdictInput): string {
  const [total, mean, median] = figures(input).map(({ speedup }) => formatSpeedup(speedup));
  return `${total}, ${mean} and ${median}`;
}

/** How many of the queries just counted are clear, in brackets; or why none can be. */
function clearly({ decided }: VerdictInput, count: number): string {
  return decided ? `(clearly on ${count})` : '(no spread was published, so none can be called clear)';
}

function timeOn(input: VerdictInput): string {
  const less = input.faster >= input.slower;
  const [count, clear] = less ? [input.faster, input.clear.faster] : [input.slower, input.clear.slower];
  return `it takes ${less ? 'less' : 'more'} time on ${count} of ${input.matched} queries ${clearly(input, clear)}`;
}

function inOrder(input: VerdictInput, relation: string): string {
  const { candidate, baseline } = input.names;
  return `${capitalise(candidate)} is ${relation} ${baseline} by all three figures: ${threeFigures(input)}; ${timeOn(input)}.`;
}

function notClearly(input: VerdictInput, word: 'ahead of' | 'behind'): string {
  const { candidate, baseline } = input.names;
  return `${capitalise(candidate)} is ${word} ${baseline}, not clearly: ${threeFigures(input)}; ${timeOn(input)}.`;
}

/** Who is faster on more queries, against the total: "but Comet is faster on 58 of 103 queries (clearly on 38)". */
function countSentence(input: VerdictInput): string {
  const totalFaster = input.total.speedup >= 1;
  const more = input.faster >= input.slower;
  const [count, clear] = more ? [input.faster, input.clear.faster] : [input.slower, input.clear.slower];
  const name = more ? 'it' : input.names.baseline;
  return `${totalFaster === more ? 'and' : 'but'} ${name} is faster on ${count} of ${input.matched} queries ${clearly(input, clear)}`;
}

/** The figure that disagrees with the total: a clear one before an unclear one, the geometric mean before the median. */
function disagreeing({ total, geometricMean, median }: VerdictInput): string {
  const others = [
    { name: 'geometric mean', figure: geometricMean },
    { name: 'median speedup', figure: median },
  ].filter(({ figure }) => direction(figure) !== direction(total));
  const chosen = others.find(({ figure }) => figure.verdict !== 'unclear') ?? others[0];
  return chosen
    ? `${chosen.name} ${formatSpeedup(chosen.figure.speedup)}, ${VERDICT_WORDS[chosen.figure.verdict]}`
    : '';
}

function dependsSentence(input: VerdictInput): string {
  const finish = `${capitalise(input.names.candidate)} finishes the suite in ${formatTimeChange(input.timeChangePct)}`;
  return `${finish}, ${countSentence(input)}; ${disagreeing(input)}.`;
}

function noDifferenceSentence(input: VerdictInput): string {
  const { candidate, baseline } = input.names;
  return `No clear difference between ${candidate} and ${baseline}: ${threeFigures(input)}; ${timeOn(input).replace(/^it/, candidate)}.`;
}

/** The verdict of a comparison in a word and a sentence that names both engines. Wording: LOOK, section 11. */
export function comparisonVerdict(input: VerdictInput): ComparisonVerdict {
  const found = verdictCase(input);
  const name = capitalise(input.names.candidate);
  const texts: Record<ComparisonVerdict['case'], [string, string]> = {
    faster: [`${name} is faster`, inOrder(input, 'faster than')],
    slower: [`${name} is slower`, inOrder(input, 'slower than')],
    ahead: [`${name} is ahead, not clearly`, notClearly(input, 'ahead of')],
    behind: [`${name} is behind, not clearly`, notClearly(input, 'behind')],
    depends: ['It depends on the statistic', dependsSentence(input)],
    'no-clear-difference': ['No clear difference', noDifferenceSentence(input)],
  };
  const [word, sentence] = texts[found];
  return { case: found, word, sentence };
}
