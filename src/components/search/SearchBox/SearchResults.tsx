import Link from '@docusaurus/Link';
import { type RefObject, useMemo } from 'react';
import type { SearchDocument, SearchKind } from '../searchDocuments';
import { createSearch, type Found, type Match } from './createSearch';
import { highlight } from './highlight';
import styles from './styles.module.css';
import useCombobox, { leave, optionId } from './useCombobox';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Null if the index could not be loaded. */
  documents: SearchDocument[] | null;
}

const NOTHING: Found = { matches: [], total: 0 };
const GROUPS: Record<SearchKind, string> = {
  query: 'Queries',
  engine: 'Engines',
  'result set': 'Result sets',
  report: 'Reports',
  finding: 'Findings',
  page: 'Pages',
  glossary: 'Glossary',
  heading: 'Headings',
};

/** "8 results", "12 of 37 results", "No results". */
function countText({ matches, total }: Found): string {
  if (total === 0) return 'No results';
  if (matches.length < total) return `${matches.length} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

/** The list below the search field, its keys, and the announced number of results, loaded on the first focus. */
export default function SearchResults({ field, documents }: Props) {
  const search = useMemo(() => remembered(documents ? createSearch(documents) : () => NOTHING), [documents]);
  const { text, open, active } = useCombobox(field, (typed) => search(typed).matches.length);
  const found = open ? search(text) : NOTHING;
  return (
    <>
      <p role="status" className="visually-hidden">
        {open && documents ? countText(found) : ''}
      </p>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the pointer must not take the focus from the field
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {found.total > 0 ? (
            <ResultList found={found} active={active} onOpen={() => leave(field.current)} />
          ) : (
            <Empty text={text} loaded={documents !== null} />
          )}
        </div>
      )}
    </>
  );
}

/** The search with its last result cached, because each text is searched several times. */
function remembered(search: (text: string) => Found): (text: string) => Found {
  let last = { text: '', found: NOTHING };
  return (text) => {
    if (text !== last.text) last = { text, found: search(text) };
    return last.found;
  };
}

function ResultList({ found, active, onOpen }: { found: Found; active: number; onOpen: () => void }) {
  const { matches } = found;
  const kinds = [...new Set(matches.map(({ kind }) => kind))];
  return (
    <>
      <div role="listbox" id="search-results" aria-label="Search results" className={styles.list}>
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
          <div key={kind} role="group" aria-label={GROUPS[kind]} className={styles.group}>
            <div className={styles.kind} aria-hidden="true">
              {GROUPS[kind]}
            </div>
            {matches.map(
              (match, place) =>
                match.kind === kind && (
                  <Option
                    key={match.path}
                    match={match}
                    id={optionId(place)}
                    active={place === active}
                    onOpen={onOpen}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      {matches.length < found.total && (
        <p className={styles.footer}>{countText(found)}. Add words to narrow the list.</p>
      )}
    </>
  );
}

function Option({ match, id, active, onOpen }: { match: Match; id: string; active: boolean; onOpen: () => void }) {
  const { title, path, detail, words } = match;
  return (
    <Link
      to={path}
      role="option"
      id={id}
      aria-selected={active}
      tabIndex={-1}
      className={styles.option}
      onClick={onOpen}
    >
      <span className={styles.title}>
        <Marked text={title} words={words} />
      </span>
      {detail !== '' && (
        <span className={styles.detail}>
          <Marked text={detail} words={words} />
        </span>
      )}
    </Link>
  );
}

function Marked({ text, words }: { text: string; words: string[] }) {
  return highlight(text, words).map(({ start, text: part, matched }) =>
    matched ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  );
}

function Empty({ text, loaded }: { text: string; loaded: boolean }) {
  if (!loaded)
    return <p className={styles.empty}>The search index could not be loaded. Reload the page to try again.</p>;
  return (
    <p className={styles.empty}>
      No results for “{text}”. Try a query, an engine, a result set, a report, or a glossary term.
    </p>
  );
}
