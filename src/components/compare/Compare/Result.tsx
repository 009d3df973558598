import { Fragment, lazy, Suspense } from 'react';
import type { IndexEntry } from '../../../benchmark/pages/compare/index';
import useStages from '../../ui/useStages';
import type { PartProps } from '../state/partProps';
import { LOWER, VERDICT } from '../state/sections';
import type { Shown } from '../state/useComparison';
import useLowerParts from '../state/useLowerParts';
import Instead from './Instead';
import type { LOWER_PARTS } from './lowerParts';
import { Failed, Refused } from './Stopped';
import styles from './styles.module.css';
import Verdict from './Verdict';

const MultiResult = lazy(() => import('./MultiResult'));

interface Props extends Pick<PartProps, 'state' | 'change' | 'pairs' | 'prices'> {
  shown: Shown;
  /** All result sets; null until the list has come. */
  entries: IndexEntry[] | null;
}

/** The comparison: verdict first, the other parts one after the other; or why there is none. */
export default function Result({ state, change, shown, pairs, prices, entries }: Props) {
  const { page, multi, stopped } = shown;
  const lower = useLowerParts(state.candidates.length === 1);
  const allow = () => change({ allowScale: true });
  if (stopped?.kind === 'failed') return <Failed failure={stopped} />;
  if (stopped)
    return (
      <Refused refusal={stopped} what="Cannot compare these result sets." allow={allow}>
        <Instead state={state} change={change} entries={entries} />
      </Refused>
    );
  const refusal = (page ?? multi)?.refusal;
  const missing = refusal && <Refused refusal={refusal} what="Some result sets cannot be compared." allow={allow} />;
  if (multi)
    return (
      <>
        {missing}
        <Suspense fallback={<Waiting />}>
          <MultiResult answer={multi} state={state} change={change} />
        </Suspense>
      </>
    );
  if (!page) return <Waiting />;
  const props = { state, change, page: page.page, answer: page, drawings: shown.drawings, pairs, prices };
  return (
    <>
      <p className="visually-hidden" role="status">
        {page.page.verdict.sentence}
      </p>
      {missing}
      <h2 id={VERDICT.id} className="visually-hidden">
        {VERDICT.heading}
      </h2>
      <div className={styles.part}>
        <Verdict {...props} />
      </div>
      {lower && <Lower views={lower} parts={props} />}
    </>
  );
}

function Waiting() {
  return (
    <p className={styles.waiting}>The comparison is computed in your browser from the files of both result sets.</p>
  );
}

/** The parts below the verdict, one after the other, each below its heading. */
function Lower({ views, parts }: { views: typeof LOWER_PARTS; parts: PartProps }) {
  const count = useStages(LOWER.length);
  return LOWER.slice(0, count).map(({ id, heading }) => {
    const Part = views[id];
    return (
      <Fragment key={id}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.part}>
          <Part {...parts} />
        </div>
      </Fragment>
    );
  });
}
