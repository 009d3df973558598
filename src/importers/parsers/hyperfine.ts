import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem } from '../../benchmark/model/problem';
import { parseQueryName } from '../../benchmark/model/queries';
import type { Artifact, Problem, SuiteName } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import type { ImportOptions } from '../imported';
import { outcomeOf } from '../outcome';
import { noTable, type TableCell, type TimeTable } from '../timeTable';
import { isObject, textOf, timeOrFailure } from './jsonTimes';

const UNNAMED_CURE = 'give each command a name or a parameter query: q1';

/** True for the output of `hyperfine --export-json`. */
export function isHyperfine(value: unknown): boolean {
  const first = isObject(value) && Array.isArray(value.results) ? value.results[0] : null;
  return isObject(first) && 'command' in first && Array.isArray(first.times);
}

/** The query of a command: its parameter query, otherwise the only word of the command that names one; '' if none. */
function queryOf({ command, parameters }: Record<string, unknown>, suite: SuiteName): string {
  const given = isObject(parameters)
    ? Object.entries(parameters).find(([name]) => /^(query|sql|q)$/i.test(name))
    : null;
  if (given) return textOf(given[1]).split('/').at(-1) ?? '';
  const words = textOf(command ?? '').split(/[\s/'"=]+/);
  const queries = words.filter((word) => !/^\d+$/.test(word) && parseQueryName(word, suite) !== null);
  return new Set(queries).size === 1 ? (queries[0] ?? '') : '';
}

/** The runs of a command; a run that ended with another exit code than 0 failed. */
function cellsOf(file: JsonFile, at: number, result: Record<string, unknown>, suite: SuiteName, problems: Problem[]) {
  const { parameters, exit_codes: codes, times } = result;
  const query = queryOf(result, suite);
  const line = file.lineOf(['results', at]);
  if (query === '')
    problems.push(
      problem(file.path, line, `the command ${quoteValue(textOf(result.command))} names no query`, UNNAMED_CURE),
    );
  if (query === '' || !Array.isArray(times)) return [];
  const engine = isObject(parameters) ? textOf(parameters.engine ?? '') : '';
  return times.flatMap((time: unknown, run): TableCell[] => {
    const own = { line, query, engine, iteration: run + 1 };
    const code: unknown = Array.isArray(codes) ? codes[run] : 0;
    if (code === null) return [{ ...own, timeS: null, reason: 'the source file reports that the command was killed' }];
    const outcome = outcomeOf([{ head: 'exit_codes', column: 'code', text: textOf(code) }]);
    if (outcome && 'status' in outcome) return [{ ...own, timeS: null, ...outcome }];
    const found = timeOrFailure(file, ['results', at, 'times', run], time, problems);
    if (found === null) return [];
    return [typeof found === 'number' ? { ...own, timeS: found, reason: '' } : { ...own, timeS: null, ...found }];
  });
}

/** The output of `hyperfine --export-json`: a list of times in seconds for each command, which is one query. */
export function readHyperfine(artifact: Artifact, { suite = 'tpcds' }: Partial<ImportOptions>): TimeTable {
  const { file, problems: broken } = parseJson(artifact);
  if (!file) return noTable(broken);
  const { value, path } = file;
  const results = isObject(value) && Array.isArray(value.results) ? value.results : [];
  const problems: Problem[] = [];
  if (results.length === 0) return noTable([problem(path, 1, 'results must be a list of commands')]);
  const cells = results.flatMap((result: unknown, at) =>
    isObject(result) ? cellsOf(file, at, result, suite, problems) : [],
  );
  const engines = [...new Set(cells.map(({ engine }) => engine))];
  return { cells, engines, changes: [], notes: [], problems };
}
