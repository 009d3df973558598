import { applicationRuns } from '../benchmark/artifacts/applications';
import { problem } from '../benchmark/model/problem';
import type { RerunEffect, RerunGroup } from '../benchmark/model/reruns';
import type { Problem } from '../benchmark/model/resultSet';
import { rerunGroups, rerunSpread } from '../benchmark/reruns/rerunGroups';
import { parseJson } from '../json/jsonFile';
import type { ArtifactFolder } from '../resultSet/artifactFolder';
import type { Data } from './loadData';

/** Significant digits of the estimate: equal on every machine. */
const DIGITS = 9;

/** How much the applications of a folder differ; null with problems. */
function applicationGroup(folder: ArtifactFolder): { group: RerunGroup | null; problems: Problem[] } {
  const [table, pkg] = ['applications.csv', 'datapackage.json'].map((name) => folder.files.get(name));
  if (!table || !pkg) {
    const message = 'needs datapackage.json and applications.csv';
    return { group: null, problems: [problem(folder.path, null, message, 'add the missing file')] };
  }
  const { file, problems: broken } = parseJson(pkg);
  const { runs, problems } = applicationRuns(table);
  const spread = rerunSpread(runs);
  const few = 'needs at least two applications with a query that both ran';
  const all = [...broken, ...problems];
  if (!spread && all.length === 0) all.push(problem(table.path, null, few, 'measure another application'));
  const { title = folder.id } = (file?.value ?? {}) as { title?: string };
  return { group: spread && all.length === 0 ? { title, sets: [], ...spread } : null, problems: all };
}

/** Numbers with few digits, so that the estimate is the same text on every machine. */
function rounded<Value>(value: Value): Value {
  const shorten = (_: string, part: unknown) => (typeof part === 'number' ? Number(part.toPrecision(DIGITS)) : part);
  return JSON.parse(JSON.stringify(value, shorten));
}

/**
 * The rerun effect of the data: of the applications in `reruns/`, and of result sets that measure one engine with equal
 * settings in different rounds. `applications` is empty without that folder.
 */
export function estimateReruns(
  folders: readonly ArtifactFolder[],
  { resultSets, environments }: Pick<Data, 'resultSets' | 'environments'>,
): { effect: RerunEffect; problems: Problem[] } {
  const found = folders.map(applicationGroup);
  const applications = found.flatMap(({ group }) => group ?? []);
  return {
    effect: rounded({ applications, rounds: rerunGroups(resultSets, environments) }),
    problems: found.flatMap(({ problems }) => problems),
  };
}
