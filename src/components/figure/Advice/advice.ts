import type { Names } from '../../../benchmark/model/comparison';
import type { Advice } from '../../../benchmark/model/report';
import type { VerdictMark } from '../../../benchmark/model/verdictMark';
import { capitalise } from '../../../benchmark/text/names';

interface AdviceColumn {
  head: string;
  text: string;
  /** The side that the column recommends; 'none' for neither. */
  side: VerdictMark | 'none';
}

const CHOICE = /^If (.+), (try .+ first|measure both)\.$/;

function sideOf(head: string, names: Names | null): AdviceColumn['side'] {
  if (names === null) return 'none';
  if (head.includes(` ${names.candidate}`)) return 'faster';
  return head.includes(` ${names.baseline}`) ? 'slower' : 'none';
}

/** Columns of advice: "Try Comet first" above "If you run many short queries."; other sentences have no heading. */
export function adviceColumns({ choose }: Advice, names: Names | null): AdviceColumn[] {
  return choose.map((sentence) => {
    const [, condition, action = ''] = CHOICE.exec(sentence) ?? [];
    if (!condition) return { head: '', text: sentence, side: 'none' };
    return { head: capitalise(action), text: `If ${condition}.`, side: sideOf(action, names) };
  });
}
