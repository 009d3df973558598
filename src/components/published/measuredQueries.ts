import { column, QUERY_COLUMN } from '../../benchmark/model/columns';
import { groupBy } from '../../benchmark/model/groupBy';
import type { MeasuredQuery, PublishedComparison } from '../../benchmark/model/published';
import { geometricMean, sum } from '../../benchmark/model/statistics';
import type { Table } from '../../benchmark/model/table';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { joinWords } from '../../benchmark/text/names';
import { formatNumber, formatShare } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { slug } from '../../benchmark/text/slug';
import { COMPUTED_KEY } from './statements';

const TABLE_QUERIES = 10;
const LISTED_QUERIES = 5;

const added = ({ baseline, candidate }: MeasuredQuery) => candidate - baseline;

/** The queries of one size with the largest geometric mean of their ratios over all measurements. */
function queriesTable(rows: readonly MeasuredQuery[], all: number): Table {
  const names = [...new Set(rows.map(({ name }) => name))];
  const largest = [...groupBy(rows, ({ query }) => query)]
    .map(([query, parts]) => ({
      query,
      parts,
      ratio: geometricMean(parts.map(({ baseline, candidate }) => candidate / baseline)),
    }))
    .sort((a, b) => b.ratio - a.ratio)
    .slice(0, TABLE_QUERIES);
  const change = (parts: readonly MeasuredQuery[], name: string) => {
    const part = parts.find((row) => row.name === name);
    return part ? (100 * added(part)) / part.baseline : null;
  };
  return tableOf(
    largest,
    [
      [QUERY_COLUMN, 'query'],
      ...names.map(
        (name) =>
          [
            column(`${COMPUTED_KEY}${slug(name)}`, name, '%', 'signed'),
            ({ parts }: { parts: MeasuredQuery[] }) => change(parts, name),
          ] as const,
      ),
    ],
    [`Change of each query’s value. The ${largest.length} of ${all} queries with the largest mean change.`],
  );
}

/** Changes of single queries at each size of the measurements, by table ID `<key>-queries-<size>`; empty without any. */
export function measuredQueryTables({ measuredQueries }: PublishedComparison, key: string): [id: string, Table][] {
  const count = new Set(measuredQueries.map(({ query }) => query)).size;
  return [...groupBy(measuredQueries, ({ size }) => size)].map(([size, rows]) => [
    `${key}-queries-${slug(size)}`,
    queriesTable(rows, count),
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
      const most = [...rows].sort((a, b) => added(b) - added(a)).slice(0, LISTED_QUERIES);
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
