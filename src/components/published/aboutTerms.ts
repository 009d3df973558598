/** Terms of "About the data", in order. */
export const TERMS = [
  'Suite',
  'Status',
  'Statistic',
  'Verdict',
  'Environment',
  'Files',
  'Known problems',
  'Changes on import',
] as const;

export type AboutTerm = (typeof TERMS)[number];

/** Text of each term, with lines separated by line feeds; missing or '' for no text. */
export type AboutTexts = Partial<Record<AboutTerm, string>>;
