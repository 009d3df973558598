import type { IndexEntry } from '../../setIndex';
import type { LoadedSet } from '../loadResultSet';

/** An unpublished result set that a reader opened. */
export interface LocalSet {
  /** The id with the prefix of unpublished sets: "own_tpch-comet". */
  id: string;
  /** Texts of its files by name, as `npm run import` writes them. */
  files: [name: string, text: string][];
  /** The text of its environment's file; null if the set names none or a published one. */
  environment: { id: string; text: string } | null;
  /** The reader's file; absent for a set that was opened as a folder. */
  file?: string;
  /** The engine's name in a file with several engines. */
  column?: string;
  loaded: LoadedSet;
  entry: IndexEntry;
  /** Increases when another set replaces this one under the same id. */
  edition: number;
}

/** The stored part of a set; the rest is derived from it. */
export type StoredSet = Pick<LocalSet, 'id' | 'files' | 'environment' | 'file' | 'column'>;

export interface LocalSetsState {
  sets: readonly LocalSet[];
  /** True while the sets stored in this browser are being parsed. */
  isLoading: boolean;
  /** One sentence for each stored record that was not a result set and was removed. */
  dropped: readonly string[];
}

export const NO_LOCAL_SETS: LocalSetsState = { sets: [], isLoading: false, dropped: [] };

/** The storage name of a site; sites under other paths of the same origin have different names. */
export function storageName(base: string): string {
  return `own-result-sets ${base}`;
}

const listeners = new Set<() => void>();
let state = NO_LOCAL_SETS;

export const localSetStore = {
  state: () => state,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set: (part: Partial<LocalSetsState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
};

/** Records whether this browser stores any set. Does nothing if the browser denies storage. */
export function recordStored(base: string, kept: boolean): void {
  try {
    if (kept) localStorage.setItem(storageName(base), 'yes');
    else localStorage.removeItem(storageName(base));
  } catch {
    // Without storage, no set was stored either.
  }
}

/** True if this browser may store sets; avoids opening its database in vain. */
export function mayHaveStoredSets(base: string): boolean {
  try {
    return localStorage.getItem(storageName(base)) !== null;
  } catch {
    return false;
  }
}
