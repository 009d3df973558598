import { problem } from '../model/problem';
import type { ResourceUsage, Series, SeriesPoint } from '../model/published';
import type { Artifact, Problem } from '../model/resultSet';
import { type CellReader, fileNamed, readTable } from './cells';
import type { CsvRow } from './csv';

/** datapackage.json of a resource-usage set, already checked; `x` names the column of elapsed time that every file has. */
export interface ResourceUsagePackage {
  name: string;
  title: string;
  created: string;
  licenses: ResourceUsage['licences'];
  sources: ResourceUsage['sources'];
  resources: { name: string; path: string; schema: { fields: { name: string }[] } }[];
  usage: { x: string; notes: ResourceUsage['notes']; changes: string };
}

function seriesOf(
  file: Artifact,
  name: string,
  fields: string[],
  x: string,
): { series: Series[]; problems: Problem[] } {
  const read = (row: CsvRow, reader: CellReader) => ({
    x: reader.number(row, x),
    values: fields.map((field) => (field === x ? null : reader.optional(row, field))),
  });
  const { rows, problems } = readTable(file, fields, read);
  const points = (index: number): SeriesPoint[] => rows.map((row) => ({ x: row.x, y: row.values[index] ?? null }));
  const series = fields.flatMap((field, index) =>
    field === x ? [] : [{ id: `${name}.${field}`, points: points(index) }],
  );
  return { series, problems };
}

/** A resource-usage set from its checked package and its CSV files; null with problems where a cell is no number or a file is missing. */
export function resourceUsageFromPackage(
  pkg: ResourceUsagePackage,
  folder: string,
  files: readonly Artifact[],
): { usage: ResourceUsage | null; problems: Problem[] } {
  const parsed = pkg.resources.map(({ name, path, schema }) => {
    const file = fileNamed(files, path);
    if (!file) return { series: [], problems: [problem(`${folder}/${path}`, null, 'the file is missing')] };
    return seriesOf(
      file,
      name,
      schema.fields.map((field) => field.name),
      pkg.usage.x,
    );
  });
  const problems = parsed.flatMap((entry) => entry.problems);
  if (problems.length > 0) return { usage: null, problems };
  const { name, title, created, licenses, sources, usage } = pkg;
  const { notes, changes } = usage;
  return {
    usage: {
      id: name,
      title,
      created,
      licences: licenses,
      sources,
      notes,
      changes,
      series: parsed.flatMap(({ series }) => series),
    },
    problems,
  };
}
