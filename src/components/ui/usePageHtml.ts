import { useLocation } from '@docusaurus/router';
import { useCallback } from 'react';

let last: { path: string; page: Promise<Document | null> } | null = null;

/** The HTML at a path of this site; null if there is no page. Parts of a page that ask for it share one request. */
function fetchPage(path: string): Promise<Document | null> {
  if (last?.path === path) return last.page;
  const page = fetch(path).then(async (response) => {
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  });
  last = { path, page };
  page.catch(() => {
    if (last?.page === page) last = null;
  });
  return page;
}

/**
 * A function that fetches the HTML of the current page, which has its data and drawings. A page needs it after a navigation inside the
 * site. Null if the page does not exist; rejects if the request fails.
 */
export function usePageHtml(): () => Promise<Document | null> {
  const { pathname } = useLocation();
  return useCallback(() => fetchPage(pathname), [pathname]);
}
