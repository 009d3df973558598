import type { AnswerLine } from '../../../figures/answers';
import type { Comparison } from '../../../model/comparison';
import { capitalise } from '../../../text/names';
import { formatQueries } from '../../../text/numbers';
import { measuredText } from '../../../text/statistic';
import { line, small } from './parts';

/** How each query was measured: "Single run, 103 queries." */
function measuredLine({ baseline, candidate, matched }: Comparison): string {
  const [a, b] = [measuredText(candidate), measuredText(baseline)];
  const sides = a === b ? a : `${a}, native Spark ${b}`;
  return `${capitalise(sides)}, ${formatQueries(matched.length)}.`;
}

function isRepeated({ total }: Comparison): boolean {
  return total.repeat !== null;
}

/** Whether both sides ran in one environment, as far as sources say. */
function environmentLine({ environment: { relation, dispute } }: Comparison): AnswerLine {
  if (relation === 'disputed') return line({ text: 'Environment disputed: ', strong: true }, `${dispute}.`);
  if (relation === 'same') return line('Both sides in one environment.');
  return relation === 'different'
    ? line({ text: 'The environments differ.', strong: true })
    : line('Whether both sides ran in one environment is not known.');
}

/** How sure the figures are: what was repeated, whether the sides are comparable, and how many settings speak for and against it. */
export function sureAnswer(comparison: Comparison): AnswerLine[] {
  const repeat = isRepeated(comparison) ? [] : [small('Whether a second run would agree is not known.')];
  const receipt = small(`${comparison.receipt.title}.`);
  return [line(measuredLine(comparison)), environmentLine(comparison), ...repeat, receipt];
}
