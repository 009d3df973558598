import type { ComparisonVerdict, EnvironmentComparison, Names } from '../model/comparison';
import { type Figures, figuresText } from './verdictCase';

/** What the sentence of a withheld verdict prints. */
interface WithheldInput extends Figures {
  names: Names;
}

/** Names no winner, so it has nothing to withhold. */
const NAMES_NO_WINNER: ComparisonVerdict['case'] = 'depends';

function figuresSentence(input: WithheldInput): string {
  const { candidate, baseline } = input.names;
  return `The three figures of ${candidate} against ${baseline} are ${figuresText(input)}`;
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
    sentence: `${figuresSentence(input)}, but ${dispute}.`,
  };
}
