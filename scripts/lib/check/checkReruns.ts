import { isDeepStrictEqual } from 'node:util';
import { problem, warning } from '../../../src/benchmark/model/problem';
import type { Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { RERUN_EFFECT, rerunBand } from '../../../src/benchmark/reruns/rerunEffect';
import { rerunGroups, rerunRatio } from '../../../src/benchmark/reruns/rerunGroups';
import { formatNumber } from '../../../src/benchmark/text/numbers';
import type { DataFolder } from '../../../src/data/dataFolder';
import type { Data } from '../../../src/data/loadData';
import { estimateReruns } from '../../../src/data/loadReruns';

const FILE = 'src/benchmark/reruns/rerunEffect.json';
const AGAIN = `to estimate the effect again, run: npm run reruns -- --out ${FILE}`;

/** A warning about two runs of one engine whose total times differ by more than the estimate allows. */
function outsideBand(set: ResultSet, other: ResultSet, path: string): Problem[] {
  const ratio = rerunRatio(set, other);
  const most = Math.exp(rerunBand(set, other).halfWidth.total);
  if (ratio <= most) return [];
  const percent = (value: number) => `${formatNumber(100 * (value - 1))}%`;
  const message = `total time differs by ${percent(ratio)} from ${other.id}, a run of the same engine with equal settings; verdicts assume at most ${percent(most)}`;
  return [warning(path, null, message, `nothing is wrong with the times; ${AGAIN}`)];
}

/**
 * Warnings about new runs of one engine with equal settings that differ by more than verdicts assume; errors of the files
 * in reruns/, and if times behind the estimate have changed. A new result set is never an error. Empty for a data folder without reruns/: its
 * site uses the estimate of this one.
 */
export function rerunProblems({ resultSets: folders, reruns }: DataFolder, data: Data): Problem[] {
  if (reruns.length === 0) return [];
  const { resultSets, environments } = data;
  const known = RERUN_EFFECT.rounds.flatMap(({ sets }) => sets);
  const pathOf = (id: string) => `${folders.find((folder) => folder.id === id)?.path ?? id}/datapackage.json`;
  const setOf = (id: string) => resultSets.filter((set) => set.id === id);
  const outside = rerunGroups(resultSets, environments).flatMap(({ sets }) =>
    sets
      .filter((id) => !known.includes(id))
      .flatMap((id) =>
        setOf(id).flatMap((set) =>
          sets.flatMap(setOf).flatMap((other) => (other.id === id ? [] : outsideBand(set, other, pathOf(id)))),
        ),
      ),
  );
  const named = resultSets.filter(({ id }) => known.includes(id));
  const { effect, problems } = estimateReruns(reruns, { resultSets: named, environments });
  const isCurrent = problems.length > 0 || isDeepStrictEqual(effect, RERUN_EFFECT);
  const stale = isCurrent ? [] : [problem(FILE, null, 'must be the estimate of the committed times', AGAIN)];
  return [...problems, ...outside, ...stale];
}
