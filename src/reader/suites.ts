/** The suites that every reader knows; those of a team's own are folders that commands read. */
export const SUITES = ['tpcds', 'tpch'] as const;
