import { lazy, Suspense } from 'react';
import { capitalise } from '../../../benchmark/text/names';
import type { LocalSet } from '../browser/localResults/localSets';
import type { IndexEntry } from '../setIndex';
import type { ShownComparison } from '../shown';
import type { CompareStart } from '../start';
import type { PartProps } from '../state/partProps';
import type { CompareState, Sides } from '../urlState';
import Offers from './Offers';
import Result from './Result';
import styles from './styles.module.css';

const AfterResult = lazy(() => import('../LocalResults/AfterResult'));

export interface OutcomeProps extends Pick<PartProps, 'change' | 'isWhole'> {
  state: CompareState;
  shown: ShownComparison;
  start: CompareStart;
  /** The sides that exist; null if there is nothing to compare. */
  sides: Sides | null;
  own: readonly LocalSet[];
  /** All result sets; null until the list is loaded. */
  entries: IndexEntry[] | null;
  openOwn: () => void;
  /** True if a file needs answers, so that the old comparison would be mistaken for its result. */
  isAsking: boolean;
}

/** The comparison; for unpublished sets with their mark above, and a file and a contribution below. */
export default function Outcome({ start, sides, own, isAsking, shown, ...others }: OutcomeProps) {
  if (isAsking) return <p className={styles.waiting}>Waiting for your answers.</p>;
  const chosen = own.filter(({ id }) => sides && (id === sides.baseline || sides.candidates.includes(id)));
  const marks = [...new Set(chosen.map(({ entry }) => entry.mark ?? ''))];
  return (
    <div className={styles.outcome} data-unpublished={chosen.length > 0 ? 'yes' : undefined}>
      {chosen.length > 0 && (
        <p className={styles.unpublished}>
          <strong>{capitalise(marks.join('; '))}.</strong> Computed in your browser; not reviewed.
        </p>
      )}
      {!sides && others.entries && <Instead {...others} entries={others.entries} />}
      {sides && <Result {...start} {...others} shown={shown} />}
      {sides && chosen.length > 0 && !shown.stopped && (
        <Suspense>
          <AfterResult sides={sides} sets={chosen} engines={start.engines} />
        </Suspense>
      )}
    </div>
  );
}

/** Offers for the side that exists, if the other one does not; nothing without one. */
function Instead({ state, entries, change }: Pick<OutcomeProps, 'state' | 'change'> & { entries: IndexEntry[] }) {
  const { baseline } = state;
  const side = [baseline, ...state.candidates].flatMap((id) => entries.find((entry) => entry.id === id) ?? [])[0];
  if (!side) return null;
  const pick = (id: string) => change(side.id === baseline ? { candidates: [id] } : { baseline: id });
  return <Offers side={side} wanted={side} entries={entries} onPick={pick} />;
}
