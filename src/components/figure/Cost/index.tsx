import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isChosen } from '../../../benchmark/cost/choice';
import Body, { type BodyProps } from './Body';

interface Props extends Omit<BodyProps, 'view'> {
  /** The page, as a site path without base path. */
  path: string;
  /** The day of publication. */
  date: string;
  /** Whether what the build has reckoned, or the worker, lacks prices that are known here. */
  anew?: boolean;
}

const Reckoned = lazy(() => import('./Reckoned'));

/** What a comparison costs: as the build has reckoned it, and with the prices of a reader as soon as there are any. */
export default function Cost(props: Props): ReactNode {
  const { path: _, date: __, anew = false, ...body } = props;
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const built = <Body {...body} view={props.cost.view} />;
  if (!ready || !(anew || isChosen(props.choice))) return built;
  return (
    <Suspense fallback={built}>
      <Reckoned {...props} />
    </Suspense>
  );
}
