import { parseQueryList, printQueryList } from '../text/queryList';
import { parseWeights, printWeights, type QueryWeights } from '../text/queryWeights';

/** A reader's choice of queries: lists such as "q1-q20, q72". Empty lists include all and exclude none. */
export interface QueryChoice {
  only: string;
  exclude: string;
  /** Weights, "q1-q20:3, q72:0.5, *:1"; absent or empty: equal weights. */
  weights?: string;
}

/** Chosen queries with their weights, and problems in the lists. */
interface ChosenQueries {
  /** Null if all queries are included. */
  only: ReadonlySet<string> | null;
  /** Null for equal weights. */
  weights: QueryWeights | null;
  problems: string[];
}

/** Queries of `all` that a choice includes. A list without a known query and weights with a problem have no effect. */
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

/** The weights with the query added at weight 1, if it is missing. */
function withWeight(text: string, query: string, all: readonly string[]): string {
  const { weights } = parseWeights(text, all);
  if (!weights || weights.has(query)) return text;
  return printWeights(new Map([...weights, [query, 1]]), all);
}

/** The choice after one query was excluded or included again, as lists in their shortest form. */
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
