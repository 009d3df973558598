/** Source and day of a statement. */
interface PriceStatement {
  source: { title: string; path: string };
  /** Commit or version of the source. */
  commit: string;
  /** "2026-01-20". */
  day: string;
}

/** Price of one node-hour that a source states: static/data/prices/<id>.json. */
export interface Price extends PriceStatement {
  id: string;
  instanceType: string;
  /** "us-west-2", or "unknown". */
  region: string;
  purchase: 'on-demand' | 'spot' | 'unknown';
  /** ISO 4217 code: "USD". */
  currency: string;
  perHour: number;
}

/** One product in a source's calculation: nodes × hours × price per hour. */
export interface SumPart {
  nodes: number;
  instanceType: string;
  hours: number;
  perHour: number;
}

/** Job cost that a source states, with its factors. */
export interface CostSum extends PriceStatement {
  /** Scope of the sum, in the source's words. */
  covers: string;
  parts: SumPart[];
  currency: string;
  /** Cost that the source states; with `costTo`, the low end of a range. */
  cost: number;
  costTo?: number;
  /** Ids of the result sets that the sum covers; if absent, all sets that name the environment. */
  about?: string[];
}

/** Nodes in addition to executor nodes, such as the driver's. */
export interface OtherNodes {
  role: string;
  nodes: number | 'unknown';
  instanceType: string;
  /** Per node; absent if not reported. */
  coresPerNode?: number | 'unknown';
  memoryPerNodeGb?: number | 'unknown';
}
