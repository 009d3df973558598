import { createdTime } from '../../../src/benchmark/artifacts/created';
import { QUERY_BANDS, type ResourceUsage } from '../../../src/benchmark/model/published';
import type { Note, Problem } from '../../../src/benchmark/model/resultSet';
import { named, number, optional, tableResource, unique } from '../../../src/benchmark/model/tables/columns';
import { tableCsv } from '../../../src/benchmark/text/toCsv';
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

const SERIES = {
  elapsedS: unique(number('Seconds since the first line of the series.', { unit: 's' })),
  memoryGb: optional(number('Memory in use on the whole machine, in 10⁹ bytes.', { unit: 'GB' })),
  writeMbPerS: named(
    'disk_write_mb_per_s',
    optional(
      number('Written to the disks of the machine since the line before, in 10⁶ bytes a second.', { unit: 'MB/s' }),
    ),
  ),
};

function samplesCsv({ samples }: SeriesRun): string {
  return tableCsv(
    SERIES,
    samples.map(({ elapsedS, memoryBytes, writtenBytes }, index) => {
      const seconds = elapsedS - (samples[index - 1]?.elapsedS ?? elapsedS - 1);
      return { elapsedS, memoryGb: memoryBytes / 1e9, writeMbPerS: writtenBytes / 1e6 / seconds };
    }),
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
      tableResource(`${name}.csv`, SERIES, `The series of ${name}, a line a second.`),
      tableResource(`${name}-queries.csv`, QUERY_BANDS, `When each query of ${name} began and ended.`),
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
      [`${name}-queries.csv`, tableCsv(QUERY_BANDS, run.queries)],
    ]),
  ]);
  const artifacts = new Map([...files].map(([name, content]) => [name, { path: `${folder}/${name}`, text: content }]));
  return {
    files,
    problems: parseResourceUsageFolder({ id: request.id, path: folder, files: artifacts, unread: [] }).problems,
  };
}
