import { parseQueryList, printQueryList } from '../text/queryList';

/** Which queries a reader wants: lists such as "q1-q20, q72". Empty means all, and none left out. */
export interface QueryChoice {
  only: string;
  exclude: string;
}

/** The queries that a choice leaves, and what could not be understood of its lists. */
interface ChosenQueries {
  /** Null where the choice leaves out none. */
  only: ReadonlySet<string> | null;
  problems: string[];
}

/** The queries that a choice leaves of `all`. A list without any query that is known changes nothing. */
export function chosenQueries({ only, exclude }: QueryChoice, all: readonly string[]): ChosenQueries {
  const [wanted, unwanted] = [parseQueryList(only, all), parseQueryList(exclude, all)];
  const out = new Set(unwanted.queries);
  const kept = (wanted.queries.length > 0 ? wanted.queries : all).filter((query) => !out.has(query));
  return {
    only: kept.length === all.length ? null : new Set(kept),
    problems: [...wanted.problems, ...unwanted.problems],
  };
}

/** The choice after one query was left out or taken in again, as lists in their shortest form. */
export function toggledQuery(choice: QueryChoice, query: string, all: readonly string[]): QueryChoice {
  const only = parseQueryList(choice.only, all).queries;
  const exclude = parseQueryList(choice.exclude, all).queries;
  const counted = !exclude.includes(query) && (only.length === 0 || only.includes(query));
  if (counted) return { only: choice.only, exclude: printQueryList([...exclude, query], all) };
  const wanted = only.length === 0 ? '' : printQueryList([...only, query], all);
  return {
    only: wanted === printQueryList(all, all) ? '' : wanted,
    exclude: printQueryList(
      exclude.filter((name) => name !== query),
      all,
    ),
  };
}
