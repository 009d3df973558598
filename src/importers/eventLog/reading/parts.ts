import { problem, warning } from '../../../benchmark/model/problem';
import type { Level, Problem } from '../../../benchmark/model/resultSet';

const FOLDER_CURE =
  'pass log files, the folder eventlog_v2_… of one rolling log, or the folder of a Databricks cluster';
const WHOLE_CURE = 'pass the whole folder, or import the partial log with {--allow-broken}';

const PART = /^events_(\d+)_/;
const COMPACT = '.compact';
const DATABRICKS = /^eventlog-\d{4}-\d{2}-\d{2}--\d{2}-\d{2}(\.\w+)?$/;
const DATABRICKS_LAST = /^eventlog(\.\w+)?$/;

/** Parts of a rolled log, by name. */
interface RolledFiles {
  parts: string[];
  /** One sentence per gap of missing parts. */
  missing: string[];
  /** Parts that the history server compacted. */
  compacted: string[];
}

const numberOf = (name: string) => Number(PART.exec(name)?.[1]);

function gap(before: number, after: number): string {
  const [first, last] = [before + 1, after - 1];
  return first === last
    ? `part events_${first}_… is missing`
    : `parts events_${first}_… to events_${last}_… are missing`;
}

/**
 * Parts of eventlog_v2_<application>/events_<n>_<application> among the names of a folder. A compacted part replaces
 * itself and all earlier parts, which are omitted. Empty lists if there are none. Source: Spark's EventLogFileReader.
 */
export function rolledFiles(names: readonly string[]): RolledFiles {
  const all = names.filter((name) => PART.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
  const start = Math.max(0, ...all.filter((name) => name.endsWith(COMPACT)).map(numberOf));
  const parts = all.filter((name) => numberOf(name) > start || (name.endsWith(COMPACT) && numberOf(name) === start));
  const numbers = [start === 0 ? 0 : start - 1, ...parts.map(numberOf)];
  const missing = numbers.slice(1).flatMap((number, index) => {
    const before = numbers[index] as number;
    return number > before + 1 ? [gap(before, number)] : [];
  });
  return { parts, missing, compacted: parts.filter((name) => name.endsWith(COMPACT)) };
}

/** Files of a Databricks cluster's log in a folder: those with a time, sorted, then `eventlog`, the last. */
export function databricksFiles(names: readonly string[]): string[] {
  const [dated, last] = [DATABRICKS, DATABRICKS_LAST].map((pattern) =>
    names.filter((name) => pattern.test(name)).sort(),
  );
  return [...(dated ?? []), ...(last ?? [])];
}

/** Files of one log among the names of a folder, in order, and problems; gaps have the given level. */
export function logParts(
  folder: string,
  all: readonly string[],
  level: Level,
): { names: string[]; problems: Problem[] } {
  const { parts, missing, compacted } = rolledFiles(all);
  const names = parts.length > 0 ? parts : databricksFiles(all);
  if (all.length === 0) return { names, problems: [problem(folder, null, 'the folder is empty', FOLDER_CURE)] };
  if (names.length === 0) {
    const message = 'the folder holds neither events_<n>_… files nor an eventlog';
    return { names, problems: [problem(folder, null, message, FOLDER_CURE)] };
  }
  const lost = 'the history server has compacted this part: events of jobs that had ended are gone';
  const gaps = missing.map((text) => ({ ...problem(folder, null, text, WHOLE_CURE), level }));
  return { names, problems: [...gaps, ...compacted.map((name) => warning(`${folder}/${name}`, null, lost))] };
}
