import { useMemo } from 'react';
import { isChosen } from '../../benchmark/cost/choice';
import { useLoaded } from '../ui/useLoaded';
import Body, { type CostProps } from './Body';

const loadCompute = () => import('./computedParts').then((loaded) => loaded.default);

/**
 * The cost of a comparison: first as computed by the build, then at the reader's prices if there are any. Both have one
 * body, so that the field in which the reader types remains.
 */
export default function Cost({ path, date, lacksPrices = false, ...body }: CostProps) {
  const { cost, choice } = body;
  const isWanted = lacksPrices || isChosen(choice);
  const compute = useLoaded(isWanted, loadCompute);
  const computed = useMemo(
    () => (isWanted && compute ? compute({ cost, choice, path, date }) : null),
    [isWanted, compute, cost, choice, path, date],
  );
  return <Body {...body} view={cost.view} {...computed} />;
}
