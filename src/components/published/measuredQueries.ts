import { column } from '../../benchmark/model/columns';
import { groupBy } from '../../benchmark/model/groupBy';
import type { MeasuredQuery, PublishedComparison } from '../../benchmark/model/published';
import { geometricMean, sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatQueries, formatShare } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { slug } from '../../benchmark/text/slug';
import { COMPUTED_KEY } from './statements';

/** Queries in a table, and in a list. */
const MOST = 5;

const added = ({ baseline, candidate }: MeasuredQuery) => candidate - baseline;

/** Change per measurement of the queries of one size with the largest geometric mean of their ratios. */
function queriesTable(rows: readonly MeasuredQuery[], { baseline, candidate }: PublishedComparison): Table {
  const queries = [...groupBy(rows, ({ query }) => query)].map(([query, parts]) => ({
    query,
    ratio: geometricMean(parts.map((part) => part.candidate / part.baseline)),
  }));
  const most = queries.sort((a, b) => b.ratio - a.ratio).slice(0, MOST);
  const changeOf =
    (query: string) =>
    (parts: readonly MeasuredQuery[]): number | null => {
      const part = parts.find((row) => row.query === query);
      return part ? (100 * added(part)) / part.baseline : null;
    };
  return tableOf(
    [...groupBy(rows, ({ name }) => name).values()],
    [
      [column('name', 'Measurement'), ([first]: readonly MeasuredQuery[]) => first?.name ?? null],
      ...most.map(({ query }) => [column(`${COMPUTED_KEY}${query}`, query, '%', 'signed'), changeOf(query)] as const),
    ],
    [
      `Change from ${baseline.title} to ${candidate.title}. The ${most.length} of ${formatQueries(queries.length)} with the largest ratio (geometric mean of all rows).`,
    ],
  );
}

/** Changes of single queries at each size of the measurements, by table ID `<key>-queries-<size>`; empty without any. */
export function measuredQueryTables(published: PublishedComparison, key: string): [id: string, Table][] {
  return [...groupBy(published.measuredQueries, ({ size }) => size)].map(([size, rows]) => [
    `${key}-queries-${slug(size)}`,
    queriesTable(rows, published),
  ]);
}

/**
 * Texts of the queries of a measurement, `measures.<name>.<size>.queries.`: count, higher (how many rose), list (the
 * five that rose most), and share (their part of the rise of the measurement; left out if it did not rise).
 */
export function measuredQueryValues({ measuredQueries }: PublishedComparison): ValueTexts {
  const groups = groupBy(measuredQueries, ({ name, size }) => `measures.${slug(name)}.${slug(size)}.queries`);
  return Object.assign(
    {},
    ...[...groups].map(([at, rows]) => {
      const most = [...rows].sort((a, b) => added(b) - added(a)).slice(0, MOST);
      const rise = sum(rows.map(added));
      return {
        [`${at}.count`]: formatNumber(rows.length),
        [`${at}.higher`]: formatNumber(rows.filter((row) => added(row) > 0).length),
        [`${at}.list`]: joinWords(most.map(({ query }) => query)),
        ...(rise > 0 ? { [`${at}.share`]: formatShare(sum(most.map(added)) / rise, 0) } : {}),
      };
    }),
  );
}
