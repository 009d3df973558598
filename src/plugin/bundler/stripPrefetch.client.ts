/** Called by Docusaurus' links: `prefetch` if a link comes into view, `preload` if the pointer is on it. */
interface Loader {
  prefetch: (address: string) => unknown;
  preload: (address: string) => unknown;
}

/**
 * Disables prefetching the code of every visible link: a report page would load twice as much, for pages that few
 * readers open. The page under the pointer is still fetched before the click.
 */
export function onRouteDidUpdate(): void {
  const site = window as unknown as { docusaurus: Loader };
  const { preload } = site.docusaurus;
  site.docusaurus = { preload, prefetch: () => false };
}
