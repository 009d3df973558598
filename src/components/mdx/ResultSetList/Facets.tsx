import { useState } from 'react';
import { countNoun } from '../../../benchmark/text/numbers';
import { type Facet, type FacetFilter, facetsOf, isShown, parseFacets, toggled } from '../../resultSet/facets';
import type { ResultSetRow } from '../../resultSet/table';
import styles from './facets.module.css';

const WHOLE = parseFacets('');

interface Props {
  rows: readonly ResultSetRow[];
  filter: FacetFilter;
  setFilter: (filter: FacetFilter) => void;
}

/** A checkbox for each value of each facet, with its number of result sets. In a narrow box, a button opens them. */
export default function Facets({ rows, filter, setFilter }: Props) {
  const [open, setOpen] = useState(false);
  const shown = rows.filter((row) => isShown(row, filter)).length;
  const isWhole = Object.values(filter).every(({ length }) => length === 0);
  return (
    <search className={`${styles.facets} no-print`} aria-label="Filters" data-open={open}>
      <div className={styles.head}>
        <button type="button" className={styles.open} aria-expanded={open} onClick={() => setOpen(!open)}>
          Filters
        </button>
        <p role="status">
          {isWhole ? countNoun(shown, 'result set') : `${shown} of ${countNoun(rows.length, 'result set')}`}
        </p>
        <button type="button" className={styles.clear} disabled={isWhole} onClick={() => setFilter(WHOLE)}>
          Clear filters
        </button>
      </div>
      <div className={styles.groups}>
        {facetsOf(rows, filter)
          .filter(({ values }) => values.length > 1)
          .map((facet) => (
            <Values
              key={facet.key}
              facet={facet}
              chosen={filter[facet.key]}
              toggle={(value) => setFilter(toggled(filter, facet.key, value))}
            />
          ))}
      </div>
    </search>
  );
}

interface ValuesProps {
  facet: Facet;
  chosen: readonly string[];
  toggle: (value: string) => void;
}

function Values({ facet: { title, values }, chosen, toggle }: ValuesProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map(({ value, count, share }) => (
        <label key={value} className={styles.value} data-empty={count === 0 || undefined}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span className={styles.name}>{value}</span>
          <span className={styles.bar} style={{ width: `${share / 4}px` }} />
          <span className={styles.count}>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
