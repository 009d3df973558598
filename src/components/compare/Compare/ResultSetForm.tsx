import type { ReactNode } from 'react';
import { pairFaults } from '../../../benchmark/comparison/pairFaults';
import { chosenQueries, type QueryChoice } from '../../../benchmark/comparison/querySelection';
import control from '../../../css/control.module.css';
import CopyButton from '../../ui/CopyButton';
import { comparableFirst } from '../comparable';
import type { PickerOption } from '../pickerOptions';
import ResultSetPicker from '../ResultSetPicker';
import type { IndexEntry } from '../setIndex';
import type { AddressState } from '../state/useCompareState';
import useOptions from '../state/useOptions';
import { printCompareState } from '../urlState';
import styles from './form.module.css';
import MoreCandidates from './MoreCandidates';
import Pill from './Pill';
import QueryField from './QueryField';

interface QueryListsProps extends Pick<AddressState, 'change'> {
  choice: QueryChoice;
}

function QueryLists({ choice, change }: QueryListsProps) {
  return (
    <>
      <QueryField
        label="Include only"
        example="all; or q1-q20, q72"
        value={choice.only}
        commit={(only) => change((now) => ({ choice: { ...now.choice, only } }), 'only')}
      />
      <QueryField
        label="Exclude"
        example="none; or q14a, q72"
        value={choice.exclude}
        commit={(exclude) => change((now) => ({ choice: { ...now.choice, exclude } }), 'exclude')}
      />
    </>
  );
}

interface Props extends Pick<AddressState, 'state' | 'change'> {
  /** All result sets; null until the list is loaded. */
  entries: IndexEntry[] | null;
  /** Result sets that can be named before. */
  known: readonly IndexEntry[];
}

/** Section that a pill opens. */
export type OpenSection = 'queries' | 'own' | null;

interface ResultSetFormProps extends Props {
  /** Every query that can be chosen; null while unknown. */
  queries: readonly string[] | null;
  opened: OpenSection;
  setOpened: (opened: OpenSection) => void;
  /** Called when the reader uses the form. */
  onUse: () => void;
  /** The section for the reader’s own results. */
  children: ReactNode;
}

/** Pickers for both sides, and a pill for each optional choice. */
export default function ResultSetForm({
  state,
  change,
  entries,
  known,
  queries,
  opened,
  setOpened,
  onUse,
  children,
}: ResultSetFormProps) {
  const choice = state?.choice ?? { only: '', exclude: '' };
  const pill = (what: OpenSection) => ({
    isOpen: opened === what,
    toggle: () => setOpened(opened === what ? null : what),
  });
  return (
    <section
      aria-label="Result sets to compare"
      className={`${styles.panel} no-print`}
      onFocus={onUse}
      onDragEnter={({ dataTransfer }) => opened === null && dataTransfer.types.includes('Files') && setOpened('own')}
    >
      <Pair {...{ state, change, entries, known }} />
      <div className={styles.pills} data-ready={state ? 'yes' : 'no'}>
        <Others {...{ state, change, entries, known }} />
        <Pill {...pill('queries')}>Queries: {queriesText(choice, queries)}</Pill>
        <a className={control.pill} href="#your-queries">
          For my queries
        </a>
        <Pill {...pill('own')}>Open your own results</Pill>
        <span className={styles.link}>
          <CopyButton label="Copy link to this view" text={async () => viewAddress(state)} />
        </span>
      </div>
      <div className={styles.lists} hidden={opened !== 'queries'}>
        <QueryLists choice={choice} change={change} />
      </div>
      {children}
    </section>
  );
}

/** "all 103", "101 of 103". */
function queriesText(choice: QueryChoice, queries: readonly string[] | null): string {
  if (!queries) return 'all';
  const { only } = chosenQueries({ only: choice.only, exclude: choice.exclude }, queries);
  return only ? `${only.size} of ${queries.length}` : `all ${queries.length}`;
}

/** Remark on the options of a picker: why an option is taken, or not comparable with the other side; '' for neither. */
function remarkFor(other: PickerOption | undefined): (option: PickerOption) => string {
  return (option) => option.taken ?? (other ? (pairFaults(other, option)[0]?.words ?? '') : '');
}

/** Why sides cannot be chosen in the picker whose choice is `own`, by ID. */
function takenBy({ state }: Pick<Props, 'state'>, own: string): Map<string, string> {
  const candidates = (state?.candidates ?? []).map((id): [string, string] => [id, 'already a candidate']);
  const taken = new Map([...candidates, [state?.baseline ?? '', 'already the baseline']]);
  taken.delete(own);
  return taken;
}

/** Options and choices of both sides. */
function useSides({ state, entries, known }: Omit<Props, 'change'>) {
  const { groups, optionOf } = useOptions(entries, known);
  const baseline = optionOf(state?.baseline ?? '');
  const [first = '', ...others] = state?.candidates ?? [];
  const groupsFor = (other: PickerOption | undefined, own: string) => () => {
    const all = groups();
    return all && other ? comparableFirst(all, other, takenBy({ state }, own)) : all;
  };
  return { baseline, first, others, optionOf, groupsFor, remark: remarkFor(baseline) };
}

function Pair({ change, ...props }: Props) {
  const { state } = props;
  const { baseline, first, others, optionOf, groupsFor, remark } = useSides(props);
  const candidate = optionOf(first);
  const swap = () => state && first !== '' && change({ baseline: first, candidates: [state.baseline, ...others] });
  return (
    <div className={styles.pair}>
      <ResultSetPicker
        label="Baseline"
        groups={groupsFor(candidate, state?.baseline ?? '')}
        value={state?.baseline ?? ''}
        option={baseline}
        remark={remarkFor(candidate)}
        onPick={(id) => change({ baseline: id })}
      />
      <button type="button" className={styles.swap} onClick={swap}>
        <span aria-hidden="true">⇄</span>
        <span className="visually-hidden">Swap</span>
      </button>
      <ResultSetPicker
        label="Candidate"
        groups={groupsFor(baseline, first)}
        value={first}
        option={candidate}
        remark={remark}
        onPick={(id) => change({ candidates: [id, ...others.filter((other) => other !== id)] })}
      />
    </div>
  );
}

function Others({ change, ...props }: Props) {
  const { state } = props;
  const { baseline, optionOf, groupsFor, remark } = useSides(props);
  return (
    <MoreCandidates
      candidates={state?.candidates ?? []}
      {...{ optionOf, remark }}
      groupsFor={(own) => groupsFor(baseline, own)}
      setCandidates={(candidates) => change({ candidates })}
    />
  );
}

function viewAddress(state: Props['state']): string {
  const { origin, pathname } = window.location;
  return origin + pathname + (state ? printCompareState(state) : '');
}
