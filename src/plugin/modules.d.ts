/** Drawings for server rendering; an alias for staticCharts.server or, in the browser, staticCharts.client. */
declare module '@static-charts' {
  export function staticChart(key: string): string;
}

declare module '@generated/benchmark-reports/default/charts.json' {
  const charts: { folder: string };
  export default charts;
}
