import type { ReactNode } from 'react';
import { mismatch } from '../../../benchmark/comparison/mismatch';
import type { IndexEntry } from '../../../benchmark/pages/compare/index';
import type { PickerOption } from '../../../benchmark/pages/compare/pickerOptions';
import { printCompareState } from '../../../benchmark/pages/compare/urlState';
import CopyButton from '../../ui/CopyButton';
import type { AddressState } from '../state/useCompareState';
import useOptions from '../state/useOptions';
import styles from './choose.module.css';
import MoreCandidates from './MoreCandidates';
import QueryLists from './QueryLists';
import Side from './Side';

interface Props extends Pick<AddressState, 'state' | 'change'> {
  entries: IndexEntry[] | null;
}

/** What is compared with what, and over which queries. */
export default function Choose({ state, change, entries }: Props): ReactNode {
  return (
    <section aria-label="What is compared" className="no-print">
      <Pair state={state} change={change} entries={entries} />
      <div className={styles.lists} data-ready={state ? 'yes' : 'no'}>
        <QueryLists choice={state?.choice ?? { only: '', exclude: '' }} change={change} />
        <span className={styles.link}>
          <CopyButton label="Copy link to this view" text={async () => viewAddress(state)} />
        </span>
      </div>
    </section>
  );
}

/** Both sides with their pickers. */
function Pair({ state, change, entries }: Props): ReactNode {
  const { groups, optionOf } = useOptions(entries);
  const baseline = optionOf(state?.baseline ?? '');
  const [first = '', ...others] = state?.candidates ?? [];
  const remark = (option: PickerOption) => (baseline ? mismatch(baseline.suite, option.suite) : '');
  const swap = () => state && first !== '' && change({ baseline: first, candidates: [state.baseline, ...others] });
  return (
    <div className={styles.pair}>
      <Side
        label="Baseline"
        groups={groups}
        id={state?.baseline ?? ''}
        option={baseline}
        onPick={(id) => change({ baseline: id })}
      />
      <button type="button" className={styles.button} onClick={swap}>
        Swap
      </button>
      <div>
        <Side
          label="Candidate"
          groups={groups}
          id={first}
          option={optionOf(first)}
          remark={remark}
          onPick={(id) => change({ candidates: [id, ...others.filter((other) => other !== id)] })}
        />
        <MoreCandidates
          candidates={state?.candidates ?? []}
          groups={groups}
          optionOf={optionOf}
          remark={remark}
          setCandidates={(candidates) => change({ candidates })}
        />
      </div>
    </div>
  );
}

function viewAddress(state: Props['state']): string {
  const { origin, pathname } = window.location;
  return origin + pathname + (state ? printCompareState(state) : '');
}
