import type { ChartSpec } from '../benchmark/chartTypes';
import { answerTo } from './answer';
import { LoadError, type LoadedSet, loadResultSet } from './loadResultSet';
import type { CompareAnswer, CompareRequest, FailureAnswer } from './messages';

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

function failure(error: unknown): FailureAnswer {
  return { kind: 'failed', messages: error instanceof LoadError ? error.messages : [String(error)] };
}

/** The candidates that could be had, and why the others could not. Throws where there is none. */
function loaded(results: PromiseSettledResult<LoadedSet>[]): { sets: LoadedSet[]; failures: string[] } {
  const sets = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (sets.length === 0 && errors.length > 0) throw errors[0];
  return { sets, failures: errors.flatMap((error) => failure(error).messages) };
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
      const others = Promise.allSettled(candidates.map((side) => load(base, side)));
      const first = await load(base, baseline);
      const sides = loaded(await others);
      await pause();
      if (latest !== id) return;
      const answer = answerTo(request, first, sides);
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
