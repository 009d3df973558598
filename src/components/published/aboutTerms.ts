/** The terms of "About these numbers", in order. */
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

/** What is said below each term, lines separated by line feeds; a term of which nothing is to be said is missing or ''. */
export type AboutTexts = Partial<Record<AboutTerm, string>>;
