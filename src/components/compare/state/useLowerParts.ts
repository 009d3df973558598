import { startTransition, useEffect, useState } from 'react';
import type { LOWER_PARTS } from '../Compare/lowerParts';

type LowerParts = typeof LOWER_PARTS;

/**
 * The parts below the verdict of a pair; null until their code has come. It is fetched next to the comparison, so that the page and its
 * verdict wait for none of it. What keeps it from coming is thrown where the parts would stand.
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
