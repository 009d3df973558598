import type { Verdict } from '../../../benchmark/model/comparison';
import { isUnconfirmed, markOf } from '../../../benchmark/model/verdictMark';
import { MARK_BOX, markLines, TICK_PATH, VERDICT_SHAPES } from '../../../charts/verdictShapes';

/** The mark of a verdict around the tick of the baseline, 26 × 14 px, for use next to the word. */
export default function VerdictMark({ verdict }: { verdict: Verdict }) {
  const mark = markOf(verdict);
  const { dot } = VERDICT_SHAPES[mark];
  const lines = markLines(mark);
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
      {lines !== '' && <path className="verdict-line" d={lines} />}
      <path d={TICK_PATH} />
      <circle cx={dot.x} cy={MARK_BOX.middle} r={dot.radius} />
    </svg>
  );
}
