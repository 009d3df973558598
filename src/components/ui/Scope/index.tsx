import Head from '@docusaurus/Head';
import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { SiteUrlsContext, siteUrlsOf, useFileUrl } from '../siteUrls';

/** Parent class of all styles of the package in other sites. */
const SCOPE = 'spark-benchmarks';

/** Plugin instance of the surrounding scope; null outside any scope. */
const Around = createContext<string | null>(null);

interface Props {
  /** ID of the plugin instance, if a site has several. */
  instance?: string;
  /** The wrapper element: a block, inline, or none for plain text. */
  as: 'div' | 'span' | null;
  children: ReactNode;
}

/**
 * Provides the package's styles and the site's paths to components in a page of a different site. Renders only the
 * children within a scope of the same instance.
 */
export default function Scope({ instance = '', as, children }: Props) {
  const around = useContext(Around);
  if (around === instance || (around !== null && instance === '')) return children;
  return (
    <Around.Provider value={instance}>
      <SiteUrlsContext.Provider value={siteUrlsOf(instance)}>
        {as === null ? children : <Styled as={as}>{children}</Styled>}
      </SiteUrlsContext.Provider>
    </Around.Provider>
  );
}

const ON_SERVER = typeof document === 'undefined';

/**
 * Docusaurus removes what the server put into the head and adds it again while the page hydrates, so that the page would
 * be without styles meanwhile. This module runs before, and takes the stylesheet from it.
 */
if (!ON_SERVER) for (const link of document.querySelectorAll(`link[data-${SCOPE}]`)) link.removeAttribute('data-rh');

// With React 18, a layout effect on the server prints a warning and has no other effect.
const useBeforePaint = ON_SERVER ? useEffect : useLayoutEffect;

/** The element with the package's class and stylesheet, hidden while the stylesheet loads after a navigation. */
function Styled({ as: Element, children }: { as: 'div' | 'span'; children: ReactNode }) {
  const { stylesheet } = useContext(SiteUrlsContext);
  const href = useFileUrl(stylesheet);
  const [waiting, setWaiting] = useState(false);
  useBeforePaint(() => (stylesheet === '' ? undefined : loadStyles(href, setWaiting)), [stylesheet, href]);
  return (
    <>
      {ON_SERVER && stylesheet !== '' && (
        <Head>
          <link rel="stylesheet" href={href} {...{ [`data-${SCOPE}`]: '' }} />
        </Head>
      )}
      <Element className={SCOPE} style={waiting ? { visibility: 'hidden' } : undefined}>
        {children}
      </Element>
    </>
  );
}

/** Adds the stylesheet if it is missing, and reports whether it is loading. Returns a function that stops waiting. */
function loadStyles(href: string, setWaiting: (waiting: boolean) => void): () => void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const there = [...links].some((link) => link.getAttribute('href') === href && link.sheet !== null);
  if (there) return () => undefined;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const done = () => setWaiting(false);
  link.addEventListener('load', done);
  link.addEventListener('error', done);
  setWaiting(true);
  document.head.append(link);
  return done;
}

/** Wraps a component in a separate scope for pages of other sites. */
export function scoped<P extends object>(Component: ComponentType<P>, as: Props['as'] = 'div') {
  return function Scoped({ instance, ...props }: P & Pick<Props, 'instance'>) {
    return (
      <Scope instance={instance} as={as}>
        <Component {...(props as unknown as P)} />
      </Scope>
    );
  };
}
