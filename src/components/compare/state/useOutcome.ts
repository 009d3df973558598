import { startTransition, useEffect, useState } from 'react';
import type OutcomeOf from '../Compare/Outcome';

type OutcomeComponent = typeof OutcomeOf;

/**
 * The component that shows a comparison; null until its code is loaded, which begins once it is `wanted`, in parallel with
 * the comparison. A loading error is thrown during rendering.
 */
export default function useOutcome(wanted: boolean): OutcomeComponent | null {
  const [Outcome, setOutcome] = useState<OutcomeComponent | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const show = (next: () => OutcomeComponent) => startTransition(() => setOutcome(next));
    import('../Compare/Outcome').then(
      (loaded) => show(() => loaded.default),
      (error: Error) =>
        show(() => {
          throw error;
        }),
    );
  }, [wanted]);
  return Outcome;
}
