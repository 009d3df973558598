import type {
  ComparisonVerdict,
  DecidedCase,
  Figure,
  MatchedQuery,
  Names,
  VerdictCounts,
  Weighting,
} from '../model/comparison';
import { capitalise, listed } from '../text/names';
import { formatSpeedup, formatTimeChange } from '../text/numbers';
import { VERDICT_WORDS } from '../text/verdictWords';
import { isDecided } from './match';
import { LEAST_QUERIES } from './notes';
import { direction, type Figures, figuresText, listFigures, pointing, side, verdictCase } from './verdictCase';

/** What the verdict of a comparison is drawn from. */
export interface VerdictInput extends Figures, VerdictCounts {
  names: Names;
  timeChangePct: number;
  matched: readonly Pick<MatchedQuery, 'test'>[];
  faster: number;
  slower: number;
  /** Null or absent where all queries weigh the same. */
  weighting?: Pick<Weighting, 'effective'> | null;
}

/** To how many queries of equal weight those of the comparison come. */
function queryCount({ weighting, matched }: VerdictInput): number {
  return weighting?.effective ?? matched.length;
}

function isDescribed({ separated }: VerdictInput): boolean {
  return separated.faster + separated.slower > 0;
}

/** How many of the queries just counted are clear, or separated, in brackets; nothing where no spread was published. */
function clearly(input: VerdictInput, way: 'faster' | 'slower'): string {
  if (!input.matched.some(isDecided)) return '';
  return isDescribed(input) ? ` (separated on ${input.separated[way]})` : ` (clearly on ${input.clear[way]})`;
}

function timeOn(input: VerdictInput): string {
  const less = input.faster >= input.slower;
  const [count, way] = less ? ([input.faster, 'faster'] as const) : ([input.slower, 'slower'] as const);
  return `it takes ${less ? 'less' : 'more'} time on ${count} of ${input.matched.length} queries${clearly(input, way)}`;
}

/** What single runs leave open, and what other queries would say; '' where the intervals over iterations are known. */
function missing(input: VerdictInput): string {
  if (listFigures(input).every(({ repeat }) => repeat !== null) || queryCount(input) < LEAST_QUERIES) return '';
  const ways = new Set(listFigures(input).map(({ mix }) => side(mix)));
  const agree = ways.size === 1 && !ways.has(0);
  const single = input.matched.some(({ test }) => test.rule === 'single-run');
  const why = single ? 'each query ran once' : 'no spread was published';
  const others = agree ? 'Other mixes of queries would agree' : 'With other queries it could turn';
  return ` ${others}; ${why}, so whether a second run would is not known.`;
}

function few(input: VerdictInput): string {
  return isDescribed(input) ? ' Three iterations or fewer are too few to call anything clear.' : '';
}

function inOrder(input: VerdictInput, relation: string): string {
  const { candidate, baseline } = input.names;
  return `${capitalise(candidate)} is ${relation} ${baseline} by all three figures: ${figuresText(input)}; ${timeOn(input)}.${missing(input)}`;
}

/** The estimates by which the two are the same although all of them point one way: " By the total they are the same within 5 %." */
function within(input: VerdictInput): string {
  const names = ['total', 'geometric mean', 'median'];
  const same = listFigures(input).flatMap(({ verdict }, index) => (verdict === 'same' ? [`the ${names[index]}`] : []));
  return same.length === 0 ? '' : ` By ${listed(same)} the two are the same within 5\u202F%.`;
}

/** "ahead, not clearly"; where an estimate is the same within 5 %, others may well be clear, but not all three. */
function notByAll(input: VerdictInput, word: 'ahead' | 'behind'): string {
  return within(input) === '' ? `${word}, not clearly` : `${word}, not by all three figures`;
}

function notClearly(input: VerdictInput, word: 'ahead of' | 'behind'): string {
  const { candidate, baseline } = input.names;
  const how = within(input) === '' ? ', not clearly' : '';
  return `${capitalise(candidate)} is ${word} ${baseline}${how}: ${figuresText(input)}; ${timeOn(input)}.${within(input)}${few(input)}${missing(input)}`;
}

/** Who is faster on more queries, against the total: "but Comet is faster on 58 of 103 queries (clearly on 38)". */
function countSentence(input: VerdictInput): string {
  const totalFaster = input.total.speedup >= 1;
  const more = input.faster >= input.slower;
  const [count, way] = more ? ([input.faster, 'faster'] as const) : ([input.slower, 'slower'] as const);
  const name = more ? 'it' : input.names.baseline;
  return `${totalFaster === more ? 'and' : 'but'} ${name} is faster on ${count} of ${input.matched.length} queries${clearly(input, way)}`;
}

/** The estimate that disagrees with the total: one on the other side before one that is the same, the geometric mean before the median. */
function disagreeing({ total, geometricMean, median }: Figures): { name: string; figure: Figure } | undefined {
  const others = [
    { name: 'geometric mean', figure: geometricMean },
    { name: 'median speedup', figure: median },
  ].filter(({ figure }) => direction(figure) !== direction(total) || figure.verdict !== total.verdict);
  return others.find(({ figure }) => pointing(figure.verdict) !== 0) ?? others[0];
}

/** What the iterations bear out, and what other queries would do to it; nothing where the total cannot be told. */
function repeating(input: VerdictInput, other: Figure | undefined): string {
  if (pointing(input.total.verdict) === 0) return '';
  const both = other !== undefined && pointing(other.verdict) !== 0;
  const head = both ? 'By their iterations both directions hold' : 'By its iterations the direction of the total holds';
  return side(input.total.mix) === 0 ? ` ${head}; with other queries the total could favour either.` : ` ${head}.`;
}

function dependsSentence(input: VerdictInput): string {
  const finish = `${capitalise(input.names.candidate)} finishes the suite in ${formatTimeChange(input.timeChangePct)}`;
  const other = disagreeing(input);
  const known = other && listFigures(input).every(({ repeat }) => repeat !== null);
  const against = known
    ? `; ${other.name} ${formatSpeedup(other.figure.speedup)}, ${VERDICT_WORDS[other.figure.verdict]}`
    : '';
  return `${finish}, ${countSentence(input)}${against}.${repeating(input, other?.figure)}${missing(input)}`;
}

function sameSentence(input: VerdictInput): string {
  const { candidate, baseline } = input.names;
  return `${capitalise(candidate)} and ${baseline} are the same within 5\u202F% by all three figures: ${figuresText(input)}; ${timeOn(input).replace(/^it/, candidate)}.`;
}

function unclearSentence(input: VerdictInput): string {
  const { candidate, baseline } = input.names;
  return `Whether ${candidate} or ${baseline} is faster cannot be told: ${figuresText(input)}; ${timeOn(input).replace(/^it/, candidate)}.${missing(input)}`;
}

/** The verdict of a comparison in a word and a sentence or two that name both engines and say what decides. */
export function comparisonVerdict(input: VerdictInput): ComparisonVerdict {
  const found = verdictCase(input, queryCount(input));
  const name = capitalise(input.names.candidate);
  const texts: Record<DecidedCase, [string, string]> = {
    faster: [`${name} is faster`, inOrder(input, 'faster than')],
    slower: [`${name} is slower`, inOrder(input, 'slower than')],
    ahead: [`${name} is ${notByAll(input, 'ahead')}`, notClearly(input, 'ahead of')],
    behind: [`${name} is ${notByAll(input, 'behind')}`, notClearly(input, 'behind')],
    depends: ['It depends on the statistic', dependsSentence(input)],
    same: ['The same within 5\u202F%', sameSentence(input)],
    unclear: ['It cannot be told', unclearSentence(input)],
  };
  const [word, sentence] = texts[found];
  return { case: found, word, sentence };
}
