import { PUBLISHED_TABLES } from '../../../src/benchmark/artifacts/published';
import type { PublishedComparison } from '../../../src/benchmark/model/published';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { toCsv } from '../../../src/benchmark/text/toCsv';
import { provenance, publication } from '../../../src/resultSet/datapackage';
import { asComparison } from './contradictions';
import type { Study } from './studies';

/** What a reader knows of a page that the page itself does not show in a form to read. */
export interface AdoptRequest {
  id: string;
  suite: NonNullable<PublishedComparison['suite']>;
  environment: string | null;
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  date?: string;
  notes: Note[];
}

type Columns = readonly string[];

const NUMBERS: Columns = ['time_change_pct', 'from_pct', 'to_pct', 'count', 'value'];

function resource(name: string, columns: Columns): object {
  const fields = columns.map((column) => ({ name: column, type: NUMBERS.includes(column) ? 'number' : 'string' }));
  return {
    name,
    path: `${name}.csv`,
    type: 'table',
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    schema: { fields, missingValues: [''] },
  };
}

type Row = (string | number | null)[];

/** The tables of a study that have rows. */
function tablesOf({ changes, buckets, labels }: Study) {
  const tables: Record<string, Row[]> = {
    changes: changes.map(({ query, timeChangePct }) => [query, timeChangePct]),
    buckets: buckets.map(({ label, fromPct, toPct, count }) => [label, fromPct, toPct, count]),
    'chart-labels': labels.map(({ chart, label, value }) => [chart, label, value]),
  };
  return Object.entries(tables).flatMap(([name, rows]) =>
    rows.length === 0 ? [] : [{ name, rows, columns: PUBLISHED_TABLES[`${name}.csv`] ?? [] }],
  );
}

/** The files of a published comparison by name. `found` are the contradictions of its page, which its notes list. */
export function studyFiles(study: Study, id: string, request: AdoptRequest, found: readonly Problem[], today: string) {
  const tables = tablesOf(study);
  const { created, notes } = publication(request, today);
  const { suite, environment } = request;
  const published = asComparison(study, { suite, environment });
  const { baseline, candidate, totals, statements, statistic, iterations, extraEnvironment } = published;
  const json = {
    $schema: '../../../schemas/published.schema.json',
    name: id,
    title: `${candidate.title} vs. ${baseline.title}, as published`,
    created,
    ...provenance(request),
    resources: tables.map(({ name, columns }) => resource(name, columns)),
    published: {
      suite,
      baseline,
      candidate,
      environment,
      extraEnvironment,
      statistic,
      iterations,
      totals,
      statements,
      notes: [
        ...request.notes,
        ...notes,
        ...found.map(({ line, message }) => ({ about: 'source', text: `Line ${line} of the page: ${message}.` })),
      ],
      changes: 'Time changes have the sign of more time, and the labels of ranges have edges next to them',
    },
  };
  const csv = tables.map(({ name, columns, rows }) => [`${name}.csv`, toCsv(columns, rows)] as const);
  return new Map([['datapackage.json', `${JSON.stringify(json, null, 2)}\n`], ...csv]);
}
