import { secondsFault } from '../../benchmark/model/guards/seconds';
import { problem, warning } from '../../benchmark/model/problem';
import type { Artifact, OutputRow, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { type ImportedConfiguration, sparkConfiguration } from '../configuration';
import { type Execution, fromExecutions } from '../executions';
import { failedImport, type Imported, type ImportOptions, reasonText } from '../imported';
import { QueryNames } from '../queryNames';
import { textLines } from '../textLines';
import { isObject, shownJson, textOf } from './jsonTimes';

const NOTE = {
  about: 'results.time_s',
  text: 'The executionTime of the source. It does not include parsing, analysis, optimization, and planning.',
};

/** One line of the file: one pass over the queries. */
interface Pass {
  line: number;
  iteration: number;
  timestamp: unknown;
  results: Record<string, unknown>[];
  file: JsonFile;
}

export function isSparkSqlPerf(text: string): boolean {
  try {
    const value: unknown = JSON.parse(/^.*\S.*$/m.exec(text)?.[0] ?? '');
    return isObject(value) && Array.isArray(value.results) && 'iteration' in value;
  } catch {
    return false;
  }
}

function readPass(path: string, line: number, text: string, problems: Problem[]): Pass[] {
  const { file, problems: broken } = parseJson({ path, text });
  if (!file) {
    problems.push(...broken.map((entry) => ({ ...entry, line })));
    return [];
  }
  const { value } = file;
  const iteration = isObject(value) ? value.iteration : undefined;
  if (!isObject(value) || !Array.isArray(value.results) || !Number.isInteger(iteration) || Number(iteration) < 1) {
    const message = 'the line must be an object with iteration, a whole number from 1, and results, a list';
    problems.push(problem(path, line, message));
    return [];
  }
  return [
    { line, iteration: Number(iteration), timestamp: value.timestamp, results: value.results.filter(isObject), file },
  ];
}

function failureText(failure: unknown): string {
  if (!isObject(failure)) return reasonText(textOf(failure));
  const text = [failure.className, failure.message].filter((part) => typeof part === 'string').join(': ');
  return reasonText(text) || 'a failure without text in the source file';
}

/** One result as an execution, or null with a problem if it has neither time nor failure. */
function execution(path: string, { line, iteration }: Pass, query: string, result: Record<string, unknown>) {
  const found = { query, iteration, line };
  const { executionTime, failure } = result;
  if (failure !== undefined && failure !== null) return { ...found, timeS: null, reason: failureText(failure) };
  if (typeof executionTime === 'number' && secondsFault(executionTime / 1000) === null)
    return { ...found, timeS: executionTime / 1000, reason: '' };
  const message = `executionTime of ${query} must be milliseconds above 0, got ${shownJson(executionTime)}`;
  return problem(path, line, message, 'a query that failed has a failure');
}

interface Read {
  executions: Execution[];
  /** Hashes of results by query, from passes that were run to hash them. */
  hashes: Map<string, { values: Set<string>; line: number }>;
  problems: Problem[];
}

function readResults(path: string, passes: readonly Pass[], names: QueryNames): Read {
  const read: Read = { executions: [], hashes: new Map(), problems: [] };
  const seen = new Map<string, number>();
  for (const pass of passes) {
    for (const result of pass.results) {
      const query = names.read(textOf(result.name ?? ''), pass.line);
      if (query === null) continue;
      const key = `iteration ${pass.iteration} of ${query}`;
      const before = seen.get(key);
      const found = execution(path, pass, query, result);
      if (before !== undefined) read.problems.push(problem(path, pass.line, `${key} is a duplicate of line ${before}`));
      else if ('message' in found) read.problems.push(found);
      else read.executions.push(found);
      seen.set(key, before ?? pass.line);
      if (/^hash/i.test(textOf(result.mode)) && Number.isSafeInteger(result.result)) {
        const hashes = read.hashes.get(query) ?? { values: new Set<string>(), line: pass.line };
        hashes.values.add(`sum${result.result}`.replace('-', '_'));
        read.hashes.set(query, hashes);
      }
    }
  }
  return read;
}

/** The hash that all passes of a query share; a problem if they differ. */
function outputRows(path: string, { hashes, problems }: Read): OutputRow[] {
  return [...hashes].flatMap(([query, { values, line }]) => {
    if (values.size > 1)
      problems.push(problem(path, line, `iterations of ${query} differ in result: ${[...values].join(', ')}`));
    return [{ query, rowCount: null, resultHash: [...values][0] ?? '', line }];
  });
}

/** Spark properties of the first pass; a warning if a later pass has different ones. */
function configurationOf(path: string, passes: readonly Pass[]): ImportedConfiguration {
  const of = ({ file, line }: Pass): ImportedConfiguration => {
    const { configuration } = file.value as Record<string, unknown>;
    const sparkConf = isObject(configuration) ? configuration.sparkConf : undefined;
    const found = sparkConfiguration(file, ['configuration', 'sparkConf'], sparkConf);
    return { ...found, problems: found.problems.map((entry) => ({ ...entry, line })) };
  };
  const [first, ...others] = passes.map((pass) => ({ line: pass.line, ...of(pass) }));
  if (!first) return { configuration: {}, leftOut: [], changes: [], problems: [] };
  const text = JSON.stringify(first.configuration);
  const other = others.find(({ configuration }) => JSON.stringify(configuration) !== text);
  const differs = `sparkConf differs from line ${first.line}, which is kept`;
  return { ...first, problems: [...first.problems, ...(other ? [warning(path, other.line, differs)] : [])] };
}

function experimentProblems(path: string, passes: readonly Pass[]): Problem[] {
  const [first] = passes;
  const other = passes.find(({ timestamp }) => timestamp !== first?.timestamp);
  if (!other) return [];
  const message = `the file holds several experiments: timestamp ${shownJson(other.timestamp)} here, ${shownJson(first?.timestamp)} before`;
  return [problem(path, other.line, message, 'leave the lines of one experiment in the file')];
}

/**
 * The JSON lines of spark-sql-perf: one pass over the queries per line, times in milliseconds. The time is
 * executionTime, which excludes planning. A failure keeps its class and its message as published.
 */
export function importSparkSqlPerf({ path, text }: Artifact, options: ImportOptions): Imported {
  const problems: Problem[] = [];
  const filled = textLines(text).filter((entry) => entry.text.trim() !== '');
  const passes = filled.flatMap((entry) => readPass(path, entry.line, entry.text, problems));
  const names = new QueryNames(path, options);
  const read = readResults(path, passes, names);
  const outputs = outputRows(path, read);
  const settings = configurationOf(path, passes);
  const wrong = [
    ...problems,
    ...experimentProblems(path, passes),
    ...read.problems,
    ...names.problems,
    ...names.versionProblems(),
  ];
  if (read.executions.length + wrong.length === 0) wrong.push(problem(path, 1, 'the file holds no query'));
  if (wrong.length > 0) return failedImport([...settings.problems, ...wrong]);
  const imported = fromExecutions(path, read.executions, options, { outputs });
  return {
    ...imported,
    configuration: settings.configuration,
    leftOut: settings.leftOut,
    changes: ['milliseconds to seconds', ...names.changes(), ...imported.changes, ...settings.changes],
    notes: [NOTE],
    problems: [...settings.problems, ...imported.problems],
  };
}
