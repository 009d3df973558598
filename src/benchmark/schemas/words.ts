/** What interest a publisher has in the results. */
export const PUBLISHER_ROLES = [
  'engine-project',
  'competitor',
  'vendor',
  'third-party',
  'this-site',
  'reader',
] as const;

/** Bytes, or bytes multiplied by the seconds for which they were held. */
export const MEMORY_UNITS = ['B', 'B·s'] as const;

/** Facts in which the sides of a comparison may differ on purpose, as in report.json and on the command line. */
export const INTENTIONAL_DIFFERENCES = [
  'tableFormat',
  'scaleFactor',
  'queryVersion',
  'environment',
  'configuration',
] as const;
