import { type DragEvent, type ReactNode, useState } from 'react';
import { pairFaults } from '../../../benchmark/comparison/pairFaults';
import { chosenQueries, type QueryChoice } from '../../../benchmark/comparison/querySelection';
import CopyButton from '../../ui/CopyButton';
import Note from '../../ui/Note';
import { type FileWeights, fileWeights } from '../browser/localResults/weightsFile';
import { comparableFirst } from '../comparable';
import FileButton from '../FileButton';
import type { PickerOption } from '../pickerOptions';
import ResultSetPicker from '../ResultSetPicker';
import type { IndexEntry } from '../setIndex';
import type { AddressState } from '../state/useCompareState';
import useOptions from '../state/useOptions';
import useTextField from '../state/useTextField';
import { printCompareState } from '../urlState';
import styles from './form.module.css';
import MoreCandidates from './MoreCandidates';
import Pill from './Pill';

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

interface FieldProps {
  label: string;
  example: string;
  value: string;
  commit: (text: string) => void;
}

/** A field for a list of queries, parsed when the reader pauses. */
function QueryField({ label, example, value, commit }: FieldProps) {
  const [text, type] = useTextField(value, commit);
  return (
    <label className={styles.list}>
      {label}
      <input
        type="text"
        className={styles.input}
        value={text}
        placeholder={example}
        onChange={(event) => type(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </label>
  );
}

interface WeightsProps extends Pick<AddressState, 'change'> {
  /** Text of the weights in the URL. */
  weights: string;
  /** Every query that can have a weight; null while unknown. */
  queries: readonly string[] | null;
}

/** Weights of the last file, and setters for the weights from typed text or a file. */
function useWeights({ queries, change }: Omit<WeightsProps, 'weights'>) {
  const [read, setRead] = useState<FileWeights | null>(null);
  const set = (text: string, field?: string) => change((now) => ({ choice: { ...now.choice, weights: text } }), field);
  const type = (text: string) => {
    setRead(null);
    set(text, 'weights');
  };
  const take = async ([file]: Iterable<File>) => {
    if (!file) return;
    const found = await fileWeights(file, queries);
    setRead(found);
    if (found.text !== null) set(found.text);
  };
  return { read, type, take };
}

/** The weight of each query: typed, or from a file that is chosen or dropped on the field. */
function Weights({ weights, ...props }: WeightsProps) {
  const { read, type, take } = useWeights(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here; the button does the same for keys
    <div className={styles.weights} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <QueryField label="Weights" example="all 1; or q72:3, *:1" value={weights} commit={type} />
      <FileButton label="Load weights from file" className={styles.fromFile} onFiles={take} />
      <Read read={read} />
    </div>
  );
}

/** Result of parsing a file, or all its errors. */
function Read({ read }: { read: FileWeights | null }) {
  return (
    <div role="status" className={styles.read}>
      {read?.done && <p>{read.done}</p>}
      {read && read.problems.length > 0 && (
        <>
          <Note kind="warning" text={`${read.name} contains no weights.`} />
          <ul>
            {read.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface Props extends Pick<AddressState, 'state' | 'change'> {
  entries: IndexEntry[] | null;
}

/** Section that a pill opens. */
export type OpenSection = 'queries' | 'weights' | 'own' | null;

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
      <Pair state={state} change={change} entries={entries} />
      <div className={styles.pills} data-ready={state ? 'yes' : 'no'}>
        <Others state={state} change={change} entries={entries} />
        <Pill {...pill('queries')}>Queries: {queriesText(choice, queries)}</Pill>
        <Pill {...pill('weights')}>Weights: {choice.weights ? 'set' : 'none'}</Pill>
        <Pill {...pill('own')}>Open your own results</Pill>
        <span className={styles.link}>
          <CopyButton label="Copy link to this view" text={async () => viewAddress(state)} />
        </span>
      </div>
      <div className={styles.lists} hidden={opened !== 'queries'}>
        <QueryLists choice={choice} change={change} />
      </div>
      <div hidden={opened !== 'weights'}>
        <Weights weights={choice.weights ?? ''} queries={queries} change={change} />
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

/** Remark on the options of a picker: the reason why an option is not comparable with the other side, or `taken`. */
function remarkFor(other: PickerOption | undefined, taken: string): (option: PickerOption) => string {
  return (option) => {
    if (!other) return '';
    return option.id === other.id ? taken : (pairFaults(other, option)[0]?.words ?? '');
  };
}

/** Options and choices of both sides. */
function useSides({ state, entries }: Pick<Props, 'state' | 'entries'>) {
  const { groups, optionOf } = useOptions(entries);
  const baseline = optionOf(state?.baseline ?? '');
  const [first = '', ...others] = state?.candidates ?? [];
  const groupsFor = (other?: PickerOption) => () => (other ? comparableFirst(groups(), other) : groups());
  return { baseline, first, others, optionOf, groupsFor, remark: remarkFor(baseline, 'already the baseline') };
}

function Pair({ state, change, entries }: Props) {
  const { baseline, first, others, optionOf, groupsFor, remark } = useSides({ state, entries });
  const candidate = optionOf(first);
  const swap = () => state && first !== '' && change({ baseline: first, candidates: [state.baseline, ...others] });
  return (
    <div className={styles.pair}>
      <ResultSetPicker
        label="Baseline"
        groups={groupsFor(candidate)}
        value={state?.baseline ?? ''}
        option={baseline}
        remark={remarkFor(candidate, 'already the candidate')}
        onPick={(id) => change({ baseline: id })}
      />
      <button type="button" className={styles.swap} onClick={swap}>
        <span aria-hidden="true">⇄</span>
        <span className="visually-hidden">Swap</span>
      </button>
      <ResultSetPicker
        label="Candidate"
        groups={groupsFor(baseline)}
        value={first}
        option={candidate}
        remark={remark}
        onPick={(id) => change({ candidates: [id, ...others.filter((other) => other !== id)] })}
      />
    </div>
  );
}

function Others({ state, change, entries }: Props) {
  const { baseline, optionOf, groupsFor, remark } = useSides({ state, entries });
  return (
    <MoreCandidates
      candidates={state?.candidates ?? []}
      {...{ optionOf, remark }}
      groups={groupsFor(baseline)}
      setCandidates={(candidates) => change({ candidates })}
    />
  );
}

function viewAddress(state: Props['state']): string {
  const { origin, pathname } = window.location;
  return origin + pathname + (state ? printCompareState(state) : '');
}
