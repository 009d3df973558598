import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { SearchDocument, SearchKind } from '../searchDocuments';

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
function fuzzy(term: string): number | false {
  return term.length > 4 && !/\d/.test(term) ? 0.2 : false;
}

/** The settings of MiniSearch, the same for the index and its tests. Every word must match, the last letters may be missing. */
const SEARCH_OPTIONS: Options<IndexedDocument> = {
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

/** A document that matches, with the words that did: those typed, then those of the document. */
export type Match = Pick<SearchDocument, 'kind' | 'title' | 'path' | 'detail'> & { words: string[] };

/** The best matches, and how many there are in all. */
export interface Found {
  matches: Match[];
  total: number;
}

/** The most that is listed, and the most of one kind as long as there is more of others. */
const SHOWN = 12;
const SHOWN_OF_A_KIND = 4;

function asMatch({ kind, title, path, detail, queryTerms, terms }: SearchResult): Match {
  return { kind, title, path, detail, words: [...new Set([...queryTerms, ...terms])] };
}

/** Whether a word that was typed is the whole name of the query, "q14a". */
function isNamed({ kind, title, queryTerms }: SearchResult): boolean {
  return kind === 'query' && queryTerms.some((term) => String(title).endsWith(` ${term}`));
}

/**
 * Best first. A query that is named comes before everything; the others all count as much as the best of them, or "q14" would
 * list q14b before q14a because fewer pages speak of it. Equally good results stay in the order of the documents.
 */
function inOrder(results: SearchResult[]): SearchResult[] {
  const best = Math.max(0, ...results.filter(({ kind }) => kind === 'query').map(({ score }) => score));
  const rank = (result: SearchResult) => {
    if (isNamed(result)) return Number.MAX_VALUE;
    return result.kind === 'query' ? best : result.score;
  };
  return [...results].sort((a, b) => rank(b) - rank(a) || a.id - b.id);
}

/** The first twelve: at most four of a kind, then whatever is left over, in groups of one kind in order of their best. */
function listed(matches: Match[]): Match[] {
  const seen = new Map<string, number>();
  const first = matches.filter(({ kind }) => {
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= SHOWN_OF_A_KIND;
  });
  const rest = matches.filter((match) => !first.includes(match));
  const shown = new Set([...first, ...rest].slice(0, SHOWN));
  const ordered = matches.filter((match) => shown.has(match));
  const kinds = [...new Set(ordered.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => ordered.filter((match) => match.kind === kind));
}

const QUESTION = new Set(
  'a an are can do does how i is it me my of or should the to we what which will would'.split(' '),
);

/** A question without the words that every question has: “should I switch” asks for “switch”. The last word, which may be unfinished, stays. */
function subjectOf(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.filter((word, index) => index === words.length - 1 || !QUESTION.has(word.toLowerCase())).join(' ');
}

/**
 * A function that finds documents by what was typed, best first. Mistyped words are guessed only where nothing is found. Nothing is found for an empty text.
 *
 * MiniSearch over documents of our own, because what is looked for is mostly a name (q14a, an engine, a term), which must
 * come first: measured, its bundle is 5.9 KB (gzip) after the focus and nothing before. The bar of
 * @easyops-cn/docusaurus-search-local is 7.7 KB of JavaScript and 1.6 KB of styles on every page, indexes whole texts, and
 * has no index in development. Pagefind is a native program that reads the built HTML (none in development either), and
 * ranks by weight and length of texts, with no way to let an exact name win.
 */
export function createSearch(documents: readonly SearchDocument[]): (text: string) => Found {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (typed) => {
    const text = subjectOf(typed);
    const exact = index.search(text);
    const results = exact.length > 0 ? exact : index.search(text, { fuzzy });
    return { matches: listed(inOrder(results).map(asMatch)), total: results.length };
  };
}
