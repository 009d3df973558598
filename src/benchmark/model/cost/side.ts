import type { Side } from '../resultSet';

/** Nodes of one type and role. `counts` lists every number that sources state, ascending; several are a conflict. */
export interface NodePool {
  role: string;
  instanceType: string;
  counts: number[];
}

/** Cores and memory that executors and driver request, or that nodes have; null if not reported. */
export interface Capacity {
  cores: number | null;
  memoryGb: number | null;
}

/** Input of the cost calculation for one side. Plain JSON. */
export interface CostSide {
  role: Side;
  /** In a sentence: "Celeborn". */
  name: string;
  /** In a row: "Celeborn 0.5.4". */
  title: string;
  /** Total of the suite, over the same queries on all sides. */
  timeS: number;
  /** 95% interval of that time over its iterations; null if unknown. */
  timeIntervalS: { low: number; high: number } | null;
  pools: NodePool[];
  /** Conflicting statements of the node count, by day: "24 (18 May 2026), 12 (1 June 2026)"; '' for no conflict. */
  dispute: string;
  /** Node counts of the executors' nodes that were not withdrawn, with the source and commit of each statement. */
  stated: { nodes: number; source: string }[];
  /** Nodes that the executors need by their cores, if that is more than every reported count; null otherwise. */
  neededNodes: number | null;
  /** Why node-hours cannot be computed; '' if they can. */
  reason: string;
  requested: Capacity;
  /** True if the suites requested different amounts: `requested` has the largest. */
  requestVaries?: boolean;
  /** "23 × 5 + 5 cores, 23 × 58 + 20 GB"; '' if nothing is reported. */
  requestText: string;
  /** Capacity of the nodes for each reported number of nodes, in order of the counts. */
  provisioned: Capacity[];
}

/** A price on which all sources agree. */
export interface StatedPrice {
  instanceType: string;
  currency: string;
  perHour: number;
  /** "USD 2.30 an hour, on demand, as of 20 January 2026 (Data on EKS, …)". */
  text: string;
  path: string;
}
