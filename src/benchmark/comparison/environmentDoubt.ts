import type { ComparisonVerdict, EnvironmentComparison } from '../model/comparison';
import { capitalise } from '../text/names';
import { formatNumber } from '../text/numbers';
import { ratioSentence, type VerdictInput, verdictWord } from './verdict';

/**
 * Largest ratio that a doubt about the environments could plausibly explain if executors and cores are equal. Of 12
 * pairs of vanilla-Spark runs that report one environment and no different setting, 9 differ by 1.06 or less in total
 * time (tests/unit/data/reruns.test.ts).
 */
export const MAX_PLAUSIBLE_RATIO = 1.1;

/** Smallest factor between a metric and 1: of the bound nearest to 1, or the value; 1 if the interval includes 1. */
function minFactor({ speedup, repeat }: VerdictInput['total']): number {
  const { low, high } = repeat ?? { low: speedup, high: speedup };
  return low > 1 ? low : Math.max(1, 1 / high);
}

function measuredFactor({ speedup }: VerdictInput['total']): number {
  return Math.max(speedup, 1 / speedup);
}

/** Weakens faster (slower) to ahead (behind), for a doubt that could explain the result within its interval. */
function weakenedVerdict(verdict: ComparisonVerdict, { names }: VerdictInput): ComparisonVerdict {
  const found = verdict.case === 'faster' ? 'ahead' : verdict.case === 'slower' ? 'behind' : null;
  return found ? { ...verdict, case: found, word: verdictWord(found, names.candidate) } : verdict;
}

function equalExecutors({ settings }: Pick<EnvironmentComparison, 'settings'>): boolean {
  const isSame = (wanted: string) => settings.some(({ name, relation }) => name === wanted && relation === 'same');
  return isSame('Executors') && isSame('Cores per executor');
}

/**
 * The factor that the doubt would have to explain: "To reverse this, the node count would have to explain a factor of
 * 1.49 with equal executors and cores."; '' if the interval includes 1.
 */
function reversalNote(environment: EnvironmentComparison, input: VerdictInput): string {
  if (minFactor(input.total) === 1) return '';
  const equal = equalExecutors(environment) ? ' with equal executors and cores' : '';
  return `To reverse this, ${environment.doubted} would have to explain a factor of ${formatNumber(minFactor(input.total), 2)}${equal}.`;
}

/**
 * Applies the doubt about the environments to a verdict. The verdict is withheld if the environments differ by the
 * latest statements, or if the doubt could explain the measured result. Otherwise it gets a dagger and a note, and is
 * at most ahead (behind) if the doubt could explain the bound nearest to 1. So a side gains nothing by not reporting
 * iterations. A verdict without a claim keeps its heading.
 */
export function applyDoubt(
  verdict: ComparisonVerdict,
  environment: EnvironmentComparison,
  input: VerdictInput,
): ComparisonVerdict {
  const { dispute, sameness } = environment;
  if (dispute === '') return verdict;
  const claims = verdict.case !== 'unclear' && verdict.case !== 'depends';
  const why = `${capitalise(dispute)}.`;
  const word = `No verdict: ${environment.reason}`;
  if (sameness === 'contradicted') {
    return { case: 'disputed', word, sentence: `${ratioSentence(input)} No verdict, because ${dispute}.` };
  }
  const metrics = [input.total, input.geometricMean];
  if (claims && metrics.some((figure) => measuredFactor(figure) <= MAX_PLAUSIBLE_RATIO)) {
    const sentence = `${ratioSentence(input)} ${why} That could explain a difference of this size, so there is no verdict.`;
    return { case: 'disputed', word, sentence };
  }
  const note = claims ? `${why} ${reversalNote(environment, input)}`.trim() : why;
  const mark = claims ? '†' : '';
  const left = metrics.some((figure) => minFactor(figure) <= MAX_PLAUSIBLE_RATIO)
    ? weakenedVerdict(verdict, input)
    : verdict;
  return { ...left, word: `${left.word}${mark}`, sentence: `${verdict.sentence} ${mark}${note}`, doubt: note };
}
