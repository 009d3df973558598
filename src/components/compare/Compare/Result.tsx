import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { IndexEntry } from '../../../benchmark/pages/compare/index';
import type { ReportedPair } from '../../../benchmark/pages/compare/start';
import type { CompareState } from '../../../benchmark/pages/compare/urlState';
import type { PartProps } from '../state/partProps';
import { PARTS } from '../state/sections';
import type { AddressState } from '../state/useCompareState';
import type { Shown } from '../state/useComparison';
import useStages from '../state/useStages';
import Instead from './Instead';
import MultiResult from './MultiResult';
import { PART_VIEWS } from './parts';
import { Failed, Refused } from './Stopped';
import styles from './styles.module.css';

interface Props {
  state: CompareState;
  change: AddressState['change'];
  shown: Shown;
  pairs: ReportedPair[];
  prices: PartProps['prices'];
  /** All result sets; null until the list has come. */
  entries: IndexEntry[] | null;
}

/** The comparison: verdict first, the other parts one after the other; or why there is none. */
export default function Result({ state, change, shown, pairs, prices, entries }: Props): ReactNode {
  const { page, multi, stopped } = shown;
  const stage = useStages(page ? PARTS.length : 1);
  const allow = () => change({ allowScale: true });
  if (stopped?.kind === 'failed') return <Failed failure={stopped} />;
  if (stopped)
    return (
      <Refused refusal={stopped} what="These result sets are not compared." allow={allow}>
        <Instead state={state} change={change} entries={entries} />
      </Refused>
    );
  const refusal = (page ?? multi)?.refusal;
  const missing = refusal && <Refused refusal={refusal} what="Not all are compared." allow={allow} />;
  if (multi)
    return (
      <>
        {missing}
        <MultiResult answer={multi} state={state} change={change} />
      </>
    );
  if (!page)
    return <p className={styles.waiting}>The comparison is computed here from the files of both result sets.</p>;
  const props = { state, change, page: page.page, answer: page, drawings: shown.drawings, pairs, prices };
  return (
    <>
      <p className="visually-hidden" role="status">
        {page.page.verdict.sentence}
      </p>
      {missing}
      <Parts count={stage} parts={props} />
    </>
  );
}

/** The first parts of the comparison, each below its heading. */
function Parts({ count, parts }: { count: number; parts: PartProps }): ReactNode {
  return PARTS.slice(0, count).map(({ id, heading }) => {
    const Part = PART_VIEWS[id];
    return (
      <Fragment key={id}>
        <h2 id={id} className={id === 'verdict' ? 'visually-hidden' : undefined}>
          {heading}
        </h2>
        <div className={styles.part}>
          <Part {...parts} />
        </div>
      </Fragment>
    );
  });
}
