import type { ReactNode } from 'react';
import type { Verdict } from '../../benchmark/comparisonTypes';

/** The 10 px dot of a verdict: filled where it is clear, hollow where it is not. The word stands beside it. */
export default function VerdictMark({ verdict }: { verdict: Verdict }): ReactNode {
  return (
    <svg className="verdict-mark" data-verdict={verdict} width="10" height="10" aria-hidden="true" focusable="false">
      <circle cx="5" cy="5" r="4.25" />
    </svg>
  );
}
