import { startTransition, useEffect, useState } from 'react';

/** How many of `count` parts are to be there: one at first, then one more after the other, so that no step takes long. */
export default function useStages(count: number): number {
  const [stage, setStage] = useState(1);
  useEffect(() => {
    if (stage >= count) return;
    const timer = setTimeout(() => startTransition(() => setStage(stage + 1)));
    return () => clearTimeout(timer);
  }, [stage, count]);
  return stage;
}
