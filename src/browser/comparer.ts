import type { ChartSpec } from '../benchmark/chartTypes';
import { compare } from '../benchmark/compare';
import { comparePage, comparePageCharts } from '../benchmark/comparePage';
import { chosenQueries } from '../benchmark/leftOut';
import { CompareError, type CompareOptions, countedNames } from '../benchmark/match';
import type { BucketScheme } from '../benchmark/reportTypes';
import { severalData } from '../benchmark/several';
import { severalComparisons } from '../benchmark/severalComparisons';
import type { Environment, ResultSet } from '../benchmark/types';
import { pairProblems } from '../benchmark/validate';
import { withHeights } from '../charts/panelHeights';
import { LoadError, type LoadedSet, loadResultSet } from './loadResultSet';
import type {
  CompareAnswer,
  CompareRequest,
  FailureAnswer,
  PageAnswer,
  RefusalAnswer,
  SeveralAnswer,
} from './messages';

/** Brings what draws a chart: the spec, and what its ids begin with. */
export type LoadDrawing = () => Promise<{ inlineSvg: (spec: ChartSpec, idPrefix: string) => string }>;

/** Lets other work go first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Result sets by id, each fetched once; one that failed is tried again. */
function createLibrary() {
  const sets = new Map<string, Promise<LoadedSet>>();
  return (base: string, id: string): Promise<LoadedSet> => {
    const known = sets.get(id) ?? loadResultSet(base, id);
    sets.set(id, known);
    known.catch(() => sets.delete(id));
    return known;
  };
}

/** What is compared, and how. */
interface Task {
  baseline: ResultSet;
  candidates: ResultSet[];
  environments: Environment[];
  options: CompareOptions;
}

function pairAnswer(
  { baseline, candidates, environments, options }: Task,
  scheme: BucketScheme,
): Omit<PageAnswer, 'problems'> {
  const comparison = compare(baseline, candidates[0] as ResultSet, environments, options);
  const charts = comparePageCharts(comparison, scheme);
  const page = withHeights(comparePage(comparison, charts, environments, scheme), charts);
  return { kind: 'page', page, charts };
}

function severalAnswer({ baseline, candidates, environments, options }: Task): Omit<SeveralAnswer, 'problems'> {
  const data = severalData(severalComparisons(baseline, candidates, environments, options));
  const title = `${candidates.length} candidates against ${data.baseline.title}`;
  return { kind: 'several', title, data, suite: baseline.suite };
}

function refusal({ reasons }: CompareError, { baseline, candidates, options }: Task): RefusalAnswer {
  const problems = (allowed: boolean) => candidates.flatMap((candidate) => pairProblems(baseline, candidate, allowed));
  const scaleOnly = !options.allowDifferentScale && problems(false).length > 0 && problems(true).length === 0;
  return { kind: 'refused', reasons, scaleOnly };
}

/** The answer to a request whose files are there: the comparison, or why there is none. */
function answerTo(
  request: CompareRequest,
  [first, ...others]: LoadedSet[],
): PageAnswer | SeveralAnswer | RefusalAnswer {
  if (!first || others.length === 0) return { kind: 'refused', reasons: ['a candidate is wanted'], scaleOnly: false };
  const candidates = others.map(({ resultSet }) => resultSet);
  const itself = candidates.some(({ id }) => id === first.resultSet.id);
  if (itself) return { kind: 'refused', reasons: ['a result set is not compared with itself'], scaleOnly: false };
  const { only, problems } = chosenQueries(request.choice, countedNames(first.resultSet, ...candidates));
  const environments = [first, ...others].flatMap(({ environment }) => environment ?? []);
  const options = { only, allowDifferentScale: request.allowScale };
  const task = { baseline: first.resultSet, candidates, environments, options };
  try {
    return { ...(candidates.length === 1 ? pairAnswer(task, request.buckets) : severalAnswer(task)), problems };
  } catch (error) {
    if (error instanceof CompareError) return refusal(error, task);
    throw error;
  }
}

function failure(error: unknown): FailureAnswer {
  return { kind: 'failed', messages: error instanceof LoadError ? error.messages : [String(error)] };
}

/**
 * A function that answers requests through `post`: first the numbers, then the drawings, one after the other, with a pause after each
 * step so that it can run on a page's main thread too. A new request ends the answers to the one before. `loadDrawing` brings the code that
 * draws, which the numbers do not wait for.
 */
export function createComparer(
  post: (answer: CompareAnswer) => void,
  loadDrawing: LoadDrawing = () => import('../charts/staticSvg'),
): (request: CompareRequest) => Promise<void> {
  const load = createLibrary();
  let latest = 0;
  return async (request) => {
    const { id, base, baseline, candidates } = request;
    latest = id;
    const sides = Promise.all([baseline, ...candidates].map((side) => load(base, side)));
    const answer = await sides.then((loaded) => answerTo(request, loaded)).catch(failure);
    if (latest !== id) return;
    post({ id, ...answer });
    if (answer.kind !== 'page') return;
    for await (const drawing of drawings(answer.charts, loadDrawing)) {
      if (latest !== id) return;
      post({ id, kind: 'drawing', ...drawing });
    }
  };
}

/** The charts drawn in turn, with a pause before each. */
async function* drawings(
  charts: readonly ChartSpec[],
  loadDrawing: LoadDrawing,
): AsyncGenerator<{ chart: string; html: string }> {
  const { inlineSvg } = await loadDrawing();
  for (const spec of charts) {
    await pause();
    yield { chart: spec.id, html: inlineSvg(spec, `compare-${spec.id}`) };
  }
}
