/** Drawings for server rendering; an alias for staticCharts.server or, in the browser, .client or .development. */
declare module '@static-charts' {
  export function staticChart(key: string): string;
  export function legacyChart(chart: import('../../charts/legacy/legacyChart').LegacyChart, labelId: string): string;
  export const drawn: string;
}

/** A page's own data for server rendering; an alias for pageData.server or, in the browser, .client. */
declare module '@page-data' {
  export function pageJson(path: string): string;
}

declare module '@generated/benchmark-reports/default/output.json' {
  const output: { folder: string };
  export default output;
}

declare module '@generated/benchmark-reports/default/charts.json' {
  const charts: { folder: string };
  export default charts;
}

declare module '@generated/benchmark-reports/default/drawn.json' {
  const stamp: { query: string };
  export default stamp;
}

declare module '@generated/benchmark-reports/default/compare.json' {
  const start: import('../../benchmark/pages/compare/start').CompareStart;
  export default start;
}
