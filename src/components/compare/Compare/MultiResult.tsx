import type { MultiAnswer } from '../../../browser/messages';
import { comparedQueryPath } from '../../figure/links';
import MultiComparison from '../../several';
import { useAddresses } from '../../ui/places';
import type { PartProps } from '../state/partProps';
import { VERDICT } from '../state/sections';
import useTableView from '../state/useTableView';
import styles from './styles.module.css';

interface Props extends Pick<PartProps, 'state' | 'change'> {
  answer: MultiAnswer;
}

/** More than one candidate against the baseline; the address keeps which queries are shown, and in which order. */
export default function MultiResult({ answer: { data, suite }, state, change }: Props) {
  const addressOf = useAddresses();
  const ids = [data.baseline, ...data.candidates].map(({ id }) => id);
  const { view, setView } = useTableView(state, change);
  return (
    <div className={styles.multi}>
      <p className="visually-hidden" role="status">
        {data.summary.title}
      </p>
      <h2 id={VERDICT.id} className="visually-hidden">
        {VERDICT.heading}
      </h2>
      <MultiComparison
        data={data}
        queryLink={(query) => addressOf(comparedQueryPath({ suite }, ids, query))}
        view={view}
        setView={setView}
      />
    </div>
  );
}
