import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { CompareState } from '../../benchmark/compareState';
import { queryPagePath } from '../../benchmark/suitePaths';
import type { SeveralAnswer } from '../../browser/messages';
import SeveralEngines from '../SeveralEngines';
import styles from './styles.module.css';
import type { AddressState } from './useCompareState';
import useTyped from './useTyped';

interface Props {
  answer: SeveralAnswer;
  state: CompareState;
  change: AddressState['change'];
}

/** More than one candidate against the baseline; the address keeps which queries are shown, and in which order. */
export default function Several({ answer: { data, suite }, state, change }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const { table: view } = state;
  const [text, type] = useTyped(view.text, (typed) => change({ table: { ...view, text: typed } }, 'replace'));
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
        view={{ ...view, text }}
        setView={(part) => (part.text === undefined ? change({ table: { ...view, ...part } }) : type(part.text))}
      />
    </div>
  );
}
