/** How a setting of two runs relates; absent on a side is unknown, never the same. */
export type ReceiptRelation = 'disputed' | 'different' | 'unknown' | 'same';

/** What sources said of a setting of one side, one entry per source. */
export interface ReceiptStatement {
  /** Whose setting it is about. */
  name: string;
  source: string;
  /** By day: "24 on 29 April 2026", with the address of the source at that commit. */
  said: { text: string; path: string }[];
}

/** The id of the setting that is always shown. */
export const MEMORY_ID = 'memory-of-the-executors';

/** One setting of both runs. */
export interface ReceiptField {
  /** In addresses and JSON: "off-heap-memory". */
  id: string;
  name: string;
  /** "not stated" where the side does not state it; "24, 12 or 4" where it is disputed. */
  baseline: string;
  candidate: string;
  relation: ReceiptRelation;
  /** Below the values: what the difference is; '' for nothing. */
  note: string;
  /** Whether the setting is the engine itself, which the two runs are there to compare. */
  engine: boolean;
  /** Where it is disputed. */
  statements: ReceiptStatement[];
}

/** Whether two runs can be held against each other, setting by setting: how many relate in which way, and each of them. */
export interface Receipt {
  same: number;
  different: number;
  unknown: number;
  disputed: number;
  /** "12 settings are the same, 3 differ, 6 are unknown, 1 has conflicting sources". */
  title: string;
  /** How to read it, and which differences are the engines themselves. */
  caption: string;
  /** Disputed first, then different, unknown, memory, the rest of the same. */
  fields: ReceiptField[];
}
