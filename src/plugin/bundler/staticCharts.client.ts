/** The browser's counterpart of staticCharts.server: always ''. The page keeps the drawing from the server. */
export function staticChart(_key: string): string {
  return '';
}

/** The query to append to the URL of a fetched drawing; empty except in development. */
export function useDrawn(): string {
  return '';
}
