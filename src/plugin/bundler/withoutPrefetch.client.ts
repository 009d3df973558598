/** What Docusaurus' links call: `prefetch` when a link comes into view, `preload` when the pointer is on it. */
interface Loader {
  prefetch: (address: string) => unknown;
  preload: (address: string) => unknown;
}

/**
 * Keeps pages from fetching the code of every page that a visible link leads to: a report page would load as much again for pages that
 * few readers open. The page under the pointer is still fetched before the click.
 */
export function onRouteDidUpdate(): void {
  const site = window as unknown as { docusaurus: Loader };
  const { preload } = site.docusaurus;
  site.docusaurus = { preload, prefetch: () => false };
}
