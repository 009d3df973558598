import { licenceFault } from '../../../src/benchmark/artifacts/licences';
import { suspiciousSpreads, suspiciousText } from '../../../src/benchmark/artifacts/outlierSpreads';
import { column } from '../../../src/benchmark/model/columns';
import { EXTRA_QUERIES } from '../../../src/benchmark/model/queries';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { formatSeconds } from '../../../src/benchmark/text/numbers';
import { totalSeconds } from '../../../src/components/resultSet/listEntry';
import type { ForeignFormat } from '../../../src/importers/formats';
import { textTable } from '../textTable';
import type { ImportRequest } from './request';

const SLOWEST = 5;

/** Lines about queries whose iterations vary more than the suite's iterations. */
export function suspiciousLines({ rows }: Pick<ResultSet, 'rows'>): string[] {
  return suspiciousSpreads(rows).map((entry) => `suspicious: ${suspiciousText(entry)}`);
}

/** The line about a harness that the user did not name but the format implies; empty otherwise. */
export function harnessLines({ harness }: ImportRequest, format: ForeignFormat | null): string[] {
  if (harness || !format?.harness) return [];
  return [
    `harness: ${format.harness}, version unknown, since it writes such files; --harness NAME@VERSION says otherwise`,
  ];
}

/** The line about a missing or unknown license, which npm run check refuses. */
export function licenceLines({ licence }: Pick<ImportRequest, 'licence'>): string[] {
  const fault = licenceFault(licence === undefined ? [] : [{ name: licence }]);
  return fault
    ? [
        `license: ${fault.message}; npm run check rejects it. Add --license NAME: an SPDX ID such as Apache-2.0, or LicenseRef-NAME for your own terms, such as LicenseRef-Internal`,
      ]
    : [];
}

/** "1,804.91 s in total without ss_max"; '' if a query has no time. */
function totalText(set: ResultSet): string {
  const total = totalSeconds(set);
  const extras = set.rows.map(({ query }) => query).filter((query) => EXTRA_QUERIES.includes(query));
  const without = extras.length > 0 ? ` without ${extras.join(' and ')}` : '';
  return total === null ? '' : `, ${formatSeconds(total, 2)} in total${without}`;
}

/** A summary of an import for a terminal: rows by status, total, the slowest queries, and suspicious values. */
export function importSummary(set: ResultSet): string {
  const timed = set.rows.flatMap((row) => (row.timeS === null ? [] : [{ ...row, timeS: row.timeS }]));
  const missing = set.rows.filter(({ status }) => status !== 'ok').map(({ query, status }) => `${query} ${status}`);
  const slowest = [...timed].sort((a, b) => b.timeS - a.timeS).slice(0, SLOWEST);
  const table = {
    columns: [column('query', 'Slowest', '', 'query'), column('time_s', `${set.statistic}, s`, '', 'number', 3)],
    rows: slowest.map(({ query, timeS }) => [query, timeS]),
    footnotes: [],
  };
  const extras = [
    ...(set.iterationRows.length > 0 ? [`${set.iterationRows.length} single iterations`] : []),
    ...(set.outputs.length > 0 ? [`row counts or hashes of ${set.outputs.length} queries`] : []),
    ...(Object.keys(set.configuration).length > 0 ? [`${Object.keys(set.configuration).length} Spark properties`] : []),
  ];
  return [
    `${timed.length} of ${set.rows.length} queries have a time${totalText(set)}${extras.length > 0 ? `; ${extras.join(', ')}` : ''}`,
    ...(missing.length > 0 ? [`Without a time: ${missing.join(', ')}`] : []),
    textTable(table),
    ...suspiciousLines(set),
  ].join('\n');
}
