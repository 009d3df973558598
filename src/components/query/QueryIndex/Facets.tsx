import type { ReactNode } from 'react';
import { capitalise } from '../../../benchmark/text/names';
import { countNoun } from '../../../benchmark/text/numbers';
import { type Choice, filterChoices, type IndexFilter } from '../indexFilter';
import type { ListLink, QueryList } from '../queryList';
import styles from './styles.module.css';

interface Props {
  list: QueryList;
  links: readonly ListLink[];
  filter: IndexFilter;
  setFilter: (filter: IndexFilter) => void;
}

/** Rows of chips: suite and data size open a different list; the others filter this list if scripts run. */
export default function Facets({ list, links, filter, setFilter }: Props) {
  const choices = filterChoices(list);
  const suites = links.filter(({ suite }, index) => links.findIndex((other) => other.suite === suite) === index);
  const buttons = (key: keyof typeof choices, name: string) =>
    choices[key].length > 0 && (
      <Facet name={name} isScripted>
        <Chip isChosen={filter[key] === ''} onChoose={() => setFilter({ ...filter, [key]: '' })} label="All" />
        {choices[key].map(({ value, label, count }: Choice) => (
          <Chip
            key={value}
            isChosen={filter[key] === value}
            onChoose={() => setFilter({ ...filter, [key]: value })}
            label={label}
            count={count}
          />
        ))}
      </Facet>
    );
  return (
    <div className={`${styles.facets} no-print`}>
      <Facet name="Suite">
        {suites.map(({ id, suite, queries }) => (
          <a key={id} href={`#${id}`} className={styles.chip} aria-current={suite === list.suite || undefined}>
            {suite} <i>{queries}</i>
          </a>
        ))}
      </Facet>
      <Facet name="Data size">
        {links
          .filter(({ suite }) => suite === list.suite)
          .map(({ id, size, engines }) => (
            <a key={id} href={`#${id}`} className={styles.chip} aria-current={id === list.id || undefined}>
              {capitalise(size)} <i>{countNoun(engines, 'engine')}</i>
            </a>
          ))}
      </Facet>
      {buttons('kind', 'Pattern')}
      {buttons('duration', 'Longest time')}
      {buttons('only', 'Show only')}
    </div>
  );
}

interface FacetProps {
  name: string;
  /** True if its chips need scripts. */
  isScripted?: boolean;
  children: ReactNode;
}

function Facet({ name, isScripted = false, children }: FacetProps) {
  return (
    <fieldset className={`${styles.facet} ${isScripted ? styles.scripted : ''}`}>
      <legend>{name}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Chip({ label, count, isChosen, onChoose }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      {label} {count !== undefined && <i>{count}</i>}
    </button>
  );
}
