import { lazy, Suspense, useEffect, useState } from 'react';
import { isChosen } from '../../benchmark/cost/choice';
import Body, { type CostProps } from './Body';

const ComputedCost = lazy(() => import('./ComputedCost'));

/** The cost of a comparison: first as computed by the build, then at the reader's prices if there are any. */
export default function Cost(props: CostProps) {
  const { path: _, date: __, anew = false, ...body } = props;
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const built = <Body {...body} view={props.cost.view} />;
  if (!ready || !(anew || isChosen(props.choice))) return built;
  return (
    <Suspense fallback={built}>
      <ComputedCost {...props} />
    </Suspense>
  );
}
