import { engineTitle } from '../../../benchmark/text/names';
import control from '../../../css/control.module.css';
import { comparableSuggestions } from '../comparable';
import { nameDifferences } from '../nameDifferences';
import { pickerOption } from '../pickerOptions';
import type { IndexEntry } from '../setIndex';
import type { PartProps } from '../state/partProps';
import styles from './styles.module.css';

/** Number of offered result sets per side. */
const MAX_SUGGESTIONS = 3;

interface SuggestionsProps extends Pick<PartProps, 'state' | 'change'> {
  entries: readonly IndexEntry[];
  baseline: IndexEntry;
  candidate: IndexEntry;
}

/** Buttons with comparable result sets for each side of a pair that cannot be compared. */
export function ComparableSuggestions({ state, change, entries, baseline, candidate }: SuggestionsProps) {
  return (
    <>
      <Offers side={baseline} wanted={candidate} entries={entries} onPick={(id) => change({ candidates: [id] })} />
      <Offers
        side={candidate}
        wanted={baseline}
        entries={entries}
        onPick={(id) => change({ baseline: id, candidates: state.candidates.slice(0, 1) })}
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

export function nameOf(entry: IndexEntry): string {
  const { title, place } = pickerOption(entry);
  return `${title} (${place})`;
}

/** Buttons with the result sets that can be compared with `side`, the nearest to `wanted` first. */
export default function Offers({ side, wanted, entries, onPick }: OffersProps) {
  const offered = comparableSuggestions(side, wanted, entries, MAX_SUGGESTIONS);
  const differs = nameDifferences(offered);
  if (offered.length === 0)
    return <p className={styles.instead}>No other result set can be compared with {nameOf(side)}.</p>;
  return (
    <p className={styles.instead}>
      Comparable with {nameOf(side)}:{' '}
      {offered.map((entry) => (
        <button key={entry.id} type="button" className={control.textButton} onClick={() => onPick(entry.id)}>
          {[engineTitle(entry.engine), differs.get(entry.id)].filter(Boolean).join(', ')}
        </button>
      ))}
    </p>
  );
}
