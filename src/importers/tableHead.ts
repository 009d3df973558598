import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { shown } from '../benchmark/text/shown';
import { isUnit, measuresNoTime, SECONDS, type Unit, unitOf, withoutUnit } from './columnUnit';

/** What a column of a table of times holds. */
type Role = 'query' | 'engine' | 'iteration' | 'time' | 'extra';

/** One column of a table of times. */
export interface Column {
  at: number;
  role: Role;
  /** Of a time: the engine that heads it, '' where its head is only a word for time. */
  engine: string;
  /** Null if the head is ambiguous. */
  unit: Unit | null;
  head: string;
}

const QUERY = /^(query|name|query[_ -]?(id|name|no|number)|statement)?$/i;
const ENGINE = /^(engine|system)$/i;
const ITERATION = /^(iteration|iter|run)$/i;
/** Columns that follow from others, or are no times. */
const EXTRA =
  /speed-?up|(?<![a-z])ratio|diff|delta|change|improvement|pct|percent|%|faster|slower|winner|performance|row[_ ]?count|std|stddev/i;
/** No column of a results file has a longer head. */
const MAX_HEAD = 200;
/** Words of a summary of several executions, or of a result set's own table: other importers read those. */
const RANGE = /^(min|max|low|high|fastest|slowest|status)$/i;
const TIME =
  /^(time|times|duration|elapsed|runtime|run[_ ]time|execution[_ ]time|query[_ ]time|latency|median|mean|avg|average|min|timeMs|durationMs|executionTime)$/i;
const VERSION = /tpc-?_?(?:ds|h)[ _-]?v?(\d+\.\d+)/i;

function roleOf(head: string, at: number): Role {
  if (QUERY.test(head) && (at === 0 || head !== '')) return 'query';
  if (ENGINE.test(head)) return 'engine';
  if (ITERATION.test(head)) return 'iteration';
  return EXTRA.test(head) || measuresNoTime(head) || head === '' ? 'extra' : 'time';
}

/** The columns of a header by what their heads say; a head that is none of the known words heads the times of an engine. */
export function columnsOf(heads: readonly string[]): Column[] {
  return heads.map((cell, at) => {
    const head = cell.trim();
    if (head.length > MAX_HEAD) return { at, role: 'extra', engine: '', unit: SECONDS, head: shown(head) };
    const bare = withoutUnit(head);
    const isTime = TIME.test(bare) || TIME.test(head) || isUnit(head);
    return { at, role: roleOf(head, at), engine: isTime ? '' : bare, unit: unitOf(head), head };
  });
}

/** Whether a first line can head a table of times: one query, and times; no range, which a summary has. */
export function isTableHead(heads: readonly string[]): boolean {
  const roles = columnsOf(heads).map(({ role }) => role);
  const queries = roles.filter((role) => role === 'query').length;
  return queries === 1 && roles.includes('time') && !heads.some((head) => RANGE.test(head.trim()));
}

/** Why a header is refused although it heads a table of times; empty where it can be read. */
export function headProblems(path: string, line: number, columns: readonly Column[]): Problem[] {
  const times = columns.filter(({ role }) => role === 'time');
  const unclear = times.find(({ unit }) => unit === null);
  if (unclear) {
    const message = `the column ${shown(unclear.head)} may hold minutes, a minimum, or another unit`;
    return [problem(path, line, message, 'name the unit in full, for example time_minutes or time_s')];
  }
  const versions = [...new Set(times.flatMap(({ head }) => VERSION.exec(head)?.[1] ?? []))];
  if (versions.length > 1) {
    const message = `the columns hold query versions ${versions.join(' and ')} side by side, which are never joined`;
    return [problem(path, line, message, 'import the result file of each query version')];
  }
  const names = times.map(({ engine }) => engine);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    const heads = times.filter(({ engine }) => engine === twice).map(({ head }) => shown(head));
    return [
      problem(
        path,
        line,
        `${heads.join(' and ')} both head times, of no engine or of one`,
        'leave one of them in the file',
      ),
    ];
  }
  const plain = times.filter(({ engine }) => engine === '');
  const [named] = times.filter(({ engine }) => engine !== '');
  const byRow = columns.some(({ role }) => role === 'engine');
  if (named && (byRow || plain.length > 0)) {
    const message = `the column ${shown(named.head)} is unknown next to ${shown((byRow ? columns.find(({ role }) => role === 'engine') : plain[0])?.head ?? '')}`;
    return [
      problem(
        path,
        line,
        message,
        'columns are query, engine, iteration and one of times, or query and a column of times for each engine',
      ),
    ];
  }
  return [];
}

/** What was left out and turned, for the changes of a result set. */
export function headChanges(columns: readonly Column[]): string[] {
  const extras = columns.filter(({ role, head }) => role === 'extra' && head !== '').map(({ head }) => head);
  const units = columns.flatMap(({ role, unit }) => (role === 'time' && unit && unit !== SECONDS ? [unit.name] : []));
  return [
    ...[...new Set(units)].map((name) => `${name} to seconds`),
    ...(extras.length > 0 ? [`columns left out: ${extras.join(', ')}`] : []),
  ];
}
