import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { type Columns, headerOf } from '../benchmark/model/tables/columns';
import type { JsonFile } from '../json/jsonFile';
import type { ArtifactFolder } from './artifactFolder';

/** Keys of datapackage.json that name the folder and describe its files; numbers do not depend on them. */
interface PackageResources {
  name: string;
  resources: { path: string; schema: { fields: { name: string }[] } }[];
}

/** The columns that the format requires of a file; null if only the package defines them. */
type ColumnsOf = (path: string) => Columns | null;

function unlistedProblems({ files }: ArtifactFolder, json: JsonFile, listed: readonly string[]): Problem[] {
  return [...files.keys()]
    .filter((name) => name.endsWith('.csv') && !listed.includes(name))
    .map((name) =>
      problem(json.path, json.lineOf(['resources']), `resources does not list ${name}, which is in the folder`),
    );
}

/** Problems of a package whose name differs from the folder's, or whose resources do not match the files. */
export function packageProblems(
  folder: ArtifactFolder,
  json: JsonFile,
  { name, resources }: PackageResources,
  columnsOf: ColumnsOf,
): Problem[] {
  const listed = resources.map(({ path }) => path);
  const named =
    name === folder.id
      ? []
      : [problem(json.path, json.lineOf(['name']), `name must be the folder's name, ${folder.id}, got ${name}`)];
  const seen = new Set<string>();
  const wrong = resources.flatMap(({ path, schema }, index) => {
    const line = json.lineOf(['resources', index]);
    const before = seen.has(path);
    seen.add(path);
    if (before) return [problem(json.path, line, `resources lists ${path} twice`)];
    if (folder.unread.includes(path)) return [];
    if (!folder.files.has(path))
      return [problem(json.path, line, `resources lists ${path}, which is not in the folder`)];
    const columns = columnsOf(path);
    const wanted = columns && headerOf(columns).join(',');
    const found = schema.fields.map((field) => field.name).join(',');
    if (wanted === null || found === wanted) return [];
    return [problem(json.path, line, `the fields of ${path} must be ${wanted}, got ${found}`)];
  });
  return [...named, ...unlistedProblems(folder, json, listed), ...wrong];
}

/** The problem of a missing required file; empty if the file exists or could not be read. */
export function missingFile({ path, files, unread }: ArtifactFolder, name: string, cure: string): Problem[] {
  if (files.has(name) || unread.includes(name)) return [];
  return [problem(`${path}/${name}`, null, 'the file is missing', cure)];
}
