import type { Suite, SuiteName } from './resultSet';

/** A query's key within a suite. `part` is 'a', 'b', or ''; `version` is the query version if the name contains one. */
interface QueryKey {
  name: string;
  number: number;
  part: string;
  version: string | null;
}

/** Statements in addition to the suite's own: shown, never counted in totals. TPC-DS 2.4 sets contain ss_max. */
export const EXTRA_QUERIES: readonly string[] = ['ss_max'];

/**
 * Suites with known queries. All others are custom suites, described in static/data/suites/. tpcds-99 has the queries
 * of TPC-DS, but times each template as a whole: its 14, 23, 24, and 39 cover two statements each, which tpcds times
 * separately.
 */
const TPC_TITLES = { tpcds: 'TPC-DS', 'tpcds-99': 'TPC-DS', tpch: 'TPC-H' } as const;
type TpcSuite = keyof typeof TPC_TITLES;

/** The suite that defines a suite's queries: tpcds for tpcds-99. */
export function suiteFamily(suite: SuiteName): SuiteName {
  return suite === 'tpcds-99' ? 'tpcds' : suite;
}

/** Ids of the suites that are derived from a TPC suite. */
export const TPC_SUITES: readonly SuiteName[] = Object.keys(TPC_TITLES);

/** True if a suite is derived from a TPC suite; TPC rules then require a disclaimer. */
export function isTpc(suite: SuiteName): suite is TpcSuite {
  return Object.hasOwn(TPC_TITLES, suite);
}

/** True if a title is the name of a TPC suite. */
export function isTpcTitle(title: string): boolean {
  return Object.values(TPC_TITLES).some((known) => known === title);
}

/** Name of the original suite, "TPC-DS"; for a custom suite its title, by default its id. */
export function suiteTitle({ name, title }: Pick<Suite, 'name' | 'title'>): string {
  return isTpc(name) ? TPC_TITLES[name] : (title ?? name);
}

/** Suffix that distinguishes two suites derived from the same original; '' for most. */
function suiteMark({ name }: Pick<Suite, 'name'>): string {
  return name === 'tpcds-99' ? ' (99 queries)' : '';
}

/** Unique name of the suite: "TPC-DS", "TPC-DS (99 queries)". */
export function suiteLabel(suite: Pick<Suite, 'name' | 'title'>): string {
  return `${suiteTitle(suite)}${suiteMark(suite)}`;
}

/** "TPC-DS-derived", "TPC-DS-derived (99 queries)", or the title of a custom suite. */
export function derivedTitle(suite: Pick<Suite, 'name' | 'title'>): string {
  return isTpc(suite.name) ? `${suiteTitle(suite)}-derived${suiteMark(suite)}` : suiteTitle(suite);
}

/** True if the word `benchmark` in a file can name `suite`: "tpcds" also names tpcds-99. */
export function matchesSuite(benchmark: unknown, suite: SuiteName): boolean {
  return benchmark === suite || (benchmark === 'tpcds' && suite === 'tpcds-99');
}

const SPLIT_TPCDS_TEMPLATES = new Set([14, 23, 24, 39]);
const NAME = /^(?:tpc-?(?:ds|h)[-_ ]?)?(?:query|q)?[-_ ]?0*([1-9]\d?)(?:([ab])|_part([12]))?(?:-v(\d+(?:\.\d+)*))?$/i;
const EXTRA = /^(ss_max)(?:-v(\d+(?:\.\d+)*))?$/i;

/** The folders and the extension of a file of a query: "benchmark/tpch/q01.sql" is q01. */
const FOLDERS = /^.*\//;
const EXTENSION = /\.(sql|benchmark|txt|log|out|hql)$/i;

/** A query of a custom suite: lowercase letters and digits, joined by single points, hyphens, or underscores. */
const OWN_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

function numberedQueries(suite: TpcSuite): string[] {
  const numbers = Array.from({ length: suite === 'tpch' ? 22 : 99 }, (_, index) => index + 1);
  return numbers.flatMap((number) =>
    suite === 'tpcds' && SPLIT_TPCDS_TEMPLATES.has(number) ? [`q${number}a`, `q${number}b`] : [`q${number}`],
  );
}

const QUERIES: Record<TpcSuite, readonly string[]> = {
  tpcds: numberedQueries('tpcds'),
  'tpcds-99': numberedQueries('tpcds-99'),
  tpch: numberedQueries('tpch'),
};

/**
 * All queries of a suite in natural order: 103 names for tpcds, 99 for tpcds-99, 22 for tpch. None for a custom suite,
 * which lists them in suites/<id>/queries.csv. Source: TPC-DS 4.0 and TPC-H 3.0 specifications.
 */
export function suiteQueries(suite: SuiteName): readonly string[] {
  return isTpc(suite) ? QUERIES[suite] : [];
}

/** Statements of a query: 2 for a template of tpcds-99 that tpcds splits into a and b, otherwise 1. */
export function statementCount(suite: SuiteName, query: string): number {
  return suite === 'tpcds-99' && QUERIES.tpcds.includes(`${query}a`) ? 2 : 1;
}

const KNOWN: Record<TpcSuite, ReadonlySet<string>> = {
  tpcds: new Set(QUERIES.tpcds),
  'tpcds-99': new Set(QUERIES['tpcds-99']),
  tpch: new Set(QUERIES.tpch),
};

/**
 * True if a short name such as "q14a" is a query or an extra of the suite; for a custom suite, if the name is valid.
 */
export function isQueryOf(suite: SuiteName, name: string): boolean {
  if (!isTpc(suite)) return OWN_NAME.test(name);
  return KNOWN[suite].has(name) || (suite === 'tpcds' && EXTRA_QUERIES.includes(name));
}

/**
 * Key of a query name in any form that harnesses write ("1", "Q01", "q1.sql", "query14_part1", "TPCDS-14a",
 * "q14a-v2.4", "ss_max"); null if the suite has no such query. Names of a custom suite only become lowercase and lose
 * folders and ".sql".
 */
export function parseQueryName(text: string, suite: SuiteName): QueryKey | null {
  const file = text.trim().replace(FOLDERS, '').replace(EXTENSION, '');
  if (!isTpc(suite)) return ownKey(file);
  const extra = EXTRA.exec(file);
  if (extra?.[1] && suite === 'tpcds') {
    return { name: extra[1].toLowerCase(), number: Number.MAX_SAFE_INTEGER, part: '', version: extra[2] ?? null };
  }
  const match = NAME.exec(file);
  if (!match) return null;
  const part = match[2]?.toLowerCase() ?? (match[3] ? 'ab'.charAt(Number(match[3]) - 1) : '');
  const name = `q${Number(match[1])}${part}`;
  return isQueryOf(suite, name) ? { name, number: Number(match[1]), part, version: match[4] ?? null } : null;
}

function ownKey(text: string): QueryKey | null {
  const name = text.toLowerCase();
  return OWN_NAME.test(name) ? { name, number: queryNumber(name), part: '', version: null } : null;
}

/** Natural order of short names: by number, then part; extras and unknown names last, by text. */
export function compareQueries(a: string, b: string): number {
  const [numberA, numberB] = [queryNumber(a), queryNumber(b)];
  if (numberA !== numberB) return numberA - numberB;
  return a < b ? -1 : a > b ? 1 : 0;
}

function queryNumber(name: string): number {
  const match = /^q(\d+)/.exec(name);
  return match ? Number(match[1]) : Number.MAX_SAFE_INTEGER;
}
