import { useEffect, useMemo, useState } from 'react';
import { isChosen } from '../../benchmark/cost/choice';
import Body, { type CostProps } from './Body';
import type computedParts from './computedParts';

type Compute = typeof computedParts;

/** The function that computes a cost; null until its code is loaded, which begins once it is `wanted`. */
function useCompute(wanted: boolean): Compute | null {
  const [compute, setCompute] = useState<Compute | null>(null);
  useEffect(() => {
    if (!wanted) return;
    import('./computedParts').then(
      (loaded) => setCompute(() => loaded.default),
      (error: Error) =>
        setCompute(() => {
          throw error;
        }),
    );
  }, [wanted]);
  return compute;
}

/**
 * The cost of a comparison: first as computed by the build, then at the reader's prices if there are any. Both have one
 * body, so that the field in which the reader types remains.
 */
export default function Cost({ path, date, anew = false, ...body }: CostProps) {
  const { cost, choice } = body;
  const isWanted = anew || isChosen(choice);
  const compute = useCompute(isWanted);
  const computed = useMemo(
    () => (isWanted && compute ? compute({ cost, choice, path, date }) : null),
    [isWanted, compute, cost, choice, path, date],
  );
  return <Body {...body} view={cost.view} {...computed} />;
}
