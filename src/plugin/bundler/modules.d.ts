/** Drawings for server rendering: an alias for staticCharts.server, or in the browser for .client or .development. */
declare module '@static-charts' {
  export function staticChart(key: string): string;
  export function useDrawn(): string;
}

/** A page's data for server rendering: an alias for pageData.server, or in the browser for .client. */
declare module '@page-data' {
  export function pageJson(path: string): string;
  export function sentJson(path: string, keys?: readonly string[]): string;
}

/** The site's paths by plugin instance: an alias for a generated file. */
declare module '@benchmark-places' {
  const places: Record<string, import('../../benchmark/siteUrls/siteUrls').SiteUrls>;
  export default places;
}

declare module '@generated/benchmark-reports/instances.json' {
  const instances: { outputs: string[] };
  export default instances;
}

declare module '@generated/benchmark-reports/drawn.live.js' {
  const stamp: { query: string };
  export default stamp;
}

declare module '@generated/benchmark-reports/default/compare.json' {
  const start: import('../../components/compare/start').CompareStart;
  export default start;
}
