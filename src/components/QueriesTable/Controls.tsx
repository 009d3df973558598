import type { ReactNode } from 'react';
import { capitalise, VERDICT_WORDS } from '../../benchmark/format';
import type { VerdictFilter } from '../../benchmark/tableOrder';
import type { Table } from '../../benchmark/tableTypes';
import CopyButton from '../CopyButton';
import styles from './controls.module.css';

interface Props {
  counts: Record<VerdictFilter, number>;
  /** The rows as they are shown, for copying. */
  table: Table;
  text: string;
  setText: (text: string) => void;
  verdict: VerdictFilter;
  setVerdict: (verdict: VerdictFilter) => void;
}

const CHOICES: VerdictFilter[] = ['all', 'faster', 'unclear', 'slower'];

/** The filter field, the verdicts with their counts, and the copy as Markdown. Hidden where scripts do not run. */
export default function Controls({ counts, table, text, setText, verdict, setVerdict }: Props): ReactNode {
  return (
    <div className={`${styles.controls} no-print`}>
      <input
        type="search"
        className={styles.filter}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label="Filter by query"
        placeholder="Filter, e.g. q14"
      />
      <fieldset className={styles.verdicts}>
        <legend className="visually-hidden">Filter by verdict</legend>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={choice === verdict}
            onClick={() => setVerdict(choice)}
          >
            {choice === 'all' ? 'All' : capitalise(VERDICT_WORDS[choice])} {counts[choice]}
          </button>
        ))}
      </fieldset>
      <span className={styles.copy}>
        <CopyButton label="Copy as Markdown" text={() => markdown(table)} />
      </span>
    </div>
  );
}

/** The table as Markdown; the code for it comes when it is asked for. */
async function markdown(table: Table): Promise<string> {
  const { tableMarkdown } = await import('../../benchmark/tables');
  return tableMarkdown(table);
}
