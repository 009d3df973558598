/** Facts in which the sides of a comparison may differ on purpose, as in report.json and on the command line. */
export const VARIED_FACTS = ['tableFormat', 'scaleFactor', 'queryVersion', 'environment', 'configuration'] as const;

export type VariedFact = (typeof VARIED_FACTS)[number];

export const VARIED_NAMES: Record<VariedFact, string> = {
  tableFormat: 'table format',
  scaleFactor: 'scale factor',
  queryVersion: 'query version',
  environment: 'environment',
  configuration: 'configuration',
};

/** Differences between the sides of a comparison, as parts of a sentence. */
export interface Varied {
  /** "table format (Parquet vs. Iceberg)", baseline first; '' if nothing differs on purpose. */
  onPurpose: string;
  /** "first published (18 May 2026 vs. 21 May 2026)"; "nothing that is stated" if nothing else differs. */
  besides: string;
  /** "nodes and warm-up iterations": settings that at least one side does not report; "nothing" for none. */
  unknown: string;
}
