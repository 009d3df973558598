import type { ChartSpec } from '../benchmark/chartTypes';
import { comparePage, comparePageCharts } from '../benchmark/comparePage';
import type { Comparison } from '../benchmark/comparisonTypes';
import { chosenQueries } from '../benchmark/leftOut';
import { CompareError, countedNames } from '../benchmark/match';
import { severalData } from '../benchmark/several';
import { severalComparisons } from '../benchmark/severalComparisons';
import { pairProblems } from '../benchmark/validate';
import { withHeights } from '../charts/panelHeights';
import { LoadError, type LoadedSet, loadResultSet } from './loadResultSet';
import type { CompareAnswer, CompareRequest, FailureAnswer, PageAnswer, RefusalAnswer } from './messages';

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

function comparedPage(request: CompareRequest, sides: LoadedSet[]): PageAnswer | RefusalAnswer {
  const [baseline, ...candidates] = sides.map(({ resultSet }) => resultSet);
  const [candidate] = candidates;
  if (!baseline || !candidate) return { kind: 'refused', reasons: ['a candidate is wanted'], scaleOnly: false };
  const environments = sides.flatMap(({ environment }) => environment ?? []);
  const { only, problems } = chosenQueries(request.choice, countedNames(baseline, candidate));
  try {
    const options = { only, allowDifferentScale: request.allowScale };
    const comparisons = severalComparisons(baseline, candidates, environments, options);
    const [comparison] = comparisons as [Comparison];
    const several = comparisons.length > 1 ? severalData(comparisons) : null;
    const charts = several ? [] : comparePageCharts(comparison, request.buckets);
    const page = withHeights(comparePage(comparison, charts, environments, request.buckets), charts);
    return { kind: 'page', page, charts, several, problems };
  } catch (error) {
    if (!(error instanceof CompareError)) throw error;
    const scaleOnly = !request.allowScale && pairProblems(baseline, candidate, true).length === 0;
    return { kind: 'refused', reasons: error.reasons, scaleOnly };
  }
}

function failure(error: unknown): FailureAnswer {
  return { kind: 'failed', messages: error instanceof LoadError ? error.messages : [String(error)] };
}

/**
 * A function that answers requests through `post`: first the numbers, then the drawings, one after the other, with a pause after each
 * step so that it can run on a page's main thread too. A new request ends the answers to the one before.
 */
export function createComparer(post: (answer: CompareAnswer) => void): (request: CompareRequest) => Promise<void> {
  const load = createLibrary();
  let latest = 0;
  return async (request) => {
    const { id, base, baseline, candidates } = request;
    latest = id;
    try {
      const sides = await Promise.all([baseline, ...candidates].map((side) => load(base, side)));
      await pause();
      if (latest !== id) return;
      const answer = comparedPage(request, sides);
      post({ id, ...answer });
      if (answer.kind === 'page')
        await drawAll(answer.charts, (chart, html) => {
          if (latest === id) post({ id, kind: 'drawing', chart, html });
          return latest === id;
        });
    } catch (error) {
      if (latest === id) post({ id, ...failure(error) });
    }
  };
}

/** Draws the charts in turn as long as `use` says that they are wanted. The code that draws comes after the numbers. */
async function drawAll(charts: readonly ChartSpec[], use: (chart: string, html: string) => boolean): Promise<void> {
  const { inlineSvg } = await import('../charts/staticSvg');
  for (const spec of charts) {
    await pause();
    if (!use(spec.id, inlineSvg(spec, `compare-${spec.id}`))) return;
  }
}
