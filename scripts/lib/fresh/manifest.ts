import { problemLine } from '../../../src/benchmark/model/problem';
import { unknownName } from '../../../src/benchmark/text/suggestName';
import { parseJson } from '../../../src/json/jsonFile';
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
  ...['query-column', 'engine-column', 'iteration-column', 'time-column', 'time-unit', 'memory'],
  ...['note', 'condition', 'property'],
];

function isText(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));
}

/** What is wrong with an entry of a manifest; empty for a valid one. */
function entryMessages(entry: unknown, at: number): string[] {
  const { file, options } = (entry ?? {}) as { file?: unknown; options?: object };
  const given = Object.entries(options ?? {});
  const missing = ['id', 'license', 'date'].filter((name) => !given.some(([key]) => key === name));
  return [
    ...(typeof file === 'string' ? [] : ['.file must be a path']),
    ...given.flatMap(([name, value]) => {
      if (!OPTIONS.includes(name)) return [`.options: ${unknownName('option', name, OPTIONS)}`];
      return isText(value) ? [] : [`.options.${name} must be a text or a list of texts`];
    }),
    ...(missing.length > 0 ? [`.options: ${missing.join(', ')} missing`] : []),
  ].map((message) => `results.${at}${message}`);
}

/** The results files that a project's manifest lists. Throws InputError with everything that is wrong. */
export function parseManifest(text: string): ListedFile[] {
  const { file, problems } = parseJson({ path: 'spark-benchmarks.json', text });
  if (!file) throw new InputError(problems.map(problemLine));
  const { results } = (file.value ?? {}) as { results?: unknown };
  if (!Array.isArray(results)) throw new InputError('the manifest needs a list “results”');
  const messages = results.flatMap(entryMessages);
  if (messages.length > 0) throw new InputError(messages);
  return results as ListedFile[];
}
