import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import type { SearchDocument, SearchKind } from '../searchDocuments';

/** A document with its position in the index, which breaks ties between matches. */
type IndexedDocument = SearchDocument & { id: number };

/** Weight of a match by the kind of its page: a matching query is probably wanted, a heading rarely. */
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

/** Words of a text: "TPC-DS" is tpcds, versions keep their dots ("0.16.0"), other text is split at non-letters. */
export function tokenize(text: string): string[] {
  const words = text.replace(/tpc-(ds|h)/gi, 'tpc$1').match(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu);
  return words ?? [];
}

/** Normalized word: lower case, with "q01" or "01" as "q1" or "1". */
export function processTerm(word: string): string {
  return word.toLowerCase().replace(/^(q?)0+(?=\d)/, '$1');
}

/** Edit distance for a text without exact results: 20% of a term with over four letters; false for numbers. */
function fuzzy(term: string): number | false {
  return term.length > 4 && !/\d/.test(term) ? 0.2 : false;
}

/** MiniSearch options. Every word must match; a prefix is enough. */
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

/** A matching document with the matching words: first the typed ones, then the document's. */
export type Match = Pick<SearchDocument, 'kind' | 'title' | 'path' | 'detail'> & { words: string[] };

/** The best matches, and the total number of matches. */
export interface Found {
  matches: Match[];
  total: number;
}

/** Maximum number of listed matches, and the maximum per kind if other kinds have more. */
const MAX_MATCHES = 12;
const MAX_MATCHES_PER_KIND = 4;

function asMatch({ kind, title, path, detail, queryTerms, terms }: SearchResult): Match {
  return { kind, title, path, detail, words: [...new Set([...queryTerms, ...terms])] };
}

/** True if a typed word is the whole name of the query, such as "q14a". */
function isNamed({ kind, title, queryTerms }: SearchResult): boolean {
  return kind === 'query' && queryTerms.some((term) => String(title).endsWith(` ${term}`));
}

/** True for a query, and for a result set whose title has all typed words, not only in "(baseline of Comet 1.0.0)". */
function isListed({ kind, title, queryTerms }: SearchResult): boolean {
  const words = tokenize(String(title).replace(/\(.*?\)/g, '')).map(processTerm);
  const isTitled = () => queryTerms.every((term) => words.some((word) => word.startsWith(term)));
  return kind === 'query' || (kind === 'result set' && isTitled());
}

/**
 * Results, best first. A query named in full comes first. All other queries get the best query's score; otherwise "q14"
 * would list q14b before q14a, because fewer pages mention q14b. So do result sets; otherwise "comet" would list the
 * releases with the shortest titles. Ties keep the order of the documents.
 */
function sortMatches(results: SearchResult[]): SearchResult[] {
  const best = new Map<string, number>();
  for (const { kind, score } of results.filter(isListed)) best.set(kind, Math.max(score, best.get(kind) ?? 0));
  const rank = (result: SearchResult) => {
    if (isNamed(result)) return Number.MAX_VALUE;
    return isListed(result) ? (best.get(result.kind) ?? 0) : result.score;
  };
  return [...results].sort((a, b) => rank(b) - rank(a) || a.id - b.id);
}

/** Maximum number of headings of a page. */
const MAX_HEADINGS = 2;

/** Omits headings after their page, and all but the best of a page. */
function withoutRepeats(results: readonly SearchResult[]): SearchResult[] {
  const seen = new Map<string, number>();
  return results.filter(({ kind, path }) => {
    const page = String(path).replace(/#.*/, '');
    const count = seen.get(page) ?? 0;
    seen.set(page, kind === 'heading' ? count + 1 : MAX_HEADINGS);
    return kind !== 'heading' || count < MAX_HEADINGS;
  });
}

/** First twelve matches: at most four of a kind, then the rest; grouped by kind, in the order of each kind's best. */
function listMatches(matches: Match[]): Match[] {
  const seen = new Map<string, number>();
  const first = matches.filter(({ kind }) => {
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return (seen.get(kind) ?? 0) <= MAX_MATCHES_PER_KIND;
  });
  const rest = matches.filter((match) => !first.includes(match));
  const shown = new Set([...first, ...rest].slice(0, MAX_MATCHES));
  const ordered = matches.filter((match) => shown.has(match));
  const kinds = [...new Set(ordered.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => ordered.filter((match) => match.kind === kind));
}

const QUESTION = new Set(
  'a an are can do does how i is it me my of or should the to we what which will would'.split(' '),
);

/** A question without question words: “should I switch” becomes “switch”. The unfinished last word always stays. */
function subjectOf(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.filter((word, index) => index === words.length - 1 || !QUESTION.has(word.toLowerCase())).join(' ');
}

/**
 * Returns a function that finds documents for a typed text, best first. Fuzzy matching is used only without exact
 * results; an empty text has no results.
 *
 * MiniSearch indexes short documents, because readers mostly search for a name (q14a, an engine, a term), which must
 * come first. Its measured bundle is 5.9 KB (gzip) after the focus and nothing before. The search bar of
 * @easyops-cn/docusaurus-search-local adds 7.7 KB of JavaScript and 1.6 KB of styles to every page, indexes whole
 * texts, and has no index in development. Pagefind is a native program that indexes the built HTML (so none in
 * development either), and ranks by weight and length of texts, with no way to prefer an exact name.
 */
export function createSearch(documents: readonly SearchDocument[]): (text: string) => Found {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (typed) => {
    const text = subjectOf(typed);
    const exact = index.search(text);
    const results = exact.length > 0 ? exact : index.search(text, { fuzzy });
    const distinct = withoutRepeats(sortMatches(results));
    return { matches: listMatches(distinct.map(asMatch)), total: distinct.length };
  };
}
