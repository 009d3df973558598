import { suggestName } from './suggestName';

const RANGE = /^(\S+?)\s*(?:[–-]|\.\.)\s*(\S+)$/;

/** Normalizes "14A", "Q14a", and "14a" to q14a. */
function shortName(text: string): string {
  const name = text.trim().toLowerCase();
  return /^\d/.test(name) ? `q${name}` : name;
}

/** Indexes of a name in all queries: one, or those of all parts of a query ("q14" means q14a and q14b). */
function places(text: string, all: readonly string[]): number[] {
  const name = shortName(text);
  const own = all.indexOf(name);
  if (own !== -1) return [own];
  return all.flatMap((query, index) => (/^q\d+[a-z]$/.test(query) && query.slice(0, -1) === name ? [index] : []));
}

/** Queries of one part of a list, "q72" or "q1-q20", or the problem with it. */
function partQueries(part: string, all: readonly string[]): string[] | string {
  const single = places(part, all);
  if (single.length > 0) return single.map((index) => all[index] ?? '');
  const range = RANGE.exec(part);
  const ends = range ? [range[1] ?? '', range[2] ?? ''] : [part];
  const unknown = ends.find((end) => places(end, all).length === 0);
  if (unknown !== undefined) return unknownQuery(unknown, all);
  const [from = 0, to = 0] = [Math.min(...places(ends[0] ?? '', all)), Math.max(...places(ends[1] ?? '', all))];
  return from <= to ? all.slice(from, to + 1) : `${part}: the range runs backwards; write its first query first`;
}

/** 'unknown query: q140 (did you mean q14a? known: q1 to q99)'. */
function unknownQuery(text: string, all: readonly string[]): string {
  const meant = suggestName(shortName(text), all);
  const known = all.length === 0 ? 'none available' : `known: ${all[0]} to ${all.at(-1)}`;
  return `unknown query: ${text.slice(0, 100)} (${meant ? `did you mean ${meant}? ` : ''}${known})`;
}

/**
 * Parses a list such as "q1-q20, q72, 14a" with all queries in suite order: separators are commas, semicolons, or
 * blanks, ranges include both ends, and a number without a part means all its parts. Unknown parts are skipped, each
 * with a problem. An empty text is an empty list.
 */
export function parseQueryList(text: string, all: readonly string[]) {
  const parts = text
    .replace(/\s*(–|-|\.\.)\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const found = new Set<string>();
  const problems: string[] = [];
  for (const part of parts) {
    const queries = partQueries(part, all);
    if (typeof queries === 'string') problems.push(queries);
    else for (const query of queries) found.add(query);
  }
  return { queries: all.filter((query) => found.has(query)), problems: [...new Set(problems)] };
}

/** Runs of consecutive queries in `all` among the wanted ones. */
function runs(wanted: ReadonlySet<string>, all: readonly string[]): string[][] {
  const found: string[][] = [];
  all.forEach((query, index) => {
    if (!wanted.has(query)) return;
    const last = found.at(-1);
    if (last && wanted.has(all[index - 1] ?? '')) last.push(query);
    else found.push([query]);
  });
  return found;
}

/** The shortest list that `parseQueryList` parses to these queries: "q1-q20,q72". Names outside `all` are skipped. */
export function printQueryList(queries: Iterable<string>, all: readonly string[]): string {
  return runs(new Set(queries), all)
    .map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(',')))
    .join(',');
}
