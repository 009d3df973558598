import { startTransition, useEffect, useState } from 'react';
import type { DETAIL_PARTS } from '../Compare/detailParts';

type DetailParts = typeof DETAIL_PARTS;

/**
 * The parts below the verdict of a pair; null until their code is loaded. It is loaded in parallel with the comparison,
 * so that page and verdict do not wait for it. A loading error is thrown during rendering.
 */
export default function useDetailParts(isPair: boolean): DetailParts | null {
  const [parts, setParts] = useState<DetailParts | null>(null);
  useEffect(() => {
    if (!isPair) return;
    const show = (next: () => DetailParts) => startTransition(() => setParts(next));
    import('../Compare/detailParts').then(
      ({ DETAIL_PARTS }) => show(() => DETAIL_PARTS),
      (error: Error) =>
        show(() => {
          throw error;
        }),
    );
  }, [isPair]);
  return parts;
}
