import { formatQueries } from '../../../../benchmark/text/numbers';
import { parseWeightFile, printWeights } from '../../../../benchmark/text/queryWeights';

export interface FileWeights {
  name: string;
  /** Weights in the form of the URL parameter; null if the file has none. */
  text: string | null;
  /** A sentence about what was read; '' if nothing was. */
  done: string;
  problems: string[];
}

/** Maximum size of a file of weights, in bytes. */
const MAX_BYTES = 1_000_000;
/** Maximum length of weights in a URL, in characters. */
const MAX_CHARS = 4000;

const UNKNOWN_QUERIES = 'choose two comparable result sets first, so that their queries are known';

/**
 * The weights of a file, or everything that is wrong with it. `queries` lists the queries that can have weights; null
 * if they are unknown.
 */
export async function fileWeights(file: File, queries: readonly string[] | null): Promise<FileWeights> {
  const { name } = file;
  const refused = (problems: string[]): FileWeights => ({ name, text: null, done: '', problems });
  if (file.size > MAX_BYTES) return refused(['larger than 1 MB, so not a list of weights']);
  if (!queries) return refused([UNKNOWN_QUERIES]);
  const { weights, problems } = parseWeightFile(await file.text(), queries);
  if (!weights) return refused(problems);
  const text = printWeights(weights, queries);
  if (text.length > MAX_CHARS)
    return refused([
      `the weights take ${text.length} characters, but a URL holds at most ${MAX_CHARS}; round them, or list fewer queries`,
    ]);
  const out = queries.length - weights.size;
  const rest = out === 0 ? '' : `; ${formatQueries(out)} without a weight excluded`;
  return { name, text, done: `${name}: loaded weights of ${formatQueries(weights.size)}${rest}.`, problems: [] };
}
