/** What said something, on which day. */
interface Said {
  source: { title: string; path: string };
  /** The commit, or the version, of the source that says so. */
  commit: string;
  /** 2026-01-20. */
  day: string;
}

/** What a source states an hour of one node to cost: static/data/prices/<id>.json. */
export interface Price extends Said {
  id: string;
  instanceType: string;
  /** us-west-2, or unknown. */
  region: string;
  purchase: 'on-demand' | 'spot' | 'unknown';
  /** ISO 4217: USD. */
  currency: string;
  perHour: number;
}

/** A product that a source computes: nodes × hours × price of an hour. */
export interface SumPart {
  nodes: number;
  instanceType: string;
  hours: number;
  perHour: number;
}

/** What a source says that a job cost, with what it multiplies. */
export interface CostSum extends Said {
  /** What the sum is for, in the source's words. */
  covers: string;
  parts: SumPart[];
  currency: string;
  /** What the source says it comes to; with `costTo` a range. */
  cost: number;
  costTo?: number;
  /** Ids of the result sets whose job it is; left out, any that names the environment. */
  about?: string[];
}

/** Nodes in addition to the nodes of the executors: a driver's. */
export interface OtherNodes {
  role: string;
  nodes: number | 'unknown';
  instanceType: string;
  /** Of a node; left out where it is not stated. */
  coresPerNode?: number | 'unknown';
  memoryPerNodeGb?: number | 'unknown';
}
