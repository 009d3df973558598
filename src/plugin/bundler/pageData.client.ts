/** The browser's twin of pageData.server: always ''. The page reads what the server has printed, or fetches it. */
export function pageJson(_path: string): string {
  return '';
}
