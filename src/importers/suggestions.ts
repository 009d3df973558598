import type { Unknown } from '../benchmark/model/resultSet';
import type { Imported } from './imported';
import { isObject, textOf } from './parsers/jsonTimes';
import { isSparkQueries } from './parsers/sparkQueries';

function jsonFacts(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...(isObject(value.tags) ? value.tags : {}), ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Suggestions for the options of an import from the text of a foreign file; they must be confirmed. `unknown`, empty,
 * or null if the file contains none.
 */
export function suggestionsOf(text: string) {
  const { benchmark, scale_factor: scaleFactor, format } = jsonFacts(text);
  const suite = benchmark === 'tpcds' || benchmark === 'tpch' ? benchmark : null;
  return {
    suite,
    queryVersion: (!isSparkQueries(text) && /\bq\w+-v(\d+(?:\.\d+)*)\b/.exec(text)?.[1]) || 'unknown',
    scaleFactor: /^\d+(\.\d+)?$/.test(textOf(scaleFactor)) ? textOf(scaleFactor) : '',
    tableFormat: typeof format === 'string' && /^[a-z0-9]+$/.test(format) ? format : 'parquet',
  };
}

/** Executions per query in the file; null if it has one time per query, because only the user knows the number. */
export function shownIterations({ iterations, iterationRows }: Imported): number | Unknown | null {
  return iterationRows.length === 0 ? null : iterations;
}
