/** The browser's counterpart of pageData.server: always ''. The page reads its data from the HTML or fetches it. */
export function pageJson(_path: string): string {
  return '';
}

export { pageJson as sentJson };
