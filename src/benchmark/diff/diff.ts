import type { Problem } from '../model/resultSet';
import { artifactChanges } from './changes';
import { comparisonChange } from './comparisons';
import { setFacts } from './facts';
import { historySteps } from './historySteps';
import { rewrittenProblems } from './moved';
import { affectedPages } from './pages';
import { touchedPairs } from './pairs';
import type { DiffReport, Snapshot, WrittenPage } from './types';

/** Each comparison costs two bootstraps: more are counted and not computed. */
const MOST_COMPARISONS = 40;

function problemKey({ path, level, message }: Problem): string {
  return JSON.stringify([path, level, message]);
}

/** The problems that are not among `others`, each as often as it is there more. Lines may have moved, so they do not count. */
function without(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(problemKey(other), (counts.get(problemKey(other)) ?? 0) + 1);
  return problems.filter((entry) => {
    const left = counts.get(problemKey(entry)) ?? 0;
    counts.set(problemKey(entry), left - 1);
    return left <= 0;
  });
}

/**
 * What the change from one revision's artifacts to another's means: artifacts that differ, comparisons that say something else, problems
 * that came or went, pages that show it. An artifact with errors takes no part in comparisons; its problems are listed. `written` are
 * the site's pages that may show reports, `day` that of the change, from which ages are counted.
 */
export function diffArtifacts(
  before: Snapshot,
  after: Snapshot,
  written: readonly WrittenPage[] = [],
  day: string | null = null,
): DiffReport {
  const artifacts = artifactChanges(before.files, after.files);
  const { pairs, left } = touchedPairs(artifacts, before, after, MOST_COMPARISONS);
  const comparisons = pairs.flatMap((pair) => comparisonChange(pair, before, after) ?? []);
  const known =
    left > 0 ? after.resultSets.map(({ id }) => id) : pairs.flatMap((pair) => [pair.baseline, pair.candidate]);
  return {
    artifacts,
    facts: setFacts(artifacts, before, after, { compared: new Set(known), day }),
    comparisons,
    steps: historySteps(artifacts, after),
    uncompared: left,
    newProblems: [...without(after.problems, before.problems), ...rewrittenProblems(before, after)],
    goneProblems: without(before.problems, after.problems),
    pages: affectedPages({ changes: artifacts, pairs: comparisons, before, after, written }),
  };
}
