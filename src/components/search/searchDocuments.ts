import { groupBy } from '../../benchmark/model/groupBy';
import { findingPagePath } from '../../benchmark/model/paths';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { compareVersions } from '../../benchmark/model/versions';
import { capitalise } from '../../benchmark/text/names';
import { countNoun } from '../../benchmark/text/numbers';
import type { ReportListEntry } from '../report/reportListEntry';
import { resultSetListEntry } from '../resultSet/listEntry';

/** Kind of a search result; results are grouped by kind. */
export type SearchKind = 'query' | 'engine' | 'result set' | 'report' | 'finding' | 'page' | 'glossary' | 'heading';

/** One entry of /search-index.json. */
export interface SearchDocument {
  kind: SearchKind;
  title: string;
  /** Site path without base path, with an anchor if there is one: "/glossary/#speedup". */
  path: string;
  /** One short line; '' if the title is enough. */
  detail: string;
  /** Search terms in addition to title and detail. */
  words: string;
  /** Words of its text, or cluster and settings; they match after titles. Absent if there are none. */
  text?: string;
}

/** The parts of a written page that search needs. `path` is a site path without base path. */
export interface SearchPage {
  path: string;
  title: string;
  description: string;
  /** Second- and third-level headings, in order. */
  headings: { id: string; text: string }[];
  /** Distinct words of its text and code. */
  words?: readonly string[];
  /** Words that readers search for; they match like the title. */
  keywords?: readonly string[];
  /** Terms of definition lists, with the first sentence of their definitions. */
  terms: { id: string; term: string; sentence: string }[];
}

/** Words of a text as the `text` of a document; empty if there are none. */
function textPart(words: Iterable<string> = []): Pick<SearchDocument, 'text'> {
  const text = [...words].join(' ');
  return text === '' ? {} : { text };
}

export interface SearchInput {
  /** Entries of the pages of queries. */
  queries: readonly SearchDocument[];
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  reports: readonly ReportListEntry[];
  /** Engines with a page: its path, and their history, if any. */
  engines: readonly { id: string; name: string; path: string; history: { title: string; path: string } | null }[];
  /** Findings of reports: `title` is the sentence of the finding. */
  findings: readonly { report: string; query: string; title: string }[];
  pages: readonly SearchPage[];
}

/** Search terms of a query: "q14a" also as 14a, q14, 14, and query 14a. */
export function queryWords(query: string): string {
  const match = /^q(\d+)([a-z]?)$/.exec(query);
  if (!match) return 'query';
  const [, number, part] = match;
  return [...new Set(['query', `${number}${part}`, number, `q${number}`])].join(' ');
}

/** Queries in their order; templates such as q14, which other result sets split into q14a and q14b, after all others. */
function templatesLast(queries: readonly SearchDocument[]): SearchDocument[] {
  const paths = new Set(queries.map(({ path }) => path));
  const isTemplate = ({ path }: SearchDocument) => paths.has(path.replace(/\/$/, 'a/'));
  return [...queries].sort((a, b) => Number(isTemplate(a)) - Number(isTemplate(b)));
}

/** The index of the queries, if there are any. */
function queryIndex(queries: readonly SearchDocument[]): SearchDocument[] {
  if (queries.length === 0) return [];
  return [
    {
      kind: 'page',
      title: 'Queries',
      path: '/queries/',
      detail: 'All queries with the times of all result sets',
      words: '',
    },
  ];
}

/** The list of histories, and each history, if there are any. */
function historyDocuments({ engines }: Pick<SearchInput, 'engines'>): SearchDocument[] {
  const histories = engines.flatMap(({ history }) => history ?? []);
  if (histories.length === 0) return [];
  const pages = [{ title: 'History', path: '/history/', detail: 'Speedup by release' }];
  const own = histories.map((entry) => ({
    ...entry,
    detail: 'Each release compared with vanilla Spark, and the speedup of each query',
  }));
  return [...pages, ...own].map((page) => ({ kind: 'page', ...page, words: 'rounds releases over time' }));
}

/** An engine, linked to its page, otherwise to its newest result set (by date of publication, then by id). */
function engineDocument(
  sets: readonly ResultSet[],
  environments: readonly Environment[],
  engines: SearchInput['engines'],
): SearchDocument[] {
  const [newest] = [...sets].sort((a, b) =>
    a.created === b.created ? (a.id < b.id ? 1 : -1) : a.created < b.created ? 1 : -1,
  );
  if (!newest) return [];
  const { engine, path } = resultSetListEntry(newest, environments);
  return [
    {
      kind: 'engine',
      title: capitalise(newest.engine.title),
      path: engines.find(({ id }) => id === newest.engine.id)?.path ?? path,
      detail:
        sets.length === 1 ? `Result set, ${engine}` : `Latest of ${countNoun(sets.length, 'result set')}: ${engine}`,
      words: newest.engine.id,
    },
  ];
}

function resultSetDocument(set: ResultSet, environments: readonly Environment[]): SearchDocument {
  const { title, path, environment, statistic, published } = resultSetListEntry(set, environments);
  const detail = `${capitalise(statistic)}, published ${published}`;
  const words = `${set.id} ${set.engine.id} ${environment}`;
  const cluster = environments.find(({ id }) => id === set.environment)?.title ?? '';
  const text = textPart([cluster, ...Object.keys(set.configuration)].filter((part) => part !== ''));
  return { kind: 'result set', title, path, detail, words, ...text };
}

function pageDocuments(
  { path, title, description, headings, terms, words, keywords = [] }: SearchPage,
  known?: SearchDocument,
): SearchDocument[] {
  const page: SearchDocument = {
    kind: 'page',
    title,
    path,
    detail: firstSentence(description),
    words: keywords.join(' '),
    ...textPart(words),
  };
  const name = known?.kind === 'finding' ? `${title}, ${known.detail}` : (known?.title ?? title);
  return [
    ...(known ? [] : [page]),
    ...terms.map(({ id, term, sentence }) => glossaryDocument(`${path}#${id}`, term, sentence)),
    ...headings.map(({ id, text }) => headingDocument(`${path}#${id}`, text, name)),
  ];
}

function glossaryDocument(path: string, title: string, detail: string): SearchDocument {
  return { kind: 'glossary', title, path, detail, words: '' };
}

function headingDocument(path: string, title: string, page: string): SearchDocument {
  return { kind: 'heading', title, path, detail: page, words: '' };
}

/** A text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  return /^[\s\S]*?[.?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Sorts by publication, then by version, the newest first. */
function newestFirst(sets: readonly ResultSet[]): ResultSet[] {
  return [...sets].sort(
    (a, b) => b.created.localeCompare(a.created) || compareVersions(b.engine.version, a.engine.version),
  );
}

/** Number of result sets in the search. */
const MAX_SETS = 1000;

/**
 * All search documents, in the order of equally good results: queries of the suites, engines, result sets, reports,
 * findings, then pages with their terms and headings. The newest result sets are included, the newest first. Reports and findings are included only if a page shows them, so
 * that every path exists.
 */
export function searchDocuments(input: SearchInput): SearchDocument[] {
  const { queries, resultSets, environments, reports, engines, findings, pages } = input;
  const paths = new Set(pages.map(({ path }) => path));
  const titles = new Map(reports.map(({ id, title }) => [id, title]));
  const wordsOf = new Map(pages.map((page) => [page.path, page.words]));
  const shown: SearchDocument[] = [
    ...reports.map(({ title, path, detail }) => ({ kind: 'report' as const, title, path, detail, words: '' })),
    ...findings.map(({ report, query, title }) => ({
      kind: 'finding' as const,
      title,
      path: findingPagePath(report, query),
      detail: titles.get(report) ?? '',
      words: queryWords(query),
    })),
  ]
    .filter(({ path }) => paths.has(path))
    .map((document) => ({ ...document, ...textPart(wordsOf.get(document.path)) }));
  return [
    ...templatesLast(queries),
    ...[...groupBy(resultSets, ({ engine }) => engine.id).values()].flatMap((sets) =>
      engineDocument(sets, environments, engines),
    ),
    ...newestFirst(resultSets)
      .slice(0, MAX_SETS)
      .map((set) => resultSetDocument(set, environments)),
    ...shown,
    ...queryIndex(queries),
    ...historyDocuments(input),
    ...pages.flatMap((page) =>
      pageDocuments(
        page,
        shown.find(({ path }) => path === page.path),
      ),
    ),
  ];
}
