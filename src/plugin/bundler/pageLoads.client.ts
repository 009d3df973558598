import siteConfig from '@generated/docusaurus.config';

/** Called by Docusaurus' links: `prefetch` if a link comes into view, `preload` if the pointer is on it. */
interface Loader {
  prefetch: (address: string) => unknown;
  preload: (address: string) => unknown;
}

/** Does not fetch the code of other pages: the browser loads them as documents. */
export function onRouteDidUpdate(): void {
  (window as unknown as { docusaurus: Loader }).docusaurus = { preload: () => false, prefetch: () => false };
}

/** The link around an element to another page of the site, in the same tab; null otherwise. */
function linkToPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link;
}

/** True if a click with these keys opens the page in the same tab. */
function isPlain({ button, ...keys }: MouseEvent): boolean {
  return button === 0 && !keys.metaKey && !keys.ctrlKey && !keys.shiftKey && !keys.altKey;
}

/** Milliseconds for which the pointer rests on a link that the reader may follow. */
const REST_MS = 65;
const prefetched = new Set<string>();

/** Loads the HTML of the page that a link opens, so that a click finds it in the cache; not if the reader saves data. */
function prefetch(target: EventTarget | null): void {
  const link = linkToPage(target);
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!link?.pathname.endsWith('/') || prefetched.has(link.href) || connection?.saveData) return;
  prefetched.add(link.href);
  const hint = { rel: 'prefetch', as: 'document', href: link.href };
  document.head.append(Object.assign(document.createElement('link'), hint));
}

/** The path below the base path in lower case, as those of all pages are. */
function lowerCasePath(path: string): string {
  const { length } = siteConfig.baseUrl;
  return path.slice(0, length) + path.slice(length).toLowerCase();
}

/** True if the server had no page for this URL; false in browsers that do not know. */
function isNotFound(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { responseStatus?: number })[];
  return visit?.responseStatus === 404;
}

/**
 * A link to another page of the site loads the page, without the router of Docusaurus: most of a page is static content,
 * which only its HTML contains. The browser then keeps the scroll position of each page.
 */
if (typeof window !== 'undefined') {
  const { pathname, search, hash } = window.location;
  // Docusaurus loads the code of a page by its path, so at index.html it would render the page a second time.
  if (pathname.endsWith('/index.html'))
    window.history.replaceState(window.history.state, '', pathname.replace(/index\.html$/, '') + search + hash);
  // The router ignores case, so it would render the page over the HTML of the 404 page, without its content.
  if (lowerCasePath(pathname) !== pathname && isNotFound())
    window.location.replace(lowerCasePath(pathname) + search + hash);
  // Before React, which listens further down.
  document.addEventListener(
    'click',
    (event) => linkToPage(event.target) && isPlain(event) && event.stopPropagation(),
    true,
  );
  let rest = 0;
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(rest);
    rest = window.setTimeout(prefetch, REST_MS, target);
  });
  document.addEventListener('touchstart', ({ target }) => prefetch(target), { passive: true });
}
