import type { IndexEntry } from '../../setIndex';
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
  /** What was kept and is not a result set, a sentence each. It is no longer kept. */
  dropped: readonly string[];
}

export const NO_OWN: OwnState = { sets: [], isLoading: false, dropped: [] };

/** The name under which a site keeps sets: sites below other paths of the same origin have other names. */
export function keptName(base: string): string {
  return `own-result-sets ${base}`;
}

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
export function noteKept(base: string, kept: boolean): void {
  try {
    if (kept) localStorage.setItem(keptName(base), 'yes');
    else localStorage.removeItem(keptName(base));
  } catch {
    // Then nothing was kept either.
  }
}

/** Whether sets are kept in this browser, so that its database is not opened in vain. */
export function mayHaveOwn(base: string): boolean {
  try {
    return localStorage.getItem(keptName(base)) !== null;
  } catch {
    return false;
  }
}
