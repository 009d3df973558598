import type { Options } from 'minisearch';
import type { SearchDocument, SearchKind } from '../../../benchmark/publish/searchDocuments';

/** A document with its place in the index, which decides between equally good matches. */
type IndexedDocument = SearchDocument & { id: number };

/** How much a match counts by what it leads to: a query that is named is what was looked for, a heading seldom. */
const WEIGHTS: Record<SearchKind, number> = {
  query: 3,
  engine: 2.5,
  'result set': 1.5,
  report: 2,
  finding: 1.2,
  glossary: 1.2,
  page: 1.2,
  heading: 0.8,
};

/** The words of a text: "TPC-DS" is tpcds, versions keep their points ("0.16.0"), everything else parts at signs and spaces. */
export function tokenize(text: string): string[] {
  const words = text.replace(/tpc-(ds|h)/gi, 'tpc$1').match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu);
  return words ?? [];
}

/** The word as it is compared: lower case, and "q01" or "01" as "q1" or "1". */
export function processTerm(word: string): string {
  return word.toLowerCase().replace(/^(q?)0+(?=\d)/, '$1');
}

/** How much of a word may be mistyped, for a text that finds nothing as it is: a fifth of a longer word; a query's number is exact. */
export function fuzzy(term: string): number | false {
  return term.length > 4 && !/\d/.test(term) ? 0.2 : false;
}

/** The settings of MiniSearch, the same for the index and its tests. Every word must match, the last letters may be missing. */
export const SEARCH_OPTIONS: Options<IndexedDocument> = {
  fields: ['title', 'words', 'detail', 'text'],
  storeFields: ['kind', 'title', 'path', 'detail'],
  tokenize,
  processTerm,
  searchOptions: {
    combineWith: 'AND',
    prefix: true,
    boost: { title: 3, words: 2, text: 0.3 },
    boostDocument: (_id, _term, stored) => WEIGHTS[stored?.kind as SearchKind],
  },
};
