import { quoteValue } from '../benchmark/model/guards/plainText';
import { problem } from '../benchmark/model/problem';
import { parseQueryName } from '../benchmark/model/queries';
import type { Problem } from '../benchmark/model/resultSet';
import { joinWords } from '../benchmark/text/names';
import {
  chosenUnit,
  durationSeconds,
  isAboutTime,
  isRate,
  measuresNoTime,
  SECONDS,
  splitUnit,
  UNIT_CHOICES,
  type Unit,
} from './columnUnit';
import type { NamedColumns } from './imported';
import { isOutcomeWord, outcomeColumn, outcomeInTime } from './outcome';

type Role = 'query' | 'engine' | 'iteration' | 'outcome' | 'time' | 'unit' | 'rows' | 'hash' | 'memory' | 'extra';

export interface Column {
  at: number;
  role: Role;
  /** For times: the engine in the header; '' if the header is only a word for time. */
  engine: string;
  /** For times: the iteration in the header, 2 of "Comet run 2"; null if it has none. */
  iteration: number | null;
  /** For times: undefined if the header names no unit, null if it is ambiguous. */
  unit: Unit | null | undefined;
  head: string;
}

/** Cells of a table below its header, row by row; empty if only the header is known. */
type Cells = readonly (readonly string[])[];

const QUERY =
  /^(sql[_ -]?)?(query|q|name|sql|statement|template)([_ -]?(id|name|no|number|num|nr|#))?$|^sql[_ -]?(id|no|number)$/i;
const SUITE_WORD = /^(tpc[-_ ]?(ds|h)?|benchmark)[-_ ]/i;
const ENGINE = /^(engine|system)$/i;
const ITERATION = /^(iteration|iter|run|repeat|repetition|rep|pass|trial|attempt)([_ -]?(id|no|number|nr|index))?$/i;
const UNIT = /^((time|duration)[_ -]?)?units?([_ -]?of[_ -]?time)?$/i;
const ROWS = /^row[_ ]?count$/i;
const HASH = /^(result|row|output)s?[_ ]?hash$/i;
const MEMORY = /^memory$/i;
const NUMBERED =
  /^(.*?)[\s_.(-]*(?:(?<![a-z])(?:iteration|iter|run|repeat|rep|pass|trial)[\s_.#-]*|#\s?)([1-9]\d{0,2})\)?$/i;
/** Heads of row numbers. */
const INDEX = /^(#|no\.?|nr\.?|index|unnamed: \d+)$/i;
/** Statistics of executions, which are no engines: p95, cold, hot 2, 1. */
const STATISTIC =
  /^(p\d{1,2}(\.\d+)?|(\d{1,2}(th)?[_ -]?)?percentile([_ -]?\d{1,2})?|(cold|hot|warm|first|second|third|last|best|worst)([_ -]?(run|time))?[_ -]?\d*|\d+)$/i;
/** Names of rows with sums or averages of others. */
export const SUMS = /^(grand )?(total|sum|all|average|mean|geo-?mean|geometric mean)( time)?:?$/i;
/** No column of a results file has a longer header. */
const MAX_HEAD = 200;
/** Words of a summary of several executions, or of a result set's results.csv; other importers parse those. */
const RANGE = /^(min|max|low|high|fastest|slowest|time_(min|max)_s)$/i;
const VERSION = /tpc-?_?(?:ds|h)[ _-]?v?(\d+\.\d+)/i;
/** A column with one whole number in at least this many rows is a setting and not a time. */
const MIN_CONSTANT_ROWS = 5;

/** A difference or a ratio: "+12", "-5%", "1.2×"; -1 may be a failure. */
const DERIVED = /^[+]\s*\d|^-\s*(?!1(\.0)?$)\d|[%×x]$/i;
/** A column with so many of them holds differences or ratios. */
const MIN_DERIVED = 2;

const isNumber = (text: string) => /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text);
const isQueryName = (text: string) =>
  /[a-z]/i.test(text) && [parseQueryName(text, 'tpcds'), parseQueryName(text, 'tpcds-99')].some((key) => key !== null);

function roleByHead(head: string): Role {
  if (QUERY.test(head.replace(SUITE_WORD, ''))) return 'query';
  if (ENGINE.test(head)) return 'engine';
  if (ITERATION.test(head)) return 'iteration';
  if (UNIT.test(head)) return 'unit';
  if (ROWS.test(head)) return 'rows';
  if (HASH.test(head)) return 'hash';
  if (MEMORY.test(head)) return 'memory';
  if (outcomeColumn(head) !== null) return 'outcome';
  return measuresNoTime(head) || head === '' || INDEX.test(head) ? 'extra' : 'time';
}

const isTimeLike = (text: string) =>
  isNumber(text.replaceAll(',', '.')) || /^\d{1,3}(,\d{3})+/.test(text) || durationSeconds(text) !== null;

/** True if a column below a header that names no time holds text, differences, or one whole number in all rows. */
function holdsNoTimes(filled: readonly string[]): boolean {
  if (filled.length === 0) return false;
  if (!filled.some(isTimeLike)) return filled.some((text) => outcomeInTime(text) === undefined);
  if (filled.filter((text) => DERIVED.test(text)).length >= MIN_DERIVED) return true;
  return filled.length >= MIN_CONSTANT_ROWS && /^\d+$/.test(filled[0] ?? '') && new Set(filled).size === 1;
}

/** The role of a column by its header, corrected by its cells: words of an outcome, queries, text, settings. */
function roleOf(head: string, filled: readonly string[], isTimeHead: boolean): Role {
  const role = roleByHead(head);
  if (role === 'outcome' && /^results?$/i.test(head) && filled.length > 0 && filled.every(isNumber)) return 'extra';
  if (role !== 'time' && role !== 'extra') return role;
  if (filled.length > 0 && filled.every(isOutcomeWord)) return 'outcome';
  return role === 'time' && !isTimeHead && holdsNoTimes(filled) ? 'extra' : role;
}

function columnOf(cell: string, at: number, cells: Cells): Column {
  const head = cell.normalize('NFKC').trim();
  if (head.length > MAX_HEAD)
    return { at, role: 'extra', engine: '', iteration: null, unit: SECONDS, head: quoteValue(head) };
  const whole = splitUnit(head);
  // "run 1" has only words of time, so that nothing is left of it.
  const [, before = '', number] = NUMBERED.exec(whole.bare || withoutUnit(head)) ?? [];
  const own = whole.bare === '' || number === undefined ? whole.bare : before;
  const isBehind = whole.bare !== '' && whole.unit === undefined && number !== undefined;
  const { bare, unit } = isBehind ? splitUnit(own) : { ...whole, bare: own };
  const isTimeHead = bare === '' || isAboutTime(bare) || STATISTIC.test(bare);
  const filled = cells.map((row) => row[at] ?? '').filter((text) => text !== '');
  const role = roleOf(head, filled, isTimeHead || unit !== undefined);
  const hasOwnUnits = filled.some((text) => durationSeconds(text) !== null) && !filled.some(isNumber);
  return {
    at,
    role,
    engine: isTimeHead ? '' : bare,
    iteration: number === undefined ? null : Number(number),
    unit: hasOwnUnits ? SECONDS : unit,
    head,
  };
}

/** Columns with exactly one for queries if possible: the one without a header, or the one whose cells are all names of queries. */
function withQuery(columns: readonly Column[], cells: Cells): Column[] {
  if (columns.some(({ role }) => role === 'query')) return [...columns];
  const holdsQueries = ({ at }: Column) => {
    const names = cells.map((row) => row[at] ?? '').filter((text) => text !== '' && !SUMS.test(text));
    return names.length > 0 && names.every(isQueryName);
  };
  const named = columns.filter(({ role }) => role === 'extra' || role === 'time').filter(holdsQueries);
  const chosen = named.length === 1 ? named[0] : columns[0]?.head === '' ? columns[0] : undefined;
  return columns.map((column) => (column === chosen ? { ...column, role: 'query' } : column));
}

/**
 * The columns of a table by header and cells. A header that names neither time nor anything else known is the name of an
 * engine with times, unless its cells are text, or the same whole number in all rows.
 */
export function columnsOf(heads: readonly string[], cells: Cells = []): Column[] {
  return withQuery(
    heads.map((cell, at) => columnOf(cell, at, cells)),
    cells,
  );
}

/** The columns that a user names, or those of the header if only the unit is named; a unit in the header has priority. */
export function namedColumns(heads: readonly string[], names: NamedColumns, cells: Cells = []): Column[] {
  const chosen = chosenUnit(names.unit);
  const withUnit = (column: Column) => (chosen && !column.unit ? { ...column, unit: chosen } : column);
  const columns = columnsOf(heads, cells);
  if (names.time === '') return columns.map(withUnit);
  const roles = (['query', 'engine', 'iteration', 'time'] as const).map((role) => [names[role], role] as const);
  const kept: readonly Role[] = ['unit', 'rows', 'hash', 'memory', ...(names.status ? [] : ['outcome' as const])];
  return columns.map((column) => {
    const raw = heads[column.at] ?? '';
    const named =
      names.status === raw && raw !== '' ? 'outcome' : roles.find(([name]) => name !== '' && name === raw)?.[1];
    const role = named ?? (kept.includes(column.role) ? column.role : 'extra');
    return withUnit({ ...column, role, engine: '', iteration: null });
  });
}

/** True if columns can be those of a table of times: one query, times or rates, and no range, which a summary has. */
export function isTableHead(columns: readonly Column[]): boolean {
  const queries = columns.filter(({ role }) => role === 'query').length;
  const times = columns.filter(({ role }) => role === 'time').map(({ head }) => head);
  const isRange = times.some((head) => RANGE.test(withoutUnit(head))) && times.length > 1;
  const hasValues = times.length > 0 || columns.some(({ head }) => isRate(head));
  return queries === 1 && hasValues && !isRange;
}

/** A header without its unit, and a word about time as it is: "Comet" of "Comet (ms)", "median" of "median (s)". */
export function withoutUnit(head: string): string {
  return (
    /^(.*?)[\s_]*[([][^()[\]]*[)\]]$/.exec(head)?.[1] ||
    /^(.+?)[_./](s|ms|us|ns|sec|secs|seconds)$/i.exec(head)?.[1] ||
    head
  );
}

/** True if queries are columns instead of rows. */
export function hasQueriesInHead(heads: readonly string[]): boolean {
  return heads.filter(isQueryName).length > 1;
}

/** Query versions in the headers of time columns, without duplicates. */
function versionsIn(columns: readonly Column[]): string[] {
  return [...new Set(columns.flatMap(({ role, head }) => (role === 'time' ? (VERSION.exec(head)?.[1] ?? []) : [])))];
}

/** True if columns are of several query versions, which are never joined. */
export function holdsVersions(columns: readonly Column[]): boolean {
  return versionsIn(columns).length > 1;
}

const heading = (columns: readonly Column[]) => joinWords(columns.map(({ head }) => quoteValue(head)));

/** Problems of columns that hold no times: none is left, or the user chose one. */
function noTimes(path: string, line: number, columns: readonly Column[]): Problem[] {
  const times = columns.filter(({ role }) => role === 'time');
  const wrong = times.find(({ head }) => measuresNoTime(head));
  const what = ({ head }: Column) => (isRate(head) ? 'a rate or a score, of which more is better' : 'no times');
  if (wrong)
    return [
      problem(path, line, `the column ${quoteValue(wrong.head)} holds ${what(wrong)}`, 'choose a column of times'),
    ];
  if (times.length > 0) return [];
  const rates = columns.filter(({ head }) => isRate(head));
  const message =
    rates.length > 0
      ? `${heading(rates)}: a rate or a score is not a time, and more of it is better`
      : 'no column holds times';
  return [problem(path, line, message, 'add a column of times, such as time_s')];
}

/** The reason why the times of a header have no certain unit; null if all have one. `given` is the unit that the user chose. */
function unitProblem(path: string, line: number, columns: readonly Column[], given: string): Problem | null {
  const times = columns.filter(({ role }) => role === 'time');
  const unclear = times.filter(({ unit }) => unit === null);
  const missing = columns.some(({ role }) => role === 'unit') ? [] : times.filter(({ unit }) => unit === undefined);
  const cure = `name the unit in the header, such as time_ms, or choose it with {--time-unit}: ${UNIT_CHOICES.join(', ')}`;
  if (unclear.length > 0)
    return { ...problem(path, line, `the unit of ${heading(unclear)} is ambiguous`, cure), field: 'time-unit' };
  if (missing.length > 0)
    return {
      ...problem(path, line, `the file does not show the unit of ${heading(missing)}`, cure),
      field: 'time-unit',
    };
  const chosen = chosenUnit(given);
  const [first] = times;
  if (!chosen || !first?.unit || times.some(({ unit }) => unit?.name === chosen.name)) return null;
  const message = `the column ${quoteValue(first.head)} holds ${first.unit.name}, not ${chosen.name}`;
  return { ...problem(path, line, message, 'choose the unit of the header with {--time-unit}'), field: 'time-unit' };
}

const NAMING = 'select columns with {--query-column} and {--time-column}';

/** Problems of columns of which it is unclear what each one holds. */
function roleProblems(path: string, line: number, columns: readonly Column[]): Problem[] {
  const times = columns.filter(({ role }) => role === 'time');
  const versions = versionsIn(columns);
  if (versions.length > 1) {
    const message = `the columns hold query versions ${versions.join(' and ')} side by side, which are never joined`;
    return [problem(path, line, message, 'import the result file of each query version')];
  }
  // A column without a number next to numbered ones, such as "best", may be of the same executions.
  const isSame = (a: Column, b: Column) =>
    a.engine === b.engine && (a.iteration === b.iteration || a.iteration === null || b.iteration === null);
  const twice = times.filter((column) => times.some((other) => other !== column && isSame(other, column)));
  if (twice.length > 0) {
    const message = `${heading(twice)} all head times, of no engine or of one; a statistic or a number is not the name of an engine`;
    return [
      problem(path, line, message, `leave one of them in the file, head iterations “run 1”, “run 2”, or ${NAMING}`),
    ];
  }
  const plain = times.filter(({ engine }) => engine === '');
  const [named] = times.filter(({ engine }) => engine !== '');
  const byRow = columns.find(({ role }) => role === 'engine');
  if (named && (byRow || plain.length > 0)) {
    const message = `the column ${quoteValue(named.head)} is unknown next to ${quoteValue((byRow ?? plain[0])?.head ?? '')}`;
    const cure = `columns are query, engine, iteration and one of times, or query and a column of times for each engine; ${NAMING}`;
    return [problem(path, line, message, cure)];
  }
  return [];
}

/** Reasons why the header of a table of times is refused; empty if it can be parsed. `unit` is the one that the user chose. */
export function headProblems(path: string, line: number, columns: readonly Column[], unit = ''): Problem[] {
  const wrong = [...noTimes(path, line, columns), ...roleProblems(path, line, columns)];
  const unclear = wrong.length > 0 ? null : unitProblem(path, line, columns, unit);
  return unclear ? [unclear] : wrong;
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
