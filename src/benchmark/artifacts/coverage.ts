import { releasesOf } from '../coverage/releases';
import type { Coverage, CoveragePlan, Fallback, OperatorCount } from '../model/coverage';
import { groupBy } from '../model/groupBy';
import { duplicateRows, problem } from '../model/problem';
import { suiteQueries } from '../model/queries';
import type { Artifact, Problem } from '../model/resultSet';
import { unknownName } from '../text/suggestName';
import { type CellReader, readTable } from './cells';
import type { CsvRow } from './csv';

const PLAN_COLUMNS = [
  'release',
  'commit',
  'query',
  'scan',
  'accelerated_operators',
  'eligible_operators',
  'transitions',
  'native_expressions',
  'codegen_expressions',
] as const;
const FALLBACK_COLUMNS = ['release', 'query', 'scan', 'operator', 'reason', 'count'] as const;
const OPERATOR_COLUMNS = ['release', 'scan', 'operator', 'native', 'count'] as const;

/** The tables of a coverage, in addition to coverage.json. */
export const COVERAGE_TABLES = ['coverage.csv', 'fallbacks.csv'] as const;
/** The optional table of operators. */
export const OPERATORS_TABLE = 'operators.csv';

type Row<Value> = Value & { line: number };

const plan = (
  row: CsvRow<(typeof PLAN_COLUMNS)[number]>,
  reader: CellReader,
): Row<CoveragePlan & { commit: string }> => ({
  line: row.line,
  release: row.cells.release,
  commit: row.cells.commit,
  query: row.cells.query,
  scan: row.cells.scan,
  accelerated: reader.count(row, 'accelerated_operators'),
  eligible: reader.count(row, 'eligible_operators'),
  transitions: row.cells.transitions === '' ? null : reader.count(row, 'transitions'),
});

const fallback = (row: CsvRow<(typeof FALLBACK_COLUMNS)[number]>, reader: CellReader): Row<Fallback> => ({
  line: row.line,
  release: row.cells.release,
  query: row.cells.query,
  scan: row.cells.scan,
  operator: row.cells.operator,
  reason: row.cells.reason,
  count: reader.count(row, 'count'),
});

const operatorCount = (row: CsvRow<(typeof OPERATOR_COLUMNS)[number]>, reader: CellReader): Row<OperatorCount> => ({
  line: row.line,
  release: row.cells.release,
  scan: row.cells.scan,
  operator: row.cells.operator,
  native: reader.count(row, 'native'),
  count: reader.count(row, 'count'),
});

const planName = ({ release, scan, query }: Pick<CoveragePlan, 'release' | 'scan' | 'query'>) =>
  [release, scan, query].filter((part) => part !== '').join(' ');

type Head = Omit<Coverage, 'rows' | 'fallbacks' | 'operators'>;

/** Errors of a row: unknown names, a different commit, more native than eligible operators. */
function planProblems(
  { release, commit, query, scan, accelerated, eligible, line }: Row<CoveragePlan & { commit: string }>,
  { releases, scans, suite }: Head,
  path: string,
): Problem[] {
  const versions = releases.map(({ version }) => version);
  const known = releases.find(({ version }) => version === release);
  const queries = suiteQueries(suite);
  const ids = scans.map(({ id }) => id);
  return [
    ...(known ? [] : [unknownName('release', release, versions)]),
    ...(!known || known.commit === commit
      ? []
      : [`commit of ${release} is ${known.commit} in coverage.json, got ${commit}`]),
    ...(queries.includes(query) ? [] : [unknownName('query', query, queries)]),
    ...(scan === '' || ids.includes(scan) ? [] : [unknownName('scan', scan, ids)]),
    ...(accelerated <= eligible
      ? []
      : [`accelerated_operators must not be above eligible_operators, got ${accelerated} of ${eligible}`]),
  ].map((message) => problem(path, line, message));
}

/** Releases with plans of some queries only. */
function absentProblems(rows: readonly CoveragePlan[], { suite }: Head, path: string): Problem[] {
  const queries = suiteQueries(suite);
  const sets = groupBy(rows, ({ release, scan }) => planName({ release, scan, query: '' }));
  return [...sets].flatMap(([name, plans]) => {
    const absent = queries.filter((query) => plans.every((row) => row.query !== query));
    return absent.length === 0 ? [] : [problem(path, null, `${name} has no plan of ${absent.join(', ')}`)];
  });
}

/** Errors of the table of operators: no such plans, or more native than all. */
function operatorProblems(rows: readonly Row<OperatorCount>[], plans: ReadonlySet<string>, path: string): Problem[] {
  return rows.flatMap(({ release, scan, native, count, line }) => {
    const name = planName({ release, scan, query: '' });
    return [
      ...(plans.has(name) ? [] : [`coverage.csv has no plan of ${name}`]),
      ...(native <= count ? [] : [`native must not be above count, got ${native} of ${count}`]),
    ].map((message) => problem(path, line, message));
  });
}

/** A coverage from its valid JSON and its tables, with all errors of the tables. Lists are empty if a table is missing. */
export function coverageFrom(
  head: Head,
  plans: Artifact | undefined,
  fallbacks: Artifact | undefined,
  operators: Artifact | undefined,
): { coverage: Coverage; problems: Problem[] } {
  const [read, told] = [readTable(plans, PLAN_COLUMNS, plan), readTable(fallbacks, FALLBACK_COLUMNS, fallback)];
  const counted = operators ? readTable(operators, OPERATOR_COLUMNS, operatorCount) : { rows: [], problems: [] };
  const [path, toldPath, countedPath] = [plans?.path ?? '', fallbacks?.path ?? '', operators?.path ?? ''];
  const names = new Set(read.rows.map(planName));
  const sets = new Set(read.rows.map(({ release, scan }) => planName({ release, scan, query: '' })));
  const problems = [
    ...read.problems,
    ...told.problems,
    ...counted.problems,
    ...read.rows.flatMap((row) => planProblems(row, head, path)),
    ...duplicateRows(path, read.rows, planName),
    ...absentProblems(read.rows, head, path),
    ...duplicateRows(toldPath, told.rows, (row) => `${planName(row)}, ${row.operator}: ${row.reason}`),
    ...told.rows
      .filter((row) => !names.has(planName(row)))
      .map((row) => problem(toldPath, row.line, `coverage.csv has no plan ${planName(row)}`)),
    ...operatorProblems(counted.rows, sets, countedPath),
    ...duplicateRows(countedPath, counted.rows, ({ release, scan, operator }) => `${release} ${scan} ${operator}`),
  ];
  const rows = read.rows.map(({ line: _, commit: __, ...row }) => row);
  const coverage = {
    ...head,
    rows,
    fallbacks: told.rows.map(({ line: _, ...row }) => row),
    operators: counted.rows.map(({ line: _, ...row }) => row),
  };
  const [scan] = head.scans;
  if (scan && releasesOf(coverage, scan).length === 0)
    problems.push(problem(path, null, `no plan is of the scan ${scan.id}`));
  return { coverage, problems };
}
