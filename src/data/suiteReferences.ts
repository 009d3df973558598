import { problem, warning } from '../benchmark/model/problem';
import type { PublishedComparison } from '../benchmark/model/published';
import { isTpc, TPC_SUITES } from '../benchmark/model/queries';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import { unknownName } from '../benchmark/text/nearest';
import { shown } from '../benchmark/text/shown';
import type { OwnSuite } from './loadSuites';

/** So many absent queries are named, the others counted. */
const NAMED = 10;

function absentWarning({ rows }: ResultSet, { queries }: OwnSuite, path: string): Problem[] {
  const absent = queries.filter((query) => !rows.some((row) => row.query === query));
  if (absent.length === 0) return [];
  const more = absent.length > NAMED ? ` and ${absent.length - NAMED} more` : '';
  const message = `${absent.length} of ${queries.length} queries are absent: ${absent.slice(0, NAMED).join(', ')}${more}`;
  return [warning(path, null, message, 'add them with status not_run and the reason')];
}

/** A suite that is neither of the TPC nor in suites/. */
function unknownSuite(name: string, path: string, suites: readonly OwnSuite[]): Problem {
  const known = [...TPC_SUITES, ...suites.map(({ id }) => id)];
  const cure = 'add suites/<id>/ with suite.json and queries.csv, or name a suite that is there';
  return problem(path, null, unknownName('suite', name, known), cure);
}

/** The problem of a published comparison whose suite is not there. `folder` is its path. */
export function publishedSuiteProblems(
  { suite }: Pick<PublishedComparison, 'suite'>,
  folder: string,
  suites: readonly OwnSuite[],
): Problem[] {
  if (!suite || isTpc(suite.name) || suites.some(({ id }) => id === suite.name)) return [];
  return [unknownSuite(suite.name, `${folder}/datapackage.json`, suites)];
}

/**
 * What a result set of a team's own suite says that suites/ does not: a suite or a query that is not there, another title. Absent queries
 * are a warning. `folder` is the path of the set. None for suites of the TPC.
 */
export function suiteProblems(set: ResultSet, folder: string, suites: readonly OwnSuite[]): Problem[] {
  if (isTpc(set.suite.name)) return [];
  const [pkg, results] = [`${folder}/datapackage.json`, `${folder}/results.csv`];
  const suite = suites.find(({ id }) => id === set.suite.name);
  if (!suite) return [unknownSuite(set.suite.name, pkg, suites)];
  const title = set.suite.title ?? set.suite.name;
  const strangers = set.rows.filter(({ query }) => !suite.queries.includes(query));
  return [
    ...(title === suite.title
      ? []
      : [problem(pkg, null, `benchmark.suite.title is ${shown(title)}, suite.json has ${shown(suite.title)}`)]),
    ...strangers.map(({ query, line }) => problem(results, line, `${shown(query)} is not a query of ${suite.id}`)),
    ...(strangers.length === 0 ? absentWarning(set, suite, results) : []),
  ];
}
