import type { Suite, SuiteName } from './resultSet';

/** A query's key within a suite. `part` is 'a', 'b' or ''; `version` is the query version if the name carries one. */
interface QueryKey {
  name: string;
  number: number;
  part: string;
  version: string | null;
}

/** Statements in addition to the suite's own: shown, never counted in totals. TPC-DS 2.4 sets carry ss_max. */
export const EXTRA_QUERIES: readonly string[] = ['ss_max'];

/**
 * The suites whose queries are known here. All others are teams' own: static/data/suites/ says what they are. Those of tpcds-99 are those of
 * TPC-DS, each template timed whole: what it holds of 14, 23, 24 and 39 is the time of two statements, which tpcds times apart.
 */
const TPC_TITLES = { tpcds: 'TPC-DS', 'tpcds-99': 'TPC-DS', tpch: 'TPC-H' } as const;
type TpcSuite = keyof typeof TPC_TITLES;

/** The suite that a suite's queries belong to: those of tpcds-99 are those of tpcds. */
export function suiteFamily(suite: SuiteName): SuiteName {
  return suite === 'tpcds-99' ? 'tpcds' : suite;
}

/** The ids of the suites that are derived from one of the TPC's. */
export const TPC_SUITES: readonly SuiteName[] = Object.keys(TPC_TITLES);

/** Whether a suite is derived from one of the TPC's, whose rules ask for a disclaimer. */
export function isTpc(suite: SuiteName): suite is TpcSuite {
  return Object.hasOwn(TPC_TITLES, suite);
}

/** Whether a title is that of a suite of the TPC. */
export function isTpcTitle(title: string): boolean {
  return Object.values(TPC_TITLES).some((known) => known === title);
}

/** What a suite is derived from, "TPC-DS"; of a team's own its title, by default its id. */
export function suiteTitle({ name, title }: Pick<Suite, 'name' | 'title'>): string {
  return isTpc(name) ? TPC_TITLES[name] : (title ?? name);
}

/** What tells two suites apart that are derived from the same; '' for most. */
function suiteMark({ name }: Pick<Suite, 'name'>): string {
  return name === 'tpcds-99' ? ' (99 queries)' : '';
}

/** The suite by a name that no other has: "TPC-DS", "TPC-DS (99 queries)". */
export function suiteLabel(suite: Pick<Suite, 'name' | 'title'>): string {
  return `${suiteTitle(suite)}${suiteMark(suite)}`;
}

/** "TPC-DS-derived", "TPC-DS-derived (99 queries)", or the title of a team's own suite. */
export function derivedTitle(suite: Pick<Suite, 'name' | 'title'>): string {
  return isTpc(suite.name) ? `${suiteTitle(suite)}-derived${suiteMark(suite)}` : suiteTitle(suite);
}

/** Whether a file that names a suite of the TPC by the word `benchmark` may be of `suite`: "tpcds" of tpcds-99 as well. */
export function mayBeOf(benchmark: unknown, suite: SuiteName): boolean {
  return benchmark === suite || (benchmark === 'tpcds' && suite === 'tpcds-99');
}

const SPLIT_TPCDS_TEMPLATES = new Set([14, 23, 24, 39]);
const NAME =
  /^(?:tpc-?(?:ds|h)[-_ ]?)?(?:query|q)?[-_ ]?0*([1-9]\d?)(?:([ab])|_part([12]))?(?:\.sql)?(?:-v(\d+(?:\.\d+)*))?$/i;
const EXTRA = /^(ss_max)(?:\.sql)?(?:-v(\d+(?:\.\d+)*))?$/i;

/** A query of a team's own suite: lower-case letters and digits, joined by single points, hyphens or underscores. */
const OWN_NAME = /^(?=.{1,60}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/**
 * All queries of a suite in natural order: 103 names for tpcds, 99 for tpcds-99, 22 for tpch, none for a team's own, whose queries stand
 * in suites/<id>/queries.csv. Source: TPC-DS 4.0 and TPC-H 3.0 specifications.
 */
export function suiteQueries(suite: SuiteName): string[] {
  if (!isTpc(suite)) return [];
  const numbers = Array.from({ length: suite === 'tpch' ? 22 : 99 }, (_, index) => index + 1);
  return numbers.flatMap((number) =>
    suite === 'tpcds' && SPLIT_TPCDS_TEMPLATES.has(number) ? [`q${number}a`, `q${number}b`] : [`q${number}`],
  );
}

const KNOWN: Record<TpcSuite, ReadonlySet<string>> = {
  tpcds: new Set(suiteQueries('tpcds')),
  'tpcds-99': new Set(suiteQueries('tpcds-99')),
  tpch: new Set(suiteQueries('tpch')),
};

/** Whether a short name such as "q14a" is a query of the suite, or one of its extras; of a team's own whether it can be one. */
export function isQueryOf(suite: SuiteName, name: string): boolean {
  if (!isTpc(suite)) return OWN_NAME.test(name);
  return KNOWN[suite].has(name) || (suite === 'tpcds' && EXTRA_QUERIES.includes(name));
}

/**
 * The key of a query name in any of the forms that harnesses write ("1", "Q01", "q1.sql", "query14_part1", "TPCDS-14a",
 * "q14a-v2.4", "ss_max"), or null when the suite has no such query. Names of a team's own suite are only put into lower case, without .sql.
 */
export function parseQueryName(text: string, suite: SuiteName): QueryKey | null {
  if (!isTpc(suite)) return ownKey(text);
  const extra = EXTRA.exec(text.trim());
  if (extra?.[1] && suite === 'tpcds') {
    return { name: extra[1].toLowerCase(), number: Number.MAX_SAFE_INTEGER, part: '', version: extra[2] ?? null };
  }
  const match = NAME.exec(text.trim());
  if (!match) return null;
  const part = match[2]?.toLowerCase() ?? (match[3] ? 'ab'.charAt(Number(match[3]) - 1) : '');
  const name = `q${Number(match[1])}${part}`;
  return isQueryOf(suite, name) ? { name, number: Number(match[1]), part, version: match[4] ?? null } : null;
}

function ownKey(text: string): QueryKey | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/\.sql$/, '');
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
