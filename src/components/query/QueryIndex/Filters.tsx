import type { Table } from '../../../benchmark/model/table';
import { type Choice, filterChoices, type IndexFilter } from '../../../benchmark/pages/query/indexFilter';
import controls from '../../table/SortableQueries/controls.module.css';
import styles from './styles.module.css';

interface Props {
  /** Of the suite. */
  label: string;
  /** With all rows. */
  table: Table;
  filter: IndexFilter;
  setFilter: (filter: IndexFilter) => void;
  /** How many queries are left. */
  found: number;
}

/** The filters of a suite's queries: by words, by what makes them heavy, by their longest time and by verdict. */
export default function Filters({ label, table, filter, setFilter, found }: Props) {
  const choices = filterChoices(table);
  const isWhole = Object.values(filter).every((value) => value === '');
  const select = (key: keyof typeof choices, name: string) => (
    <Select
      name={name}
      label={label}
      choices={choices[key]}
      value={filter[key]}
      onChange={(value) => setFilter({ ...filter, [key]: value })}
    />
  );
  return (
    <div className={`${controls.controls} no-print`}>
      <input
        type="search"
        className={`${controls.filter} ${styles.filter}`}
        value={filter.text}
        onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        aria-label={`Filter ${label}`}
        placeholder="Filter, such as q14 or rollup"
      />
      {select('kind', 'Pattern')}
      {select('duration', 'Longest time')}
      {select('verdict', 'Verdict')}
      <p className="visually-hidden" role="status">
        {isWhole ? '' : `${found} of ${table.rows.length} rows`}
      </p>
    </div>
  );
}

interface SelectProps {
  name: string;
  label: string;
  choices: Choice[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice of one; nothing where there is nothing to choose between. */
function Select({ name, label, choices, value, onChange }: SelectProps) {
  if (choices.length < 2) return null;
  return (
    <label className={styles.choice}>
      <span>{name}</span>{' '}
      <select
        className={controls.filter}
        aria-label={`${name} of ${label}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
