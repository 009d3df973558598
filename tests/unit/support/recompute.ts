import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The three metrics and the counts of a pair, computed from the two files without the project's code. */
export interface Recomputed {
  matched: number;
  total: number;
  geometricMean: number;
  median: number;
  faster: number;
  slower: number;
}

/** Times of a results.csv by query, for queries that ran. */
function times(id: string): Map<string, number> {
  const text = readFileSync(join('static/data/result-sets', id, 'results.csv'), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  return new Map(rows.filter(([, status]) => status === 'ok').map(([query = '', , time]) => [query, Number(time)]));
}

/** Recomputes a pair without some queries. The median of an even number is the geometric mean of the middle two. */
export function recompute(baseline: string, candidate: string, leftOut: readonly string[]): Recomputed {
  const [a, b] = [times(baseline), times(candidate)];
  const queries = [...a.keys()].filter((query) => b.has(query) && !leftOut.includes(query));
  let [sumA, sumB, logs] = [0, 0, 0];
  for (const query of queries) {
    sumA += a.get(query) as number;
    sumB += b.get(query) as number;
    logs += Math.log((a.get(query) as number) / (b.get(query) as number));
  }
  const ratios = queries.map((query) => (a.get(query) as number) / (b.get(query) as number)).sort((x, y) => x - y);
  const [low, high] = [Math.floor((ratios.length - 1) / 2), Math.ceil((ratios.length - 1) / 2)];
  return {
    matched: queries.length,
    total: sumA / sumB,
    geometricMean: Math.exp(logs / queries.length),
    median: Math.sqrt((ratios[low] as number) * (ratios[high] as number)),
    faster: ratios.filter((ratio) => ratio > 1).length,
    slower: ratios.filter((ratio) => ratio < 1).length,
  };
}
