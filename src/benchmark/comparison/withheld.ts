import type { ComparisonVerdict, EnvironmentComparison, Figure, Names } from '../model/comparison';
import { formatSpeedup } from '../text/numbers';

/** What the sentence of a withheld verdict prints. */
interface WithheldInput {
  names: Names;
  total: Figure;
  geometricMean: Figure;
  median: Figure;
}

/** Names no winner, so it has nothing to withhold. */
const NAMES_NO_WINNER: ComparisonVerdict['case'] = 'depends';

function figuresText({ names, total, geometricMean, median }: WithheldInput): string {
  const [a, b, c] = [total, geometricMean, median].map(({ speedup }) => formatSpeedup(speedup));
  return `The three figures of ${names.candidate} against ${names.baseline} are ${a}, ${b} and ${c}`;
}

/**
 * The verdict where the environments are not known to be the same because of a dispute: none that names a winner or says that there is no
 * difference. Every other verdict as it is.
 */
export function verdictUnlessDisputed(
  verdict: ComparisonVerdict,
  { dispute }: Pick<EnvironmentComparison, 'dispute'>,
  input: WithheldInput,
): ComparisonVerdict {
  if (dispute === '' || verdict.case === NAMES_NO_WINNER) return verdict;
  return {
    case: 'disputed',
    word: 'No verdict: environment disputed',
    sentence: `${figuresText(input)}, but ${dispute}.`,
  };
}
