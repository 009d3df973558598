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
  const choices = filterChoices(list, filter);
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
          <ListChip key={id} list={id} facet="suite" isShown={suite === list.suite}>
            {suite} <i>{suite === list.suite ? list.rows.length : queries}</i>
          </ListChip>
        ))}
      </Facet>
      <Facet name="Data size">
        {links
          .filter(({ suite }) => suite === list.suite)
          .map(({ id, size, engines }) => (
            <ListChip key={id} list={id} facet="size" isShown={id === list.id}>
              {capitalise(size)} <i>{countNoun(engines, 'engine')}</i>
            </ListChip>
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

interface ListChipProps {
  /** ID of the list that it opens. */
  list: string;
  facet: 'suite' | 'size';
  isShown: boolean;
  children: ReactNode;
}

/** A link to a list. If scripts run, the focus follows to the same chip of that list. */
function ListChip({ list, facet, isShown, children }: ListChipProps) {
  const follow = () => {
    const focusShown = () =>
      document
        .querySelector<HTMLElement>(`[aria-labelledby="${list}-title"] [data-facet=${facet}][aria-current]`)
        ?.focus({ preventScroll: true });
    window.addEventListener('hashchange', focusShown, { once: true });
  };
  return (
    <a
      href={`#${list}`}
      className={styles.chip}
      data-facet={facet}
      aria-current={isShown || undefined}
      onClick={isShown ? undefined : follow}
    >
      {children}
    </a>
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
