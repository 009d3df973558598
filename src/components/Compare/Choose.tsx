import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { IndexEntry } from '../../benchmark/compareIndex';
import { printCompareState } from '../../benchmark/compareState';
import { mismatch, type PickOption, pickGroups } from '../../benchmark/pickList';
import CopyButton from '../CopyButton';
import ResultSetPicker from '../ResultSetPicker';
import SiteLink from '../SiteLink';
import styles from './choose.module.css';
import type { AddressState } from './useCompareState';
import useTyped from './useTyped';

interface Props extends Pick<AddressState, 'state' | 'change'> {
  entries: IndexEntry[] | null;
}

/** What is compared with what, and over which queries. */
export default function Choose({ state, change, entries }: Props): ReactNode {
  const groups = useMemo(() => pickGroups(entries ?? []), [entries]);
  const options = useMemo(
    () => new Map(groups.flatMap((group) => group.options).map((one) => [one.id, one])),
    [groups],
  );
  const [baseline, candidate] = [state?.baseline, state?.candidates[0]].map((id) => options.get(id ?? ''));
  const remark = (option: PickOption) => (baseline ? mismatch(baseline.suite, option.suite) : '');
  const swap = () => {
    const first = state?.candidates[0];
    if (state && first) change({ baseline: first, candidates: [state.baseline, ...state.candidates.slice(1)] });
  };
  return (
    <section aria-label="What is compared" className="no-print">
      <div className={styles.pair}>
        <div>
          <ResultSetPicker
            label="Baseline"
            groups={groups}
            value={state?.baseline ?? ''}
            title={baseline?.title ?? ''}
            onPick={(id) => change({ baseline: id })}
          />
          <Chosen option={baseline} />
        </div>
        <button type="button" className={styles.swap} onClick={swap}>
          Swap
        </button>
        <div>
          <ResultSetPicker
            label="Candidate"
            groups={groups}
            value={state?.candidates[0] ?? ''}
            title={candidate?.title ?? ''}
            remark={remark}
            onPick={(id) => change({ candidates: [id] })}
          />
          <Chosen option={candidate} />
        </div>
      </div>
      <div className={styles.lists}>
        <QueryField
          label="Only these queries"
          example="all; or q1-q20, q72"
          value={state?.choice.only ?? ''}
          commit={(only) => change({ choice: { only, exclude: state?.choice.exclude ?? '' } }, 'replace')}
        />
        <QueryField
          label="Leave out"
          example="none; or q14a, q72"
          value={state?.choice.exclude ?? ''}
          commit={(exclude) => change({ choice: { only: state?.choice.only ?? '', exclude } }, 'replace')}
        />
        <span className={styles.link}>
          <CopyButton label="Copy link to this view" text={async () => viewAddress(state)} />
        </span>
      </div>
    </section>
  );
}

function viewAddress(state: Props['state']): string {
  const { origin, pathname } = window.location;
  return origin + pathname + (state ? printCompareState(state) : '');
}

/** Which result set was chosen: its id, which leads to its page, and what is in it. The lines are kept free while it is not known. */
function Chosen({ option }: { option: PickOption | undefined }): ReactNode {
  return (
    <p className={styles.chosen}>
      {option && (
        <>
          <SiteLink to={`/data/result-sets/${option.id}/`}>{option.id}</SiteLink>
          <span>{option.detail}</span>
        </>
      )}
    </p>
  );
}

interface FieldProps {
  label: string;
  example: string;
  value: string;
  commit: (text: string) => void;
}

function QueryField({ label, example, value, commit }: FieldProps): ReactNode {
  const [text, type] = useTyped(value, commit);
  return (
    <label className={styles.list}>
      {label}
      <input
        type="text"
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
