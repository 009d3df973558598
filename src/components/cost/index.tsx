import { lazy, Suspense, useEffect, useState } from 'react';
import { isChosen } from '../../benchmark/cost/choice';
import Body, { type CostProps } from './Body';

const ComputedCost = lazy(() => import('./ComputedCost'));

/** What a comparison costs: as the build has computed it, and with the prices of a reader as soon as there are any. */
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
