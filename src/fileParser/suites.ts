/** The suites known in the browser; suites of teams are folders, which only commands read. */
export const SUITES = ['tpcds', 'tpch'] as const;
