import { parseQueryList, printQueryList } from '../text/queryList';
import { parseWeights, printWeights, type QueryWeights } from '../text/queryWeights';

/** Which queries a reader wants: lists such as "q1-q20, q72". Empty means all, and none left out. */
export interface QueryChoice {
  only: string;
  exclude: string;
  /** How much each counts, "q1-q20:3, q72:0.5, *:1"; absent or empty: all the same. */
  weights?: string;
}

/** The queries that a choice leaves, what they weigh, and what could not be understood of its lists. */
interface ChosenQueries {
  /** Null where the choice leaves out none. */
  only: ReadonlySet<string> | null;
  /** Null where all weigh the same. */
  weights: QueryWeights | null;
  problems: string[];
}

/** The queries that a choice leaves of `all`. A list without any query that is known changes nothing, nor do weights with a problem. */
export function chosenQueries({ only, exclude, weights = '' }: QueryChoice, all: readonly string[]): ChosenQueries {
  const [wanted, unwanted] = [parseQueryList(only, all), parseQueryList(exclude, all)];
  const given = parseWeights(weights, all);
  const out = new Set(unwanted.queries);
  const listed = (wanted.queries.length > 0 ? wanted.queries : all).filter((query) => !out.has(query));
  const kept = listed.filter((query) => given.weights?.has(query) ?? true);
  return {
    only: kept.length === all.length ? null : new Set(kept),
    weights: given.weights,
    problems: [
      ...wanted.problems,
      ...unwanted.problems,
      ...given.problems.map((problem) => `weights: ${problem}; nothing is weighted`),
    ],
  };
}

/** The weights as a text that gives the query one; a text that leaves it out says 1. */
function withWeight(text: string, query: string, all: readonly string[]): string {
  const { weights } = parseWeights(text, all);
  if (!weights || weights.has(query)) return text;
  return printWeights(new Map([...weights, [query, 1]]), all);
}

/** The choice after one query was left out or taken in again, as lists in their shortest form. */
export function toggledQuery(choice: QueryChoice, query: string, all: readonly string[]): QueryChoice {
  const only = parseQueryList(choice.only, all).queries;
  const exclude = parseQueryList(choice.exclude, all).queries;
  const weights = withWeight(choice.weights ?? '', query, all);
  const isWeighted = weights === (choice.weights ?? '');
  const counted = isWeighted && !exclude.includes(query) && (only.length === 0 || only.includes(query));
  if (counted) return { ...choice, exclude: printQueryList([...exclude, query], all) };
  const wanted = only.length === 0 ? '' : printQueryList([...only, query], all);
  return {
    ...(weights === '' ? {} : { weights }),
    only: wanted === printQueryList(all, all) ? '' : wanted,
    exclude: printQueryList(
      exclude.filter((name) => name !== query),
      all,
    ),
  };
}
