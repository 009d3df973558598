import useBaseUrl from '@docusaurus/useBaseUrl';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import useLive from '../../figure/ChartBox/useLive';
import type { SearchDocument } from '../searchDocuments';
import styles from './styles.module.css';

/** True if keys typed at an element are text. */
function acceptsTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Moves the focus to the field on "/" if `hears` is true, except in other fields and with modifier keys. */
function useSlash(field: RefObject<HTMLInputElement | null>, hears: boolean): void {
  useEffect(() => {
    if (!hears) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || modified || event.defaultPrevented || acceptsTextInput(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, hears]);
}

/** The documents to search; null if they could not be loaded. */
async function loadDocuments(address: string): Promise<SearchDocument[] | null> {
  const response = await fetch(address).catch(() => null);
  return response?.ok ? response.json() : null;
}

/**
 * The search field of every page, or a wide field within a page, which does not react to "/". Results, index, and
 * search engine are loaded on the first focus. `index` is the site path of a JSON list of SearchDocument.
 */
export default function SearchBox({ index, inPage = false }: { index: string; inPage?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const label = inPage ? 'Search this site' : 'Search';
  const address = useBaseUrl(index);
  const load = useCallback(() => Promise.all([import('./SearchResults'), loadDocuments(address)] as const), [address]);
  const { live, wake } = useLive(load);
  useSlash(field, !inPage);
  useEffect(() => {
    if (document.activeElement === field.current) wake();
  }, [wake]);
  const [module, documents] = live ?? [null, null];
  return (
    <search className={`${styles.search} ${inPage ? styles.inPage : ''}`} aria-label={label}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls="search-results"
        aria-keyshortcuts={inPage ? undefined : '/'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        onFocus={wake}
      />
      {!inPage && (
        <span className={styles.slash} aria-hidden="true">
          /
        </span>
      )}
      {module && <module.default field={field} documents={documents} />}
    </search>
  );
}
