import type { Comparison } from '../../benchmark/model/comparison';
import { getOwnValue } from '../../benchmark/model/guards/record';
import { rounded } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import type { Headline } from './headline';

/**
 * Values for `<Value of="…">`: the headline; per query baseline_s, candidate_s, speedup, time_change_pct, saved_s, low,
 * and high; and texts of tables, event logs, and published comparisons by full path.
 */
export interface PageValues {
  headline: Partial<Headline>;
  queries: Record<string, Record<string, number | null>>;
  texts: ValueTexts;
}

/** Value at a dotted path ("total.speedup", "queries.q93.candidate_s"), or undefined. */
export function valueAt(data: PageValues, path: string): number | string | boolean | null | undefined {
  if (Object.hasOwn(data.texts, path)) return data.texts[path];
  const [head, ...rest] = path.split('.');
  const start: unknown =
    head === 'queries' ? data.queries : getOwnValue(data.headline as unknown as Record<string, unknown>, head ?? '');
  const found = rest.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? getOwnValue(value as Record<string, unknown>, key) : undefined,
    start,
  );
  return found !== null && typeof found === 'object'
    ? undefined
    : (found as number | string | boolean | null | undefined);
}

export function queryValues({ matched }: Comparison): PageValues['queries'] {
  return Object.fromEntries(
    matched.map(({ query, baseline, candidate, speedup, timeChangePct, savedS, low, high }) => {
      const values = {
        baseline_s: baseline.timeS,
        candidate_s: candidate.timeS,
        speedup,
        time_change_pct: timeChangePct,
        saved_s: savedS,
        low,
        high,
      };
      return [query, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]))];
    }),
  );
}
