import { lazy, Suspense } from 'react';
import type { IndexEntry } from '../../../benchmark/pages/compare/index';
import type { CompareStart } from '../../../benchmark/pages/compare/start';
import type { Sides } from '../../../benchmark/pages/compare/urlState';
import { capitalise } from '../../../benchmark/text/names';
import type { OwnSet } from '../../../browser/own/ownSets';
import type { AddressState } from '../state/useCompareState';
import type { Shown } from '../state/useComparison';
import Result from './Result';
import styles from './styles.module.css';

const AfterResult = lazy(() => import('../Own/AfterResult'));

interface Props extends Pick<AddressState, 'state' | 'change'> {
  shown: Shown;
  busy: boolean;
  start: CompareStart;
  /** Those that exist; null where there is nothing to compare. */
  sides: Sides | null;
  own: readonly OwnSet[];
  /** All result sets; null until the list has come. */
  entries: IndexEntry[] | null;
}

/** The comparison, and around it what belongs to a set that is not published: its mark above, a file and a contribution below. */
export default function Outcome({ state, change, shown, busy, start, sides, own, entries }: Props) {
  const chosen = own.filter(({ id }) => sides && (id === sides.baseline || sides.candidates.includes(id)));
  const isStopped = shown.stopped !== null || (state !== null && entries !== null && sides === null);
  const marks = [...new Set(chosen.map(({ entry }) => entry.mark ?? ''))];
  return (
    <div
      className={styles.result}
      aria-busy={sides !== null && busy}
      data-stopped={isStopped ? 'yes' : undefined}
      data-unpublished={chosen.length > 0 ? 'yes' : undefined}
    >
      {chosen.length > 0 && (
        <p className={styles.unpublished}>
          <strong>{capitalise(marks.join('; '))}.</strong> Computed in your browser; not reviewed.
        </p>
      )}
      {state && sides && <Result {...start} entries={entries} state={state} change={change} shown={shown} />}
      {sides && chosen.length > 0 && (
        <Suspense>
          <AfterResult sides={sides} sets={chosen} />
        </Suspense>
      )}
    </div>
  );
}
