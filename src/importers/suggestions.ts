import type { Unknown } from '../benchmark/model/resultSet';
import type { Imported } from './imported';
import { isObject, textOf } from './readers/jsonTimes';

function jsonFacts(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...(isObject(value.tags) ? value.tags : {}), ...value } : {};
  } catch {
    return {};
  }
}

/**
 * What the text of a foreign file suggests for the options of an import, to be asked for and confirmed, never taken as it is; `unknown`,
 * empty or null where it says nothing.
 */
export function suggestionsOf(text: string) {
  const { benchmark, scale_factor: scaleFactor, format } = jsonFacts(text);
  const suite = benchmark === 'tpcds' || benchmark === 'tpch' ? benchmark : null;
  return {
    suite,
    queryVersion: /\bq\w+-v(\d+(?:\.\d+)*)\b/.exec(text)?.[1] ?? 'unknown',
    scaleFactor: /^\d+(\.\d+)?$/.test(textOf(scaleFactor)) ? textOf(scaleFactor) : '',
    tableFormat: typeof format === 'string' && /^[a-z0-9]+$/.test(format) ? format : 'parquet',
  };
}

/** How many executions a query has by the file; null where it gives one time per query, of which only the user knows. */
export function shownIterations({ iterations, iterationRows }: Imported): number | Unknown | null {
  return iterationRows.length === 0 ? null : iterations;
}
