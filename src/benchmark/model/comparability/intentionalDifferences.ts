import type { INTENTIONAL_DIFFERENCES } from '../../schemas/words';

export type IntentionalDifference = (typeof INTENTIONAL_DIFFERENCES)[number];

export const DIFFERENCE_NAMES: Record<IntentionalDifference, string> = {
  tableFormat: 'table format',
  scaleFactor: 'scale factor',
  queryVersion: 'query version',
  environment: 'environment',
  configuration: 'configuration',
};

/** Differences between the sides of a comparison, as parts of a sentence. */
export interface DifferenceTexts {
  /** "table format (Parquet vs. Iceberg)", baseline first; '' if nothing differs on purpose. */
  onPurpose: string;
  /** "first published (18 May 2026 vs. 21 May 2026)"; "nothing that is stated" if nothing else differs. */
  besides: string;
  /** "nodes and warm-up iterations": settings that at least one side does not report; "nothing" for none. */
  unknown: string;
}
