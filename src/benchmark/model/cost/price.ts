import type { EnvironmentFile } from '../../schemas/environment';
import type { PriceFile } from '../../schemas/price';

/** Price of one node-hour that a source states: static/data/prices/<id>.json. */
export type Price = { id: string } & PriceFile;
/** Job cost that a source states, with its factors. */
export type CostSum = NonNullable<EnvironmentFile['sums']>[number];
/** One product in a source's calculation: nodes × hours × price per hour. */
export type SumPart = CostSum['parts'][number];
