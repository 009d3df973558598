import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { CompareState } from '../../benchmark/compareState';
import { queryPagePath } from '../../benchmark/suitePaths';
import type { SeveralAnswer } from '../../browser/messages';
import SeveralEngines from '../SeveralEngines';
import styles from './styles.module.css';
import type { AddressState } from './useCompareState';
import useTableView from './useTableView';

interface Props {
  answer: SeveralAnswer;
  state: CompareState;
  change: AddressState['change'];
}

/** More than one candidate against the baseline; the address keeps which queries are shown, and in which order. */
export default function Several({ answer: { data, suite }, state, change }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { view, setView } = useTableView(state, change);
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
        view={view}
        setView={setView}
      />
    </div>
  );
}
