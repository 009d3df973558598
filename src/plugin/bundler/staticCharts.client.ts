/** The browser's twin of staticCharts.server: always ''. The page keeps the drawing that the server has put there. */
export function staticChart(_key: string): string {
  return '';
}

/** What a page adds to the address of a drawing that it fetches; only development has something. */
export function useDrawn(): string {
  return '';
}
