import type { QueryText } from '../../../benchmark/artifacts/queryDescriptions';
import type { ChartSpec } from '../../../figures';
import { answerTo } from './answer';
import { LoadError, type LoadedSet, loadQueryTexts, loadResultSet } from './loadResultSet';
import type { CompareAnswer, CompareRequest, FailureAnswer } from './messages';

/** Imports the code that draws a chart; `idPrefix` is the prefix of the SVG's ids. */
type LoadDrawing = () => Promise<{ inlineSvg: (spec: ChartSpec, idPrefix: string) => string }>;

/** Yields to the event loop, so that waiting messages are handled. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What comparisons are computed from. `base` is the site's URL and ends in a slash. */
export interface Library {
  resultSet: (base: string, id: string) => Promise<LoadedSet>;
  queryTexts: (base: string, suite: string) => Promise<Record<string, QueryText>>;
}

/** `load`, called at most once for each name; the next call repeats a failed load. */
function kept<Value>(load: (base: string, name: string) => Promise<Value>) {
  const values = new Map<string, Promise<Value>>();
  return (base: string, name: string): Promise<Value> => {
    const known = values.get(name) ?? load(base, name);
    values.set(name, known);
    known.catch(() => values.delete(name));
    return known;
  };
}

/** The files of the site. */
function createLibrary(): Library {
  return { resultSet: kept(loadResultSet), queryTexts: kept(loadQueryTexts) };
}

function failure(error: unknown): FailureAnswer {
  return { kind: 'failed', messages: error instanceof LoadError ? error.messages : [String(error)] };
}

/** The loaded candidates, and the errors of the others. Throws the first error if none was loaded. */
function loadDrawings(results: PromiseSettledResult<LoadedSet>[]): { sets: LoadedSet[]; failures: string[] } {
  const sets = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (sets.length === 0 && errors.length > 0) throw errors[0];
  return { sets, failures: errors.flatMap((error) => failure(error).messages) };
}

/** Answers a request for the candidates that were loaded. Rejects if the baseline or every candidate failed to load. */
async function answerOf(request: CompareRequest, { resultSet: load }: Library) {
  const { base, baseline, candidates, vanilla, own } = request;
  const had = async (id: string) => own.find(({ resultSet }) => resultSet.id === id) ?? (await load(base, id));
  const others = Promise.allSettled(candidates.map(had));
  // Only an addition to the comparison: it works without.
  const spark = vanilla === null ? null : load(base, vanilla).catch(() => null);
  const first = await had(baseline);
  return answerTo(request, first, { ...loadDrawings(await others), vanilla: await spark });
}

/**
 * A function that answers requests through `post`: numbers first, then all drawings and the texts of queries at once,
 * because the page renders again for each message. A pause before each drawing lets a new request cancel the answers to the one before.
 * `loadDrawing` imports the drawing code, which the numbers do not wait for.
 */
export function createComparisonWorker(
  post: (answer: CompareAnswer) => void,
  loadDrawing: LoadDrawing = () => import('../../../figures/render/inlineSvg'),
  library = createLibrary(),
): (request: CompareRequest) => Promise<void> {
  let latest = 0;
  return async (request) => {
    const { id } = request;
    latest = id;
    const answer = await answerOf(request, library).catch(failure);
    if (latest !== id) return;
    post({ id, ...answer });
    if (!('charts' in answer)) return;
    const { suite } = answer.kind === 'page' ? answer.page.measured : answer;
    const texts = library.queryTexts(request.base, suite.name);
    const { inlineSvg } = await loadDrawing();
    const drawings: Record<string, string> = {};
    for (const spec of answer.charts) {
      await pause();
      if (latest !== id) return;
      drawings[spec.id] = drawCharts(() => inlineSvg(spec, `compare-${spec.id}`));
    }
    post({ id, kind: 'drawings', drawings, texts: await texts });
  };
}

/** HTML of a drawing. If drawing fails, logs the error and returns a sentence, so that the numbers still appear. */
function drawCharts(draw: () => string): string {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    return '<p>This chart could not be drawn. Select Table to see its numbers.</p>';
  }
}
