import type { Verdict } from '../../../benchmark/model/comparison';
import { isUnconfirmed, type VerdictMark as Mark, markOf } from '../../../benchmark/model/verdictMark';
import { MARK_BOX, markLines, TICK_PATH, VERDICT_SHAPES } from '../../../charts/verdictShapes';

/** Dot and lines of a mark around the tick of the baseline. */
function AroundTick({ mark }: { mark: Mark }) {
  const { dot } = VERDICT_SHAPES[mark];
  const lines = markLines(mark);
  return (
    <>
      {lines !== '' && <path className="verdict-line" d={lines} />}
      <path d={TICK_PATH} />
      <circle cx={dot.x} cy={MARK_BOX.middle} r={dot.radius} />
    </>
  );
}

/** Two candidates: a circle and a diamond with a line between. */
function Pair() {
  return (
    <>
      <path className="verdict-line" d="M5 7H20" />
      <circle cx={5} cy={7} r={4} />
      <polygon points="20,2 25,7 20,12 15,7" />
    </>
  );
}

interface Props {
  verdict: Verdict;
  /** True for the mark of two candidates. */
  isPair?: boolean | undefined;
}

/** The mark of a verdict, 26 × 14 px, for use next to the word. */
export default function VerdictMark({ verdict, isPair = false }: Props) {
  const mark = markOf(verdict);
  return (
    <svg
      className="verdict-mark"
      data-verdict={mark}
      data-strength={isUnconfirmed(verdict) ? 'measured' : undefined}
      width={MARK_BOX.width}
      height={MARK_BOX.height}
      aria-hidden="true"
      focusable="false"
    >
      {isPair ? <Pair /> : <AroundTick mark={mark} />}
    </svg>
  );
}
