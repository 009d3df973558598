import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { pageJson, sentJson } from '@page-data';
import { useDrawn } from '@static-charts';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { type ReactNode, useEffect, useReducer } from 'react';
import { unresolvePath } from '../../../benchmark/siteUrls/siteUrls';
import { useFileUrl, useSiteUrls } from '../../ui/siteUrls';
import { usePageHtml } from '../../ui/usePageHtml';
import styles from './styles.module.css';

/** ID of the element that contains the page data sent by the server. */
const ELEMENT = 'page-data';

/** Last data per page path; null for a page that does not exist. Data remain until the data of a new URL arrive. */
const read = new Map<string, { file: string; data: unknown }>();

/** The data that the server has rendered into a page; undefined if there are none for this path. */
function printed(page: Document, path: string): unknown {
  const element = page.getElementById(ELEMENT);
  const text = element?.dataset.path === path ? element.textContent : '';
  return text ? JSON.parse(text) : undefined;
}

/** The data that the server has rendered, or is rendering, into the current page; undefined if there are none for this path. */
function sent(path: string): unknown {
  return typeof document === 'undefined' ? JSON.parse(pageJson(path)) : printed(document, path);
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  return response.ok ? response.json() : null;
}

/** The path of the page in the data: without the base path, with a slash at its end. */
function usePath(): string {
  const { pathname } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  return unresolvePath(`/${pathname.slice(withBaseUrl('/').length)}`, useSiteUrls());
}

/**
 * The data of the current page: from its HTML, which is fetched after a navigation inside the site. The development
 * server has data.json next to each page instead. Undefined while loading, null for a page that does not exist.
 */
function useInlineData<T>(): { path: string; data: T | null | undefined } {
  const path = usePath();
  const drawn = useDrawn();
  const file = useFileUrl(`${path}data.json`) + drawn;
  const pageHtml = usePageHtml();
  const [, show] = useReducer((count: number) => count + 1, 0);
  // A page sent without data is the page for unknown URLs; the development server sends no pages.
  const loading = !useIsBrowser() && drawn === '';
  const known = read.get(path);
  const data = known ? known.data : (sent(path) ?? (loading ? null : undefined));
  if (!known && data !== undefined && typeof document !== 'undefined') read.set(path, { file, data });
  useEffect(() => {
    if (read.get(path)?.file === file) return;
    let isCurrent = true;
    const found = drawn === '' ? pageHtml().then((page) => page && printed(page, path)) : fetchJson(file);
    found
      .then((data = null) => {
        if (!isCurrent) return;
        read.set(path, { file, data });
        show();
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [path, file, drawn, pageHtml]);
  return { path, data: data as T | null | undefined };
}

/** Title and description of a page, for its head element. */
export type About<T> = (data: T) => { title: string; description: string };

interface Props<T> {
  about: About<T>;
  /** Keys of the data that the browser needs; absent for all. */
  needs?: readonly (keyof T & string)[];
  children: (data: T) => ReactNode;
}

/**
 * A page with its data in its HTML instead of JavaScript, so that a thousand such pages add no script. After a
 * navigation inside the site the data are fetched while the page's space is reserved.
 */
export default function InlineDataPage<T>({ about, needs, children }: Props<T>) {
  const { path, data } = useInlineData<T>();
  if (data === null) return <NotFound />;
  const head = data === undefined ? {} : about(data);
  return (
    <Layout {...head}>
      <main className={`look-frame ${styles.frame}`} aria-busy={data === undefined}>
        {data !== undefined && <div className="look-column look-column-wide">{children(data)}</div>}
      </main>
      <script
        id={ELEMENT}
        // Not application/json: the build's HTML minifier would sort its keys.
        type="text/x-page-data"
        data-path={path}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped; no script that runs
        dangerouslySetInnerHTML={{ __html: sentJson(path, needs) }}
      />
    </Layout>
  );
}
