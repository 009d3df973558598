/** The package's name, under which its theme and copies of it import other modules. */
export const PACKAGE = 'docusaurus-plugin-spark-benchmarks';

/** Components of the plugin's pages and around reports, `@theme/SparkBenchmarks/<name>`, with their path below src/components. */
export const PAGE_COMPONENTS: Record<string, string> = {
  ReportTab: 'report/ReportTab',
  QueryPage: 'query/QueryPage',
  QueryIndex: 'query/QueryIndex',
  ResultSetPage: 'resultSet/ResultSetPage',
  ComparePage: 'compare/ComparePage',
  HistoryIndex: 'history/HistoryIndex',
  HistoryPage: 'history/HistoryPage',
  EnginePage: 'history/EnginePage',
  CoveragePage: 'history/CoveragePage',
  BlockPage: 'page/BlockPage',
  ReportContent: 'page/StaticContent',
};
