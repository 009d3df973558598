import { mismatch } from '../../../benchmark/comparison/mismatch';
import { comparableFirst } from '../../../benchmark/pages/compare/comparable';
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
import Weights from './Weights';

interface Props extends Pick<AddressState, 'state' | 'change'> {
  entries: IndexEntry[] | null;
}

interface ChooseProps extends Props {
  /** Every query that can be chosen; null while it is not known. */
  queries: readonly string[] | null;
}

/** What is compared with what, and over which queries. */
export default function Choose({ state, change, entries, queries }: ChooseProps) {
  return (
    <section aria-label="Result sets to compare" className="no-print">
      <Pair state={state} change={change} entries={entries} />
      <div className={styles.lists} data-ready={state ? 'yes' : 'no'}>
        <QueryLists choice={state?.choice ?? { only: '', exclude: '' }} change={change} />
        <Weights weights={state?.choice.weights ?? ''} queries={queries} change={change} />
        <span className={styles.link}>
          <CopyButton label="Copy link to this view" text={async () => viewAddress(state)} />
        </span>
      </div>
    </section>
  );
}

/** What stands beside the options of a picker: what keeps one from being compared with the other side, or that it is that side. */
function remarkFor(other: PickerOption | undefined, taken: string): (option: PickerOption) => string {
  return (option) => {
    if (!other) return '';
    return option.id === other.id ? taken : mismatch(other.suite, option.suite);
  };
}

/** Both sides with their pickers. */
function Pair({ state, change, entries }: Props) {
  const { groups, optionOf } = useOptions(entries);
  const baseline = optionOf(state?.baseline ?? '');
  const [first = '', ...others] = state?.candidates ?? [];
  const candidate = optionOf(first);
  const groupsFor = (other?: PickerOption) => () => (other ? comparableFirst(groups(), other.suite) : groups());
  const remark = remarkFor(baseline, 'already the baseline');
  const swap = () => state && first !== '' && change({ baseline: first, candidates: [state.baseline, ...others] });
  return (
    <div className={styles.pair}>
      <Side
        label="Baseline"
        groups={groupsFor(candidate)}
        id={state?.baseline ?? ''}
        option={baseline}
        remark={remarkFor(candidate, 'already the candidate')}
        onPick={(id) => change({ baseline: id })}
      />
      <button type="button" className={styles.button} onClick={swap}>
        Swap
      </button>
      <div>
        <Side
          label="Candidate"
          groups={groupsFor(baseline)}
          id={first}
          option={candidate}
          remark={remark}
          onPick={(id) => change({ candidates: [id, ...others.filter((other) => other !== id)] })}
        />
        <MoreCandidates
          candidates={state?.candidates ?? []}
          {...{ optionOf, remark }}
          groups={groupsFor(baseline)}
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
