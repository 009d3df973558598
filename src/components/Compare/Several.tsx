import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { CompareState } from '../../benchmark/compareState';
import { queryPagePath } from '../../benchmark/suitePaths';
import type { SeveralAnswer } from '../../browser/messages';
import SeveralEngines from '../SeveralEngines';
import styles from './styles.module.css';
import type { AddressState } from './useCompareState';

interface Props {
  answer: SeveralAnswer;
  state: CompareState;
  change: AddressState['change'];
}

/** More than one candidate against the baseline; the address keeps the order of the queries. */
export default function Several({ answer: { data, suite }, state, change }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <div className={styles.several}>
      <p className="visually-hidden" role="status">
        {data.summary.title}
      </p>
      <h2 id="verdict" className="visually-hidden">
        Verdict
      </h2>
      <SeveralEngines
        data={data}
        queryLink={(query) => withBaseUrl(queryPagePath({ suite }, query))}
        order={state.table.order}
        onOrder={(order) => change({ table: { ...state.table, order } })}
      />
    </div>
  );
}
