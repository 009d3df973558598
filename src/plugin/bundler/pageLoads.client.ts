/** Called by Docusaurus' links: `prefetch` if a link comes into view, `preload` if the pointer is on it. */
interface Loader {
  prefetch: (address: string) => unknown;
  preload: (address: string) => unknown;
}

/** Does not fetch the code of other pages: the browser loads them as documents. */
export function onRouteDidUpdate(): void {
  (window as unknown as { docusaurus: Loader }).docusaurus = { preload: () => false, prefetch: () => false };
}

/** True if a click opens another page of the site in the same tab. */
function opensPage({ target, button, ...keys }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return false;
  return button === 0 && !keys.metaKey && !keys.ctrlKey && !keys.shiftKey && !keys.altKey;
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
  // Before React, which listens further down.
  document.addEventListener('click', (event) => opensPage(event) && event.stopPropagation(), true);
}
