import type { ReactNode } from 'react';
import type { Table } from '../../../benchmark/model/table';
import { capitalise } from '../../../benchmark/text/names';
import { fasterSide, VERDICT_WORDS } from '../../../benchmark/text/verdictWords';
import { type FilterCounts, offeredFilters, type TableView } from '../../../figures/shared/tableView';
import CopyButton from '../../ui/CopyButton';
import { type TableFormat, tableText } from '../tableText';
import styles from './controls.module.css';

interface Props {
  counts: FilterCounts;
  /** The displayed rows, for copying. */
  table: Table;
  view: TableView;
  setView: (change: Partial<TableView>) => void;
  /** Note that every copy of the numbers must contain. */
  note: string;
}

const FORMATS: { format: TableFormat; label: string }[] = [
  { format: 'markdown', label: 'Copy as Markdown' },
  { format: 'csv', label: 'Copy as CSV' },
  { format: 'json', label: 'Copy as JSON' },
];

/** The filter field, the verdicts with their counts, and copy buttons for the shown rows. Hidden without scripts. */
export default function Controls({ counts, table, view, setView, note }: Props): ReactNode {
  const names = table.columns.find(({ kind }) => kind === 'verdict')?.names;
  return (
    <div className={`${styles.controls} no-print`}>
      <input
        type="search"
        className={styles.filter}
        value={view.text}
        onChange={(event) => setView({ text: event.target.value })}
        aria-label="Filter by query"
        placeholder="Filter by query"
      />
      <fieldset className={styles.verdicts}>
        <legend className="visually-hidden">Filter by verdict</legend>
        {offeredFilters(counts, view.verdict).map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={choice === view.verdict}
            onClick={() => setView({ verdict: choice })}
          >
            {choice === 'all' ? 'All' : capitalise(names ? fasterSide(choice, names) : VERDICT_WORDS[choice])}{' '}
            {counts[choice]}
          </button>
        ))}
      </fieldset>
      <span className={styles.copy}>
        {FORMATS.map(({ format, label }) => (
          <CopyButton key={format} label={label} text={() => tableText(table, format, note)} />
        ))}
      </span>
    </div>
  );
}
