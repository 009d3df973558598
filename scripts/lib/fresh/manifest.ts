import { unknownName } from '../../../src/benchmark/text/suggestName';
import { InputError } from '../command';

/** A results file of a project, and the options with which it is imported. */
export interface ListedFile {
  file: string;
  options: Record<string, string | string[]>;
}

/** Options of `npm run import` that a project may set: they describe its results, and name no file of this repository but environments. */
const OPTIONS: readonly string[] = [
  ...['id', 'title', 'suite', 'query-version', 'scale-factor', 'table-format', 'engine', 'engine-version', 'license'],
  ...['statistic', 'iterations', 'warmup', 'harness', 'environment', 'date', 'rerun-of', 'format', 'side', 'column'],
  ...['query-column', 'engine-column', 'iteration-column', 'time-column', 'time-unit'],
  ...['note', 'condition', 'property'],
];

function isText(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));
}

function listedFile(entry: unknown, at: number): ListedFile {
  const { file, options = {} } = (entry ?? {}) as { file?: unknown; options?: unknown };
  const where = `results.${at}`;
  if (typeof file !== 'string') throw new InputError(`${where}.file must be a path`);
  const given = Object.entries(options as object);
  for (const [name, value] of given) {
    if (!OPTIONS.includes(name)) throw new InputError(`${where}.options: ${unknownName('option', name, OPTIONS)}`);
    if (!isText(value)) throw new InputError(`${where}.options.${name} must be a text or a list of texts`);
  }
  const missing = ['id', 'license', 'date'].filter((name) => !given.some(([key]) => key === name));
  if (missing.length > 0) throw new InputError(`${where}.options: ${missing.join(', ')} missing`);
  return { file, options: Object.fromEntries(given) as ListedFile['options'] };
}

/** The results files that a project's manifest lists. Throws InputError with what is wrong. */
export function parseManifest(text: string): ListedFile[] {
  let json: { results?: unknown };
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    throw new InputError('the manifest is not valid JSON');
  }
  if (!Array.isArray(json?.results)) throw new InputError('the manifest needs a list “results”');
  return json.results.map(listedFile);
}
