import { capitalise } from '../../../benchmark/text/names';
import { publisherText } from '../../../benchmark/text/publisher';
import { evidenceText } from '../../../benchmark/text/statistic';
import type { Pair } from './pairs';

/** "Measured by a third party (awslabs/data-on-eks), 5 iterations". */
export function measuredByText({ baseline, candidate }: Pair): string {
  const sides = [evidenceText(candidate), evidenceText(baseline)];
  const [own, other] = sides;
  const evidence = own === other ? own : `${own} (${baseline.engine.title}: ${other})`;
  return capitalise(`${publisherText([candidate, baseline])}, ${evidence}`);
}
