import { problem } from '../model/problem';
import { QUERY_BANDS, type QueryBand, type ResourceUsage, type Series } from '../model/published';
import type { Artifact, Problem } from '../model/resultSet';
import { type Columns, named, number, optional } from '../model/tables/columns';
import type { ResourceUsagePackage } from '../schemas/resourceUsage';
import { fileNamed, packageHead, readTable } from './cells';

/** The series of a table, one per column other than the elapsed time `x`. */
function seriesOf(
  file: Artifact,
  name: string,
  fields: string[],
  x: string,
): { series: Series[]; problems: Problem[] } {
  const columns = fields.map((field): [string, Columns[string]] => [
    field,
    field === x ? named(field, number('Elapsed time.')) : named(field, optional(number('Reading.'))),
  ]);
  const { rows, problems } = readTable(file, Object.fromEntries(columns));
  const points = (field: string) => rows.map((row) => ({ x: row[x] as number, y: row[field] as number | null }));
  const series = fields.filter((field) => field !== x);
  return { series: series.map((field) => ({ id: `${name}.${field}`, points: points(field) })), problems };
}

/** Query times: consecutive, each with its end after its start. */
function bandsOf(file: Artifact): { bands: QueryBand[]; problems: Problem[] } {
  const { rows, problems } = readTable(file, QUERY_BANDS);
  const order = rows.flatMap(({ line, query, startS, endS }, index) => [
    ...(endS > startS ? [] : [problem(file.path, line, `${query} must end after its start, got ${startS} to ${endS}`)]),
    ...(startS >= (rows[index - 1]?.endS ?? 0)
      ? []
      : [problem(file.path, line, `${query} starts before the query above it ends`)]),
  ]);
  const bands = rows.map(({ line: _, ...band }) => band);
  return { bands, problems: [...problems, ...order] };
}

/** Content of one file: series, or the queries of a series. */
interface Parsed {
  series: Series[];
  queries: { of: string; bands: QueryBand[] }[];
  problems: Problem[];
}

function parseFile(
  { resources: _, usage }: ResourceUsagePackage,
  { name, path, schema }: ResourceUsagePackage['resources'][number],
  folder: string,
  files: readonly Artifact[],
): Parsed {
  const file = fileNamed(files, path);
  if (!file) return { series: [], queries: [], problems: [problem(`${folder}/${path}`, null, 'the file is missing')] };
  const of = usage.queries?.find((table) => table.in === name)?.of;
  if (of === undefined) {
    const fields = schema.fields.map((field) => field.name);
    return { ...seriesOf(file, name, fields, usage.x), queries: [] };
  }
  const { bands, problems } = bandsOf(file);
  return { series: [], queries: [{ of, bands }], problems };
}

/** A resource-usage set from its validated package and CSV files; null with problems if a cell or file is not valid. */
export function resourceUsageFromPackage(
  pkg: ResourceUsagePackage,
  folder: string,
  files: readonly Artifact[],
): { usage: ResourceUsage | null; problems: Problem[] } {
  const parsed = pkg.resources.map((resource) => parseFile(pkg, resource, folder, files));
  const problems = parsed.flatMap((entry) => entry.problems);
  if (problems.length > 0) return { usage: null, problems };
  const { notes, changes, original = false, suite = null } = pkg.usage;
  return {
    usage: {
      ...packageHead(pkg),
      notes,
      changes,
      original,
      suite,
      series: parsed.flatMap(({ series }) => series),
      queries: Object.fromEntries(parsed.flatMap(({ queries }) => queries.map(({ of, bands }) => [of, bands]))),
    },
    problems,
  };
}
