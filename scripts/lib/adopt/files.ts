import { PUBLISHED_TABLES, type PublishedComparison } from '../../../src/benchmark/model/published';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { type Columns, type RowOf, tableResource } from '../../../src/benchmark/model/tables/columns';
import { tableCsv } from '../../../src/benchmark/text/toCsv';
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

/** The tables of a study that have rows: their resources and files by name. */
function tablesOf({ changes, buckets, labels }: Study) {
  const resources: object[] = [];
  const files: [string, string][] = [];
  function add<Table extends Columns>(path: string, columns: Table, rows: readonly Omit<RowOf<Table>, 'line'>[]): void {
    if (rows.length === 0) return;
    resources.push(tableResource(path, columns));
    files.push([path, tableCsv(columns, rows)]);
  }
  add('changes.csv', PUBLISHED_TABLES['changes.csv'], changes);
  add('buckets.csv', PUBLISHED_TABLES['buckets.csv'], buckets);
  add('chart-labels.csv', PUBLISHED_TABLES['chart-labels.csv'], labels);
  return { resources, files };
}

/** The files of a published comparison by name. `found` are the contradictions of its page, which its notes list. */
export function studyFiles(study: Study, id: string, request: AdoptRequest, found: readonly Problem[], today: string) {
  const { resources, files } = tablesOf(study);
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
    resources,
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
  return new Map([['datapackage.json', `${JSON.stringify(json, null, 2)}\n`], ...files]);
}
