import type { ReactNode } from 'react';
import type { Verdict } from '../../../benchmark/model/comparison';
import { markOf } from '../../../benchmark/model/verdictMark';

/** The 10 px dot of a verdict: filled in the hue of its side, grey where both are the same, hollow where it cannot be told. The word stands beside it. */
export default function VerdictMark({ verdict }: { verdict: Verdict }): ReactNode {
  return (
    <svg
      className="verdict-mark"
      data-verdict={markOf(verdict)}
      width="10"
      height="10"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="5" cy="5" r="4.25" />
    </svg>
  );
}
