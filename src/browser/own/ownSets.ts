import type { IndexEntry } from '../../benchmark/pages/compare/index';
import type { LoadedSet } from '../loadResultSet';

/** A result set of the reader's own, which is not published. */
export interface OwnSet {
  /** With what says that it is not published before it: "own_tpch-comet". */
  id: string;
  /** The texts of its files by name, as `npm run import` writes them. */
  files: [name: string, text: string][];
  /** The text of its environment's file; null where the set names none, or one that is published. */
  environment: { id: string; text: string } | null;
  loaded: LoadedSet;
  entry: IndexEntry;
  /** Grows when a set of the same id takes its place. */
  edition: number;
}

/** What is kept of a set: the rest is made of it. */
export type KeptSet = Pick<OwnSet, 'id' | 'files' | 'environment'>;

/** What the page knows of sets that are not published. */
export interface OwnState {
  sets: readonly OwnSet[];
  /** Whether those that are kept in this browser are still being read. */
  isLoading: boolean;
}

export const NO_OWN: OwnState = { sets: [], isLoading: false };

/** In the browser's storage while sets are kept in its database, which is not opened in vain. */
const KEPT = 'own-result-sets';
const listeners = new Set<() => void>();
let state = NO_OWN;

/** The state, and who hears of its changes. */
export const ownStore = {
  state: () => state,
  listen: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  set: (part: Partial<OwnState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  },
};

/** Remembers whether there is anything to read at the next visit. Browsers that refuse storage forget it. */
export function noteKept(kept: boolean): void {
  try {
    if (kept) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  } catch {
    // Then nothing was kept either.
  }
}

/** Whether sets are kept in this browser. */
export function mayHaveOwn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}
