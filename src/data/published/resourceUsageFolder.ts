import { resourceUsageFromPackage } from '../../benchmark/artifacts/resourceUsage';
import { problem } from '../../benchmark/model/problem';
import { QUERY_BANDS, type ResourceUsage, type Series } from '../../benchmark/model/published';
import type { Problem } from '../../benchmark/model/resultSet';
import { headerOf } from '../../benchmark/model/tables/columns';
import type { ResourceUsagePackage } from '../../benchmark/schemas/resourceUsage';
import type { JsonFile } from '../../json/jsonFile';
import type { ArtifactFolder } from '../../resultSet/artifactFolder';
import { missingFile, packageProblems } from '../../resultSet/packageFolder';
import { checkJson } from '../schemaCheck';

const QUERY_COLUMNS = headerOf(QUERY_BANDS);

/** Problems of query tables whose series or columns do not exist. */
function queryTableProblems(json: JsonFile, { resources, usage }: ResourceUsagePackage): Problem[] {
  return (usage.queries ?? []).flatMap((table, index) => {
    const line = json.lineOf(['usage', 'queries', index]);
    const missing = [table.of, table.in].filter((name) => !resources.some((resource) => resource.name === name));
    return missing.map((name) => problem(json.path, line, `no resource is called ${name}`));
  });
}

/**
 * Problems of files that lack columns (elapsed time and a series, or the columns of a table of queries) or whose path
 * does not match the name of their resource.
 */
function resourceProblems(json: JsonFile, { resources, usage }: ResourceUsagePackage): Problem[] {
  return resources.flatMap(({ name, path, schema }, index) => {
    const fields = schema.fields.map((field) => field.name);
    const line = json.lineOf(['resources', index]);
    const isTable = usage.queries?.some((table) => table.in === name) === true;
    const wanted = isTable
      ? QUERY_COLUMNS.every((column) => fields.includes(column))
      : fields.includes(usage.x) && fields.length > 1;
    const needs = isTable ? QUERY_COLUMNS.join(', ') : `the column ${usage.x} and one more`;
    return [
      ...(path === `${name}.csv`
        ? []
        : [problem(json.path, line, `the path of ${name} must be ${name}.csv, got ${path}`)]),
      ...(wanted ? [] : [problem(json.path, line, `${path} needs ${needs}, got ${fields.join(', ')}`)]),
    ];
  });
}

/** Problems of elapsed times that do not increase and of readings below 0. */
function seriesProblems({ id, points }: Series, folder: string): Problem[] {
  const [file, column] = [id.slice(0, id.lastIndexOf('.')), id.slice(id.lastIndexOf('.') + 1)];
  const path = `${folder}/${file}.csv`;
  return points.flatMap(({ x, y }, index) => {
    const before = points[index - 1];
    const line = index + 2;
    if (before && before.x >= x) return [problem(path, line, `elapsed time must rise, got ${before.x} and then ${x}`)];
    return y !== null && y < 0 ? [problem(path, line, `${column} must not be below 0, got ${y}`)] : [];
  });
}

/** Reasons why the queries of a series cannot be its bands: times beyond its end, duplicate queries, or gaps. */
function bandProblems({ series, queries }: ResourceUsage, { usage }: ResourceUsagePackage, folder: string): Problem[] {
  return (usage.queries ?? []).flatMap(({ of, in: table }) => {
    const own = series.filter(({ id }) => id.startsWith(`${of}.`));
    const lastS = Math.min(...own.map(({ points }) => points.at(-1)?.x ?? 0));
    const bands = queries[of] ?? [];
    const beyond = bands.flatMap(({ query, endS }, index) => {
      const path = `${folder}/${table}.csv`;
      if (bands.findIndex((band) => band.query === query) < index)
        return [problem(path, index + 2, `${query} is a duplicate`)];
      return endS <= lastS ? [] : [problem(path, index + 2, `${query} ends at ${endS} s, its series at ${lastS} s`)];
    });
    const gap = own[0]?.points.findIndex((_, index) => own.some(({ points }) => points[index]?.y === null)) ?? -1;
    const message = 'a series with queries has no empty cell';
    return gap < 0 ? beyond : [...beyond, problem(`${folder}/${of}.csv`, gap + 2, message)];
  });
}

function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((entry) => [`${entry.path}:${entry.line}:${entry.message}`, entry])).values()];
}

/** The time series of a folder, with every error of its files; `usage` is null if there is an error. */
export function parseResourceUsageFolder(folder: ArtifactFolder): { usage: ResourceUsage | null; problems: Problem[] } {
  const datapackage = folder.files.get('datapackage.json');
  if (!datapackage) {
    const cure = 'a resource-usage set is datapackage.json and its tables';
    return { usage: null, problems: missingFile(folder, 'datapackage.json', cure) };
  }
  const { file: json, problems } = checkJson(datapackage, 'resource-usage');
  if (!json) return { usage: null, problems };
  const pkg = json.value as ResourceUsagePackage;
  const own = [
    ...packageProblems(folder, json, pkg, () => null),
    ...resourceProblems(json, pkg),
    ...queryTableProblems(json, pkg),
  ];
  if (own.length > 0 || folder.unread.length > 0) return { usage: null, problems: [...problems, ...own] };
  const { usage, problems: cells } = resourceUsageFromPackage(pkg, folder.path, [...folder.files.values()]);
  const all = distinct([
    ...cells,
    ...(usage?.series ?? []).flatMap((series) => seriesProblems(series, folder.path)),
    ...(usage ? bandProblems(usage, pkg, folder.path) : []),
  ]);
  return { usage: all.length === 0 ? usage : null, problems: [...problems, ...all] };
}
