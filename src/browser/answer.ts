import { compare } from '../benchmark/compare';
import { comparePage, comparePageCharts } from '../benchmark/comparePage';
import { capitalise, listed } from '../benchmark/format';
import { chosenQueries } from '../benchmark/leftOut';
import { CompareError, type CompareOptions, countedNames, pairReasons } from '../benchmark/match';
import type { BucketScheme } from '../benchmark/reportTypes';
import { severalData } from '../benchmark/several';
import { severalComparisons } from '../benchmark/severalComparisons';
import type { Environment, ResultSet } from '../benchmark/types';
import { withHeights } from '../charts/panelHeights';
import type { LoadedSet } from './loadResultSet';
import type { CompareRequest, PageAnswer, Refusal, RefusalAnswer, Remarks, SeveralAnswer } from './messages';

/** What is compared, and how. */
interface Task {
  baseline: ResultSet;
  candidates: ResultSet[];
  environments: Environment[];
  options: CompareOptions;
}

/** The candidates whose files are there, and why those of the others are not. */
export interface Candidates {
  sets: readonly LoadedSet[];
  failures: readonly string[];
}

function pairAnswer(
  { baseline, candidates, environments, options }: Task,
  scheme: BucketScheme,
): Omit<PageAnswer, keyof Remarks> {
  const comparison = compare(baseline, candidates[0] as ResultSet, environments, options);
  const charts = comparePageCharts(comparison, scheme);
  const page = withHeights(comparePage(comparison, charts, environments, scheme), charts);
  return { kind: 'page', page, charts };
}

function severalAnswer({ baseline, candidates, environments, options }: Task): Omit<SeveralAnswer, keyof Remarks> {
  const data = severalData(severalComparisons(baseline, candidates, environments, options));
  const names = listed(data.candidates.map(({ title }) => title));
  const title = capitalise(`${names} against ${data.baseline.title}`);
  return { kind: 'several', title, data, suite: baseline.suite };
}

function reasonsAgainst(baseline: ResultSet, candidate: ResultSet, options: CompareOptions): string[] {
  if (candidate.id === baseline.id) return [`a result set is not compared with itself (${candidate.id})`];
  return pairReasons(baseline, candidate, options);
}

/** Why some of the candidates are not compared; null where nothing speaks against any. */
function refusalOf(baseline: ResultSet, candidates: readonly ResultSet[], { failures }: Candidates): Refusal | null {
  const reasons = (options: CompareOptions) =>
    candidates.flatMap((candidate) => reasonsAgainst(baseline, candidate, options));
  const found = [...failures, ...reasons({})];
  if (found.length === 0) return null;
  return { reasons: found, scaleOnly: failures.length === 0 && reasons({ allowDifferentScale: true }).length === 0 };
}

/** The answer to a request whose files are there: what can be compared, and why the rest, or all of it, is not. */
export function answerTo(
  request: CompareRequest,
  first: LoadedSet,
  others: Candidates,
): PageAnswer | SeveralAnswer | RefusalAnswer {
  const baseline = first.resultSet;
  const options = { allowDifferentScale: request.allowScale };
  const all = others.sets.map(({ resultSet }) => resultSet);
  const candidates = all.filter((candidate) => reasonsAgainst(baseline, candidate, options).length === 0);
  const missing = all.filter((candidate) => !candidates.includes(candidate));
  const refusal = refusalOf(baseline, missing, others);
  if (candidates.length === 0)
    return { kind: 'refused', ...(refusal ?? { reasons: ['a candidate is wanted'], scaleOnly: false }) };
  const { only, problems } = chosenQueries(request.choice, countedNames(baseline, ...candidates));
  const environments = [first, ...others.sets].flatMap(({ environment }) => environment ?? []);
  const task = { baseline, candidates, environments, options: { ...options, only } };
  try {
    const answer = candidates.length === 1 ? pairAnswer(task, request.buckets) : severalAnswer(task);
    return { ...answer, problems, refusal };
  } catch (error) {
    if (error instanceof CompareError) return { kind: 'refused', reasons: error.reasons, scaleOnly: false };
    throw error;
  }
}
