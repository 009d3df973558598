import type { Side } from '../resultSet';

/** Nodes of one type with one task. `counts` are all numbers that sources state, ascending: more than one is a dispute. */
export interface NodePool {
  /** "nodes", "driver", "Celeborn nodes". */
  role: string;
  instanceType: string;
  counts: number[];
}

/** Cores and memory: what executors and driver ask for, or what nodes have; null where it is not stated. */
export interface Capacity {
  cores: number | null;
  memoryGb: number | null;
}

/** What is known of one side to compute its cost. Plain JSON. */
export interface CostSide {
  role: Side;
  /** In a sentence: "Celeborn". */
  name: string;
  /** In a row: "Celeborn 0.5.4". */
  title: string;
  /** Of the suite: the same queries on all sides. */
  timeS: number;
  /** The 95 % interval of that time over its iterations; null where they are not known. */
  timeIntervalS: { low: number; high: number } | null;
  pools: NodePool[];
  /** What sources state of the node count, by day, where they contradict each other: "24 (18 May 2026), 12 (1 June 2026)"; '' where they do not. */
  dispute: string;
  /** Why there are no node-hours; '' where there are. */
  reason: string;
  requested: Capacity;
  /** "23 × 5 + 5 cores, 23 × 58 + 20 GB"; '' where nothing is stated. */
  requestText: string;
  /** What the nodes have, for each number of nodes that is stated, in order of the counts. */
  provisioned: Capacity[];
}

/** A price that may be used: what sources state, and agree on. */
export interface StatedPrice {
  instanceType: string;
  currency: string;
  perHour: number;
  /** "USD 2.30 an hour, on demand, as of 20 January 2026 (Data on EKS, …)". */
  text: string;
  path: string;
}
