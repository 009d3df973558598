/** The facts in which the sides of a comparison may differ on purpose, as report.json and commands write them. */
export const VARIED_FACTS = ['tableFormat', 'scaleFactor', 'queryVersion', 'environment', 'configuration'] as const;

/** A fact in which the sides of a comparison differ on purpose. */
export type VariedFact = (typeof VARIED_FACTS)[number];

/** What each fact is called in a sentence. */
export const VARIED_NAMES: Record<VariedFact, string> = {
  tableFormat: 'table format',
  scaleFactor: 'scale factor',
  queryVersion: 'query version',
  environment: 'environment',
  configuration: 'configuration',
};

/** What differs between the sides of a comparison, as parts of a sentence. */
export interface Varied {
  /** "table format (Parquet vs. Iceberg)", baseline first; '' if nothing differs on purpose. */
  onPurpose: string;
  /** "first published (18 May 2026 vs. 21 May 2026)"; "nothing that is stated" if nothing else differs. */
  besides: string;
  /** "nodes and warm-up iterations": settings that a side does not state, or neither; "nothing" for none. */
  unknown: string;
}
