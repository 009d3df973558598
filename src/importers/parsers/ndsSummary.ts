import { groupBy } from '../../benchmark/model/groupBy';
import { problem, warning } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type JsonFile, parseJson } from '../../json/jsonFile';
import { MILLISECONDS } from '../columnUnit';
import { sparkConfiguration } from '../configuration';
import { failedImport, type Imported, type ImportOptions, reasonText } from '../imported';
import { jsonText } from '../jsonLines';
import { outcomeOf } from '../outcome';
import { fromTable, type TableCell } from '../timeTable';
import { isObject, textOf, timeOrFailure } from './jsonTimes';

const ALL_CURE = 'put all summaries into one file: jq -s . json_summary_folder/*.json';

interface Summary {
  value: Record<string, unknown>;
  at: (string | number)[];
}

/** The summaries of a file: one object, or a list. */
function summariesOf(value: unknown): Summary[] {
  const all: Summary[] = Array.isArray(value)
    ? value.flatMap((one: unknown, at) => (isObject(one) ? [{ value: one, at: [at] }] : []))
    : isObject(value)
      ? [{ value, at: [] }]
      : [];
  return all.every(({ value: one }) => Array.isArray(one.queryTimes) && Array.isArray(one.queryStatus)) ? all : [];
}

/** True for the JSON summaries of NVIDIA's NDS. */
export function isNdsSummary(value: unknown): boolean {
  return summariesOf(value).length > 0;
}

/** The runs of one summary, with times in milliseconds; a failed run has a time, which does not count. */
function cellsOf(file: JsonFile, { value, at }: Summary, problems: Problem[]): TableCell[] {
  const { query, queryTimes, queryStatus, exceptions } = value;
  const own = { line: file.lineOf(at), query: textOf(query ?? ''), engine: '', iteration: 1 };
  const statuses = (queryStatus as unknown[]).map(textOf);
  const reason = Array.isArray(exceptions) ? reasonText(exceptions.map(textOf).join('; ')) : '';
  return (queryTimes as unknown[]).flatMap((time, run): TableCell[] => {
    const status = statuses[run] ?? statuses.at(-1) ?? '';
    const outcome = outcomeOf([{ head: 'queryStatus', column: 'status', text: status || 'no status' }]);
    if (outcome) {
      const told = 'unknown' in outcome ? `the source file reports ${status || 'no status'}` : outcome.reason;
      const kind = 'unknown' in outcome ? 'failed' : outcome.status;
      return [{ ...own, timeS: null, reason: reason || told, status: kind }];
    }
    const found = timeOrFailure(file, [...at, 'queryTimes', run], time, problems, MILLISECONDS);
    return typeof found === 'number' ? [{ ...own, timeS: found, reason: '' }] : [];
  });
}

/** The cells with the executions of each query numbered in the order of running. */
function numbered(cells: readonly TableCell[]): TableCell[] {
  return [...groupBy(cells, ({ query }) => query).values()].flatMap((own) =>
    own.map((cell, index) => ({ ...cell, iteration: index + 1 })),
  );
}

/**
 * The JSON summaries of the power run of NVIDIA's NDS, one per query and run: its status, its time in milliseconds, and
 * the Spark properties. Several summaries of a query are iterations.
 */
export function importNdsSummary({ path, text }: Artifact, options: ImportOptions): Imported {
  const { file, problems: broken } = parseJson({ path, text: jsonText(text) });
  if (!file) return failedImport(broken);
  const problems: Problem[] = [];
  const summaries = summariesOf(file.value);
  const [first] = summaries;
  if (!first) return failedImport([problem(path, 1, 'the file holds no summary with queryStatus and queryTimes')]);
  const startOf = ({ value: { startTime } }: Summary) => (typeof startTime === 'number' ? startTime : 0);
  const inOrder = [...summaries].sort((a, b) => startOf(a) - startOf(b));
  const cells = numbered(inOrder.flatMap((summary) => cellsOf(file, summary, problems)));
  const table = { cells, engines: [''], changes: ['milliseconds to seconds'], notes: [], problems };
  const imported = fromTable(path, table, options);
  const one = warning(path, null, 'the file is the summary of one query', ALL_CURE);
  const { env } = first.value;
  const settings = sparkConfiguration(
    file,
    [...first.at, 'env', 'sparkConf'],
    isObject(env) ? env.sparkConf : undefined,
  );
  return {
    ...imported,
    configuration: settings.configuration,
    changes: [...imported.changes, ...settings.changes],
    problems: [...settings.problems, ...(summaries.length === 1 ? [one] : []), ...imported.problems],
  };
}
