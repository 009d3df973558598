import { releasesOf } from '../coverage/releases';
import {
  COVERAGE_TABLES,
  type Coverage,
  type CoveragePlan,
  OPERATORS,
  type OperatorCount,
  type PlanRow,
} from '../model/coverage';
import { groupBy } from '../model/groupBy';
import { duplicateRows, problem } from '../model/problem';
import { suiteQueries } from '../model/queries';
import type { Artifact, Problem } from '../model/resultSet';
import { keyText } from '../model/tables/columns';
import { unknownName } from '../text/suggestName';
import { readTable } from './cells';

const planName = ({ release, scan, query }: Pick<CoveragePlan, 'release' | 'scan' | 'query'>) =>
  [release, scan, query].filter((part) => part !== '').join(' ');

type Head = Omit<Coverage, 'rows' | 'fallbacks' | 'operators'>;

/** Errors of a row: unknown names, a different commit, more native than eligible operators. */
function planProblems(
  { release, commit, query, scan, accelerated, eligible, line }: PlanRow,
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
function operatorProblems(
  rows: readonly (OperatorCount & { line: number })[],
  plans: ReadonlySet<string>,
  path: string,
): Problem[] {
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
  const read = readTable(plans, COVERAGE_TABLES['coverage.csv']);
  const reasons = readTable(fallbacks, COVERAGE_TABLES['fallbacks.csv']);
  const counted = readTable(operators, OPERATORS);
  const [path, toldPath, countedPath] = [plans?.path ?? '', fallbacks?.path ?? '', operators?.path ?? ''];
  const names = new Set(read.rows.map(planName));
  const sets = new Set(read.rows.map(({ release, scan }) => planName({ release, scan, query: '' })));
  const problems = [
    ...read.problems,
    ...reasons.problems,
    ...counted.problems,
    ...read.rows.flatMap((row) => planProblems(row, head, path)),
    ...duplicateRows(path, read.rows, planName),
    ...(read.problems.length === 0 ? absentProblems(read.rows, head, path) : []),
    ...duplicateRows(toldPath, reasons.rows, (row) => keyText(COVERAGE_TABLES['fallbacks.csv'], row)),
    ...reasons.rows
      .filter((row) => !names.has(planName(row)))
      .map((row) => problem(toldPath, row.line, `coverage.csv has no plan ${planName(row)}`)),
    ...operatorProblems(counted.rows, sets, countedPath),
    ...duplicateRows(countedPath, counted.rows, (row) => keyText(OPERATORS, row)),
  ];
  const rows = read.rows.map(
    ({ line: _, commit: __, nativeExpressions: ___, codegenExpressions: ____, ...row }) => row,
  );
  const coverage = {
    ...head,
    rows,
    fallbacks: reasons.rows.map(({ line: _, ...row }) => row),
    operators: counted.rows.map(({ line: _, ...row }) => row),
  };
  const [scan] = head.scans;
  if (scan && releasesOf(coverage, scan).length === 0)
    problems.push(problem(path, null, `no plan is of the scan ${scan.id}`));
  return { coverage, problems };
}
