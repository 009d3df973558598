import { startTransition, useEffect, useState } from 'react';
import type { LOWER_PARTS } from '../Compare/lowerParts';

type LowerParts = typeof LOWER_PARTS;

/**
 * The parts below the verdict of a pair; null until their code is loaded. It is loaded in parallel with the comparison,
 * so that page and verdict do not wait for it. A loading error is thrown during rendering.
 */
export default function useLowerParts(isPair: boolean): LowerParts | null {
  const [parts, setParts] = useState<LowerParts | null>(null);
  useEffect(() => {
    if (!isPair) return;
    const show = (next: () => LowerParts) => startTransition(() => setParts(next));
    import('../Compare/lowerParts').then(
      ({ LOWER_PARTS }) => show(() => LOWER_PARTS),
      (error: Error) =>
        show(() => {
          throw error;
        }),
    );
  }, [isPair]);
  return parts;
}
