import type { ComparisonVerdict, EnvironmentComparison, Estimate, Names, VerdictCase } from '../model/comparison';
import type { ResultSet } from '../model/resultSet';
import { capitalise } from '../text/names';
import { formatNumber } from '../text/numbers';
import { comparisonVerdict, ratioSentence, rerunSentence, type VerdictInput, verdictWord } from './verdict';
import { verdictSign } from './verdictCase';
import { withdrawalText } from './withdrawal';

/** Total time and geometric mean, if their intervals over iterations and reruns exclude 1. */
function decidedMetrics({ total, geometricMean }: VerdictInput): Estimate[] {
  return [total, geometricMean].filter(({ verdict }) => verdictSign(verdict) !== 0);
}

/** Factor between 1 and the nearest bound of the interval that decides a metric. */
function decidingFactor({ deciding: { low, high } }: Estimate): number {
  return low > 1 ? low : 1 / high;
}

/** Weakens faster (slower) to ahead (behind). */
function weakenedVerdict(verdict: ComparisonVerdict, { names }: VerdictInput): ComparisonVerdict {
  const softened = verdict.case === 'faster' ? 'ahead' : verdict.case === 'slower' ? 'behind' : null;
  return softened ? { ...verdict, case: softened, word: verdictWord(softened, names.candidate) } : verdict;
}

function equalExecutors({ settings }: Pick<EnvironmentComparison, 'settings'>): boolean {
  const isSame = (wanted: string) => settings.some(({ name, relation }) => name === wanted && relation === 'same');
  return isSame('Executors') && isSame('Cores per executor');
}

/**
 * The factor that the doubt would have to explain, from the smallest bound that decides: "To reverse this, the node
 * count would have to explain a factor of 1.46 with equal executors and cores."
 */
function reversalNote(environment: EnvironmentComparison, input: VerdictInput): string {
  const factors = decidedMetrics(input).map(decidingFactor);
  const equal = equalExecutors(environment) ? ' with equal executors and cores' : '';
  return `To reverse this, ${environment.doubted} would have to explain a factor of ${formatNumber(Math.min(...factors), 2)}${equal}.`;
}

/** The ratios and why they give no verdict; `reason` for headings and cells. */
function withheldVerdict(reason: string, because: string, input: VerdictInput): ComparisonVerdict {
  return {
    case: 'disputed',
    word: `No verdict: ${reason}`,
    sentence: `${ratioSentence(input)} ${because}`,
    withheld: reason,
  };
}

/**
 * Applies the doubt about the environments to a verdict. The verdict is withheld if the environments differ by the
 * latest statements, or if no metric differs by more than two runs of one engine: the doubt could explain that.
 * Otherwise it gets a dagger and a note, and is at most ahead (behind) if nothing is known about the hardware of a side:
 * silence earns no verdict. An inconclusive comparison keeps its heading.
 */
function applyDoubt(
  verdict: ComparisonVerdict,
  environment: EnvironmentComparison,
  input: VerdictInput,
): ComparisonVerdict {
  const { dispute, sameness, reason, hasSilentSide } = environment;
  if (dispute === '') return verdict;
  const why = `${capitalise(dispute)}.`;
  if (sameness === 'contradicted') return withheldVerdict(reason, `No verdict, because ${dispute}.`, input);
  if (verdict.case === 'unclear') return { ...verdict, sentence: `${verdict.sentence} ${why}`, doubt: why };
  if (decidedMetrics(input).length === 0)
    return withheldVerdict(
      reason,
      `${rerunSentence(input)} ${why} That could explain a difference of this size, so there is no verdict.`,
      input,
    );
  const note = `${why} ${reversalNote(environment, input)}`;
  const left = hasSilentSide ? weakenedVerdict(verdict, input) : verdict;
  return { ...left, word: `${left.word}†`, sentence: `${verdict.sentence} †${note}`, doubt: note };
}

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
  const sentence = [verdict.sentence, ...new Set(texts)].join(' ');
  if (!limited) return { ...verdict, sentence };
  return { case: limited, word: `${capitalise(candidate)} is ${limited} in this run`, sentence };
}

/** The verdict, with a mention of the weights if there are any. */
export function weightedVerdict<V extends Pick<ComparisonVerdict, 'word' | 'sentence'>>(
  verdict: V,
  weighting: VerdictInput['weighting'],
): V {
  if (!weighting) return verdict;
  return { ...verdict, word: `${verdict.word}, weighted`, sentence: `With your query weights: ${verdict.sentence}` };
}

/**
 * Verdict from the metrics, the doubts about the environments, the scope of the runs, and the weights. A result that its
 * publisher withdrew has none.
 */
export function finalVerdict(
  input: VerdictInput,
  environment: EnvironmentComparison,
  [baseline, candidate]: readonly [ResultSet, ResultSet],
): ComparisonVerdict {
  const withdrawal = withdrawalText({ baseline, candidate, names: input.names });
  const verdict =
    withdrawal === ''
      ? applyDoubt(comparisonVerdict(input), environment, input)
      : withheldVerdict('withdrawn by the publisher', `${withdrawal} A withdrawn result has no verdict.`, input);
  return weightedVerdict(withinScope(verdict, [baseline, candidate], input.names), input.weighting);
}
