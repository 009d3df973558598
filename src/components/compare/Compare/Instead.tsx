import { nearestComparable } from '../../../benchmark/pages/compare/comparable';
import type { IndexEntry } from '../../../benchmark/pages/compare/index';
import { nameDifferences } from '../../../benchmark/pages/compare/nameDifferences';
import { engineTitle } from '../../../benchmark/text/names';
import control from '../../../css/control.module.css';
import type { PartProps } from '../state/partProps';
import styles from './styles.module.css';

interface Props extends Pick<PartProps, 'state' | 'change'> {
  entries: readonly IndexEntry[] | null;
}

/** As many as a reader takes in at once. */
const OFFERED = 3;

/** What can be compared with either side of a pair that cannot: each a button that makes it the other side. */
export default function Instead({ state, change, entries }: Props) {
  const entryOf = (id: string) => entries?.find((entry) => entry.id === id);
  const [first = ''] = state.candidates;
  const [baseline, candidate] = [entryOf(state.baseline), entryOf(first)];
  if (!entries || !baseline || !candidate) return null;
  return (
    <>
      <Offers side={baseline} wanted={candidate} entries={entries} onPick={(id) => change({ candidates: [id] })} />
      <Offers
        side={candidate}
        wanted={baseline}
        entries={entries}
        onPick={(id) => change({ baseline: id, candidates: [first] })}
      />
    </>
  );
}

interface OffersProps {
  side: IndexEntry;
  wanted: IndexEntry;
  entries: readonly IndexEntry[];
  onPick: (id: string) => void;
}

function Offers({ side, wanted, entries, onPick }: OffersProps) {
  const offered = nearestComparable(side, wanted, entries, OFFERED);
  const differs = nameDifferences(offered);
  const name = `${engineTitle(side.engine)} (${side.id})`;
  if (offered.length === 0) return <p className={styles.instead}>No other result set can be compared with {name}.</p>;
  return (
    <p className={styles.instead}>
      Comparable with {name}:{' '}
      {offered.map((entry) => (
        <button key={entry.id} type="button" className={control.textButton} onClick={() => onPick(entry.id)}>
          {[engineTitle(entry.engine), differs.get(entry.id)].filter(Boolean).join(', ')}
        </button>
      ))}
    </p>
  );
}
