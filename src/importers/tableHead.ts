import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';
import { quoteValue } from '../benchmark/text/quoteValue';
import {
  chosenUnit,
  isUnit,
  measuresNoTime,
  SECONDS,
  UNIT_CHOICES,
  type Unit,
  unitIn,
  unitOf,
  withoutUnit,
} from './columnUnit';
import type { NamedColumns } from './imported';

type Role = 'query' | 'engine' | 'iteration' | 'status' | 'time' | 'rows' | 'hash' | 'memory' | 'extra';

export interface Column {
  at: number;
  role: Role;
  /** For times: the engine in the header; '' if the header is only a word for time. */
  engine: string;
  /** For times: the iteration in the header, 2 of "Comet run 2"; null if it has none. */
  iteration: number | null;
  /** Null if the header is ambiguous. */
  unit: Unit | null;
  head: string;
}

const QUERY = /^(query|name|(query|sql)[_ -]?(id|name|no|number)|statement)?$/i;
const ENGINE = /^(engine|system)$/i;
const ITERATION = /^(iteration|iter|run|repeat|repetition|pass|trial|attempt)([_ -]?(id|no|number|nr|index))?$/i;
const STATUS = /^(status|state|outcome|result|success|passed)$/i;
const ROWS = /^row[_ ]?count$/i;
const HASH = /^(result|row|output)s?[_ ]?hash$/i;
const MEMORY = /^memory$/i;
const NUMBERED = /^(.*?)[\s_.(-]*(?<![a-z])(?:iteration|iter|run|repeat|pass|trial)[\s_.#-]*([1-9]\d{0,2})\)?$/i;
/** Names of rows with sums or averages of others. */
export const SUMS = /^(grand )?(total|sum|all|average|mean|geo-?mean|geometric mean):?$/i;
/** No column of a results file has a longer header. */
const MAX_HEAD = 200;
/** Words of a summary of several executions, or of a result set's results.csv; other importers parse those. */
const RANGE = /^(min|max|low|high|fastest|slowest|time_(min|max)_s)$/i;
const TIME =
  /^(time|times|duration|elapsed|wall|wall[_ ]?clock|(wall|run|execution|query|elapsed|total)[_ ]?time|latency|median|mean|avg|average|min|timeMs|durationMs|executionTime)$/i;
const VERSION = /tpc-?_?(?:ds|h)[ _-]?v?(\d+\.\d+)/i;

function roleOf(head: string, at: number): Role {
  if (QUERY.test(head) && (at === 0 || head !== '')) return 'query';
  if (ENGINE.test(head)) return 'engine';
  if (ITERATION.test(head)) return 'iteration';
  if (STATUS.test(head)) return 'status';
  if (ROWS.test(head)) return 'rows';
  if (HASH.test(head)) return 'hash';
  if (MEMORY.test(head)) return 'memory';
  return measuresNoTime(head) || head === '' ? 'extra' : 'time';
}

/** The columns of a header by their text; an unknown text is the name of an engine with times. */
export function columnsOf(heads: readonly string[]): Column[] {
  return heads.map((cell, at) => {
    const head = cell.normalize('NFKC').trim();
    if (head.length > MAX_HEAD)
      return { at, role: 'extra', engine: '', iteration: null, unit: SECONDS, head: quoteValue(head) };
    const bare = withoutUnit(head);
    const [, own = bare, number] = NUMBERED.exec(bare) ?? [];
    const isTime = own === '' || TIME.test(own) || TIME.test(head) || isUnit(head);
    const iteration = number === undefined ? null : Number(number);
    return { at, role: roleOf(head, at), engine: isTime ? '' : own, iteration, unit: unitOf(head), head };
  });
}

/** The columns that a user names, or those of the header if only the unit is named; a unit in the header has priority. */
export function namedColumns(heads: readonly string[], names: NamedColumns): Column[] {
  const unit = chosenUnit(names.unit);
  const withUnit = (column: Column) => (unit && !unitIn(column.head) ? { ...column, unit } : column);
  if (names.time === '') return columnsOf(heads).map(withUnit);
  const roles = (['query', 'engine', 'iteration', 'time'] as const).map((role) => [names[role], role] as const);
  return heads.map((head, at) => {
    const other = MEMORY.test(head) ? 'memory' : 'extra';
    const [, role] = roles.find(([name]) => name !== '' && name === head) ?? ['', other];
    return withUnit({ at, role, engine: '', iteration: null, unit: unitOf(head), head });
  });
}

/**
 * True if a first line can be the header of a table of times: one query, times, and no range, which a summary has. A
 * single column min is a time.
 */
export function isTableHead(heads: readonly string[]): boolean {
  const columns = columnsOf(heads);
  const queries = columns.filter(({ role }) => role === 'query').length;
  const times = columns.filter(({ role }) => role === 'time').map(({ head }) => withoutUnit(head));
  const isRange = times.some((head) => RANGE.test(head)) && !(times.length === 1 && /^min$/i.test(times[0] ?? ''));
  return queries === 1 && times.length > 0 && !isRange;
}

/** Query versions in the headers of time columns, without duplicates. */
function versionsIn(columns: readonly Column[]): string[] {
  return [...new Set(columns.flatMap(({ role, head }) => (role === 'time' ? (VERSION.exec(head)?.[1] ?? []) : [])))];
}

/** True if a header has columns of several query versions, which are never joined. */
export function holdsVersions(heads: readonly string[]): boolean {
  return versionsIn(columnsOf(heads)).length > 1;
}

const NAMING = 'select columns with --query-column, --time-column, and --time-unit';

/** The reason why the times of a header have no certain unit, or are not times; null if all are in known units. */
function unitProblem(path: string, line: number, columns: readonly Column[], given: string): Problem | null {
  const times = columns.filter(({ role }) => role === 'time');
  const other = times.find(({ head }) => measuresNoTime(head));
  if (other)
    return problem(path, line, `the column ${quoteValue(other.head)} holds no times`, 'choose a column of times');
  const choices = `--time-unit: ${UNIT_CHOICES.join(', ')}`;
  const unclear = times.find(({ unit }) => unit === null);
  if (unclear) {
    const message = `the column ${quoteValue(unclear.head)} may hold minutes, a minimum, or another unit`;
    return problem(path, line, message, `choose the unit with ${choices}`);
  }
  const chosen = chosenUnit(given);
  const [first] = times;
  if (!chosen || !first?.unit || times.some(({ unit }) => unit?.name === chosen.name)) return null;
  const message = `the column ${quoteValue(first.head)} holds ${first.unit.name}, not ${chosen.name}`;
  return problem(path, line, message, `choose the unit of the header with ${choices}`);
}

/** Reasons why the header of a table of times is refused; empty if it can be parsed. `unit` is the one that the user chose. */
export function headProblems(path: string, line: number, columns: readonly Column[], unit = ''): Problem[] {
  const times = columns.filter(({ role }) => role === 'time');
  const unclear = unitProblem(path, line, columns, unit);
  if (unclear) return [unclear];
  const versions = versionsIn(columns);
  if (versions.length > 1) {
    const message = `the columns hold query versions ${versions.join(' and ')} side by side, which are never joined`;
    return [problem(path, line, message, 'import the result file of each query version')];
  }
  const nameOf = ({ engine, iteration }: Column) => `${engine} ${iteration ?? ''}`;
  const names = times.map(nameOf);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    const heads = times.filter((column) => nameOf(column) === twice).map(({ head }) => quoteValue(head));
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
    const message = `the column ${quoteValue(named.head)} is unknown next to ${quoteValue((byRow ? columns.find(({ role }) => role === 'engine') : plain[0])?.head ?? '')}`;
    const cure = `columns are query, engine, iteration and one of times, or query and a column of times for each engine; ${NAMING}`;
    return [problem(path, line, message, cure)];
  }
  return [];
}

/** Omitted columns and converted units, for the changes of a result set. */
export function headChanges(columns: readonly Column[]): string[] {
  const extras = columns.filter(({ role, head }) => role === 'extra' && head !== '').map(({ head }) => head);
  const units = columns.flatMap(({ role, unit }) => (role === 'time' && unit && unit !== SECONDS ? [unit.name] : []));
  return [
    ...[...new Set(units)].map((name) => `${name} to seconds`),
    ...(extras.length > 0 ? [`columns left out: ${extras.join(', ')}`] : []),
  ];
}
