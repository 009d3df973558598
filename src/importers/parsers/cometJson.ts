import { hasErrors, problem, warning } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { sparkConfiguration } from '../configuration';
import { fromExecutions } from '../executions';
import { failedImport, type Imported, type ImportOptions, missingRow } from '../imported';
import { QueryNames } from '../queryNames';
import { engineNotes, metadataProblems, queryNotes } from './cometMetadata';
import { type CometQuery, readCometQuery } from './cometQuery';
import { isObject } from './jsonTimes';

/** Far above the 103 queries and the metadata of a real file; a larger file is something else. */
const MAX_KEYS = 1000;
const QUERY_KEY = /^(q(uery)?[-_ ]?)?\d/i;

/** True if a key holds a query's times and not a fact about the run, judged by its name or value. */
function isQuery(key: string, value: unknown): boolean {
  if (QUERY_KEY.test(key)) return true;
  const list = isObject(value) ? value.durations : value;
  return Array.isArray(list) && list.some((entry) => typeof entry === 'number');
}

/** True if a JSON value is a result file of Comet's tpcbench.py: a suite or times per query. */
export function isCometJson(value: unknown): boolean {
  if (!isObject(value)) return false;
  const hasQueries = Object.entries(value).some(([key, entry]) => QUERY_KEY.test(key) && isQuery(key, entry));
  return hasQueries || value.benchmark === 'tpch' || value.benchmark === 'tpcds';
}

/** A statement that the file times together with the other statement of its template. */
function togetherRow(query: string, other: string, line: number): CometQuery {
  const reason = `the source file times it together with ${other}`;
  return { executions: [], notRun: missingRow(query, 'not_run', reason, line), output: null };
}

/** The readable queries of the file, in order; problems of the others. */
function readQueries(
  file: JsonFile,
  value: Record<string, unknown>,
  names: QueryNames,
  problems: Problem[],
): CometQuery[] {
  const keys = Object.keys(value).filter((key) => isQuery(key, value[key]));
  const lines = new Map<string, number>();
  return keys.flatMap((key) => {
    const line = file.lineOfKey([], key);
    const halves = names.halves(key);
    if (halves.length > 0) {
      problems.push(
        warning(
          file.path,
          line,
          `${key} times ${halves.join(' and ')} together; neither has a separate time`,
          'if the file has one time for each of 99 templates, import it on the command line, as suite tpcds-99',
        ),
      );
      return halves.map((query, at) => togetherRow(query, halves[1 - at] ?? '', line));
    }
    const query = names.read(key, line);
    if (query === null) return [];
    const before = lines.get(query);
    if (before !== undefined) problems.push(problem(file.path, line, `${query} is a duplicate of line ${before}`));
    lines.set(query, before ?? line);
    const found = readCometQuery(file, key, query, value[key], problems);
    return found && before === undefined ? [found] : [];
  });
}

function fromObject(file: JsonFile, value: Record<string, unknown>, options: ImportOptions): Imported {
  const names = new QueryNames(file.path, options);
  const problems: Problem[] = [];
  const queries = readQueries(file, value, names, problems);
  if (queries.length + problems.length + names.problems.length === 0)
    problems.push(
      problem(file.path, 1, 'the file holds no query', 'a query is a key such as "1" or "14a" with its times'),
    );
  const metadata = metadataProblems(file, value, options);
  const settings = sparkConfiguration(file, ['spark_conf'], value.spark_conf);
  const wrong = [...problems, ...names.problems, ...names.versionProblems()];
  if (hasErrors(wrong)) return failedImport([...metadata, ...settings.problems, ...wrong]);
  const executions = queries.flatMap((entry) => entry.executions);
  const notRun = queries.flatMap((entry) => entry.notRun ?? []);
  const outputs = queries.flatMap(({ output }) => output ?? []);
  const imported = fromExecutions(file.path, executions, options, { notRun, outputs });
  return {
    ...imported,
    configuration: settings.configuration,
    leftOut: settings.leftOut,
    changes: [...names.changes(), ...imported.changes, ...settings.changes],
    notes: [...engineNotes(file, value, options), ...queryNotes(value, options)],
    problems: [...metadata, ...settings.problems, ...wrong, ...imported.problems],
  };
}

/**
 * The JSON of Comet's tpcbench.py: facts about the run, and one key per query, whose value is a list of seconds or an
 * object with durations, row_count, and result_hash; a file may contain both forms. A single value per query is used as
 * is, with the user's statistic; statistic and range are computed from several. `engine` is never trusted.
 */
export function importCometJson(artifact: Artifact, options: ImportOptions): Imported {
  const { file, problems } = parseJson(artifact);
  if (!file) return failedImport(problems);
  const { path, value } = file;
  if (!isObject(value)) return failedImport([problem(path, 1, 'a Comet result file is one JSON object')]);
  const count = Object.keys(value).length;
  if (count > MAX_KEYS)
    return failedImport([problem(path, 1, `the object has ${count} keys; at most ${MAX_KEYS} are read`)]);
  return fromObject(file, value, options);
}
