import { validateVary } from '../benchmark/comparison/intentionalDifferences';
import { wholeFamily } from '../benchmark/comparison/match';
import { pairReasons } from '../benchmark/comparison/pairFaults';
import { problem, warning } from '../benchmark/model/problem';
import { isQueryOf } from '../benchmark/model/queries';
import { pairOf, type Report } from '../benchmark/model/report';
import type { Problem, ResultSet } from '../benchmark/model/resultSet';
import { enginesOf, setWithId } from '../benchmark/model/setLists';
import { competitorOf } from '../benchmark/text/publisher';
import { unknownName } from '../benchmark/text/suggestName';
import { CHART_IDS } from '../figures/reportFigures';
import type { JsonFile, JsonPath } from '../json/jsonFile';

const VARY_CURE = '`vary` lists what differs on purpose, ["environment"]';

/** Ids that files can refer to, including broken artifacts, so that one mistake gives one message. */
export interface KnownIds {
  resultSets: string[];
  published: string[];
  resourceUsage: string[];
  environments: string[];
  engines: string[];
  reports: string[];
}

/** Problems of a result set whose environment does not exist, `unknown` is allowed, or whose first measurement does not. */
export function resultSetReferences({ environment, rerunOf }: ResultSet, path: string, ids: KnownIds): Problem[] {
  const rerun = rerunProblems(path, [rerunOf], ids);
  if (environment === 'unknown' || ids.environments.includes(environment)) return rerun;
  const message = unknownName('environment', environment, [...ids.environments, 'unknown']);
  return [problem(path, null, message, 'add the file to environments/ or name one that is there'), ...rerun];
}

/** True if the set is a rerun of itself, directly or by way of other sets. */
function isOwnRerun(set: ResultSet, sets: readonly ResultSet[]): boolean {
  const seen = new Set<string>();
  let id = set.rerunOf;
  while (id !== undefined && !seen.has(id)) {
    if (id === set.id) return true;
    seen.add(id);
    id = setWithId(sets, id)?.rerunOf;
  }
  return false;
}

/**
 * Problems of result sets as reruns: a rerun is of the same engine, suite, and data as the first measurement, was not
 * published before it, and is not a rerun of itself.
 */
export function rerunDifferences(sets: readonly ResultSet[], pathOf: (id: string) => string): Problem[] {
  const facts = ({ engine, suite: { name, scaleFactor, tableFormat } }: ResultSet) =>
    [engine.id, engine.version, name, scaleFactor, tableFormat].join(', ');
  return sets.flatMap((set) => {
    const first = setWithId(sets, set.rerunOf ?? '');
    if (!first) return [];
    const wrong = (message: string, cure?: string) => problem(pathOf(set.id), null, `rerunOf: ${message}`, cure);
    if (isOwnRerun(set, sets)) {
      const way = first.id === set.id ? '' : ` by way of ${first.id}`;
      return [wrong(`${set.id} is a rerun of itself${way}`, 'only the later measurement names the first')];
    }
    const measured = `${first.id} measured ${facts(first)}; this set measured ${facts(set)}`;
    const order = `${first.id} was published on ${first.created}, later than this set on ${set.created}`;
    return [
      ...(facts(first) === facts(set) ? [] : [wrong(measured)]),
      ...(first.created > set.created ? [wrong(order, 'only the later measurement names the first')] : []),
    ];
  });
}

/** Warnings about accelerators that the project of another engine measured, if the role does not show it. */
export function competitorProblems(sets: readonly ResultSet[], pathOf: (id: string) => string): Problem[] {
  const engines = enginesOf(sets);
  return sets.flatMap((set) => {
    const competitor = competitorOf(set, engines);
    if (!competitor || set.publisher) return [];
    const message = `publisher: the first source belongs to the project of ${competitor.title}, and the set is of ${set.engine.title}`;
    return [warning(pathOf(set.id), null, message, 'state the role competitor (--publisher-role competitor)')];
  });
}

/** Problems of first measurements that are not result sets. */
export function rerunProblems(path: string, measured: readonly (string | undefined)[], ids: KnownIds): Problem[] {
  return measured
    .filter((id) => id !== undefined && !ids.resultSets.includes(id))
    .map((id) => problem(path, null, `rerunOf: ${unknownName('result set', id ?? '', ids.resultSets)}`));
}

/** The problem of a name that is not among the known ones; empty if it is. */
export function unknownAt(
  file: JsonFile,
  at: JsonPath,
  noun: string,
  name: string,
  known: readonly string[],
): Problem[] {
  return known.includes(name) ? [] : [problem(file.path, file.lineOf(at), unknownName(noun, name, known))];
}

function chartProblems(file: JsonFile, { charts }: Report): Problem[] {
  return charts.flatMap((chart, index) => unknownAt(file, ['charts', index], 'chart', chart, CHART_IDS));
}

/** Problems of duplicate ids in a list, each at the line of the second occurrence. */
export function duplicateIds(file: JsonFile, ids: string[], at: (index: number) => (string | number)[]): Problem[] {
  const seen = new Set<string>();
  return ids.flatMap((id, index) => {
    const before = seen.has(id);
    seen.add(id);
    return before ? [problem(file.path, file.lineOf(at(index)), `${id} is a duplicate`)] : [];
  });
}

function findingProblems(file: JsonFile, { findings }: Report, sides: ResultSet[]): Problem[] {
  const absent = (query: string) =>
    sides.find(({ rows, suite }) => !isQueryOf(suite.name, query) || !rows.some((row) => row.query === query));
  return findings.flatMap((query, index) => {
    const side = absent(query);
    const line = file.lineOf(['findings', index]);
    return side ? [problem(file.path, line, `the finding ${query} is not a query of ${side.id}`)] : [];
  });
}

function pairProblemsAt(file: JsonFile, { vary }: Report, baseline: ResultSet, candidate: ResultSet): Problem[] {
  const reasons = pairReasons(baseline, candidate, { vary });
  if (reasons.length === 0 && wholeFamily(baseline, candidate).length === 0) {
    reasons.push('no query has a valid time on both sides');
  }
  return reasons.map((reason) =>
    problem(file.path, file.lineOf(['sides', 1]), `the two result sets cannot be compared: ${reason}`),
  );
}

/** Problems of the facts that a report declares as intentionally different between these sets. */
export function validateVaryAt(file: JsonFile, { vary }: Report, sets: readonly ResultSet[]): Problem[] {
  const at = vary.length > 0 ? 'vary' : 'title';
  return validateVary(sets, vary).map((message) => problem(file.path, file.lineOf([at]), message, VARY_CURE));
}

/** Problems of duplicate ids and names among a report's sources and notes. */
export function ownProblems(file: JsonFile, { sources, notes }: Report): Problem[] {
  const ids = sources.map(({ id }) => id);
  const names = notes.map(({ about }) => about);
  return [
    ...duplicateIds(file, ids, (index) => ['sources', index, 'id']),
    ...duplicateIds(file, names, (index) => ['notes', index, 'about']),
  ];
}

/**
 * Problems of a report on one candidate and one suite: sets that cannot be compared, missing charts, and missing finding
 * queries; empty for other reports. A result set that exists but is broken (not among `resultSets`) has problems of its own and adds none
 * here.
 */
export function comparisonProblems(file: JsonFile, report: Report, resultSets: readonly ResultSet[]): Problem[] {
  const pair = pairOf(report);
  if (!pair) return [];
  const [baseline, candidate] = [pair.baseline, pair.candidate].map((id) => setWithId(resultSets, id));
  const sides = [baseline, candidate].filter((set) => set !== undefined);
  return [
    ...chartProblems(file, report),
    ...findingProblems(file, report, sides),
    ...(baseline && candidate && baseline !== candidate
      ? [...pairProblemsAt(file, report, baseline, candidate), ...validateVaryAt(file, report, [baseline, candidate])]
      : []),
  ];
}
