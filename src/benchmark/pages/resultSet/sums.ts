import { sumText } from '../../cost/agree';
import { sumProblems } from '../../cost/checkPrices';
import type { Price } from '../../model/cost/price';
import type { Environment, ResultSet } from '../../model/resultSet';

/** What sources say that the job of a result set cost, and where that contradicts itself or the files of prices. */
export interface ResultSetSums {
  /** "6.27 USD (4 × 0.98 × 1.6; three iterations), by A page", with the address of the source. */
  sums: { label: string; path: string }[];
  contradictions: string[];
}

/** The sums of its environment that are about a result set, or about none; null where there are none. */
export function resultSetSums(
  { id }: Pick<ResultSet, 'id'>,
  environment: Environment | null,
  prices: readonly Price[],
): ResultSetSums | null {
  const own = environment?.sums?.filter(({ about }) => about?.includes(id) ?? true) ?? [];
  if (!environment || own.length === 0) return null;
  const file = { environment: { ...environment, sums: own }, path: '', lineOf: () => null };
  return {
    sums: own.map((sum) => ({ label: `${sumText(sum)}, by ${sum.source.title}`, path: sum.source.path })),
    contradictions: sumProblems(file, prices).map(({ message }) => message),
  };
}
