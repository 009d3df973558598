import type { AnswerLine } from '../../../figures/answers';
import type { Comparison } from '../../../model/comparison';
import { capitalise } from '../../../text/names';
import { formatQueries } from '../../../text/numbers';
import { publisherText } from '../../../text/publisher';
import { measuredText } from '../../../text/statistic';
import { line, small } from './parts';

/** How each query was measured: "Single run, 103 queries." */
function measuredLine({ baseline, candidate, matched }: Comparison): string {
  const [a, b] = [measuredText(candidate), measuredText(baseline)];
  const sides = a === b ? a : `${a}, vanilla Spark ${b}`;
  return `${capitalise(sides)}, ${formatQueries(matched.length)}.`;
}

function isRepeated({ total }: Comparison): boolean {
  return total.repeat !== null;
}

/** How sure the metrics are: who measured, how often, what doubt about the environments remains, and how many settings are the same. */
export function sureAnswer(comparison: Comparison): AnswerLine[] {
  const { baseline, candidate, environment, receipt } = comparison;
  const doubt = environment.dispute === '' ? 'Both sides ran in one environment' : capitalise(environment.dispute);
  const repeat = isRepeated(comparison) ? [] : [small('It is unknown whether a rerun would agree.')];
  return [
    line(`${capitalise(publisherText([candidate, baseline]))}.`),
    line(measuredLine(comparison)),
    line(`${doubt}.`),
    ...repeat,
    small(`${receipt.title}.`),
  ];
}
