import { createdTime } from '../../../src/benchmark/artifacts/created';
import type { ResourceUsage } from '../../../src/benchmark/model/published';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { toCsv } from '../../../src/benchmark/text/toCsv';
import { parseResourceUsageFolder } from '../../../src/data/published/resourceUsageFolder';
import type { SeriesRun } from '../../../src/importers/series/resourceSeries';
import { provenance } from '../../../src/resultSet/datapackage';

export interface SeriesRequest {
  id: string;
  title: string;
  date: string;
  suite: ResourceUsage['suite'];
  source?: { title: string; url: string; commit?: string };
  licence?: string;
  notes: Note[];
}

const REQUIRED = { required: true, unique: true };

const SERIES_FIELDS = [
  {
    name: 'elapsed_s',
    type: 'number',
    unit: 's',
    description: 'Seconds since the first line of the series.',
    constraints: REQUIRED,
  },
  { name: 'memory_gb', type: 'number', unit: 'GB', description: 'Memory in use on the whole machine, in 10⁹ bytes.' },
  {
    name: 'disk_write_mb_per_s',
    type: 'number',
    unit: 'MB/s',
    description: 'Written to the disks of the machine since the line before, in 10⁶ bytes a second.',
  },
];

const QUERY_FIELDS = [
  { name: 'query', type: 'string', description: 'Short name.', constraints: REQUIRED },
  {
    name: 'start_s',
    type: 'number',
    unit: 's',
    description: 'Its start, in seconds since the first line of the series.',
  },
  { name: 'end_s', type: 'number', unit: 's', description: 'Its end, likewise.' },
];

function resource(name: string, description: string, fields: object[]): object {
  const table = { path: `${name}.csv`, type: 'table', format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' };
  return { name, description, ...table, schema: { fields, missingValues: [''] } };
}

function samplesCsv({ samples }: SeriesRun): string {
  return toCsv(
    SERIES_FIELDS.map(({ name }) => name),
    samples.map(({ elapsedS, memoryBytes, writtenBytes }, index) => {
      const seconds = elapsedS - (samples[index - 1]?.elapsedS ?? elapsedS - 1);
      return [elapsedS, memoryBytes / 1e9, writtenBytes / 1e6 / seconds];
    }),
  );
}

function queriesCsv({ queries }: SeriesRun): string {
  return toCsv(
    QUERY_FIELDS.map(({ name }) => name),
    queries.map(({ query, startS, endS }) => [query, startS, endS]),
  );
}

function datapackage(request: SeriesRequest, sides: readonly string[]): object {
  const { id, title, date, suite, notes } = request;
  return {
    $schema: '../../../schemas/resource-usage.schema.json',
    name: id,
    title,
    created: createdTime(date),
    ...provenance(request),
    resources: sides.flatMap((name) => [
      resource(name, `The series of ${name}, a line a second.`, SERIES_FIELDS),
      resource(`${name}-queries`, `When each query of ${name} began and ended.`, QUERY_FIELDS),
    ]),
    usage: {
      x: 'elapsed_s',
      original: true,
      suite,
      queries: sides.map((name) => ({ of: name, in: `${name}-queries` })),
      notes,
      changes: 'times as seconds since the first line, bytes as GB and MB/s, events of a query in one row',
    },
  };
}

/** Files of a set of series by name, and problems of parsing them again, the last check before writing. */
export function seriesFiles(
  request: SeriesRequest,
  runs: ReadonlyMap<string, SeriesRun>,
  folder: string,
): { files: Map<string, string>; problems: Problem[] } {
  const files = new Map([
    ['datapackage.json', `${JSON.stringify(datapackage(request, [...runs.keys()]), null, 2)}\n`],
    ...[...runs].flatMap(([name, run]): [string, string][] => [
      [`${name}.csv`, samplesCsv(run)],
      [`${name}-queries.csv`, queriesCsv(run)],
    ]),
  ]);
  const artifacts = new Map([...files].map(([name, content]) => [name, { path: `${folder}/${name}`, text: content }]));
  return {
    files,
    problems: parseResourceUsageFolder({ id: request.id, path: folder, files: artifacts, unread: [] }).problems,
  };
}
