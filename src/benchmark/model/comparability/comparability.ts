/** How a setting of two runs relates; a setting absent on one side is unknown, never the same. */
export type ComparabilityRelation = 'disputed' | 'different' | 'unknown' | 'same';

/** Statements of one source about a setting of one side. */
export interface ComparabilityStatement {
  name: string;
  source: string;
  /** By day: "24 on 29 April 2026", with the URL of the source at that commit. */
  said: { text: string; path: string }[];
}

/** Id of the setting that is always shown. */
export const MEMORY_ID = 'memory-of-the-executors';

export interface ComparabilityField {
  /** In URLs and JSON: "off-heap-memory". */
  id: string;
  name: string;
  /** "not reported" if the side does not report it; "24, 12, or 4" if sources conflict. */
  baseline: string;
  candidate: string;
  relation: ComparabilityRelation;
  /** Explanation of the difference, below the values; '' for nothing. */
  note: string;
  /** True if the setting is the engine itself, the subject of the comparison. */
  engine: boolean;
  /** Filled if sources conflict. */
  statements: ComparabilityStatement[];
}

/** Comparability check of two runs: every setting, and the number of settings by relation. */
export interface Comparability {
  same: number;
  different: number;
  unknown: number;
  disputed: number;
  /** "16 settings match, 4 differ, 4 are unknown, 2 conflict". */
  title: string;
  /** How to read it, and which differences are the engines themselves. */
  caption: string;
  /** Conflicting first, then different, unknown, memory, and the other matches. */
  fields: ComparabilityField[];
}
