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

/** "If you run many short queries, try Comet first. It …": condition, action, and further sentences. */
const CHOICE = /^(?:If (.+?)|Otherwise), ((?:try|keep) [^.]+|measure both)\.(?: (.+))?$/;

function sideOf(head: string, names: Names | null): AdviceColumn['side'] {
  if (names === null) return 'none';
  if (head.includes(` ${names.candidate}`)) return 'faster';
  return head.includes(` ${names.baseline}`) ? 'slower' : 'none';
}

/** Columns of advice: "Try Comet first" above "If you run many short queries."; other sentences have no heading. */
export function adviceColumns({ choose }: Advice, names: Names | null): AdviceColumn[] {
  return choose.map((sentence) => {
    const [, condition, action = '', more = ''] = CHOICE.exec(sentence) ?? [];
    if (action === '') return { head: '', text: sentence, side: 'none' };
    const when = condition === undefined ? 'In all other cases.' : `If ${condition}.`;
    return { head: capitalise(action), text: `${when} ${more}`.trim(), side: sideOf(action, names) };
  });
}
