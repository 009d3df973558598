import Head from '@docusaurus/Head';
import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { PlacesContext, placesOf, useFileUrl } from '../places';

/** The class that all of our styles stand under where the site around is not ours. */
const SCOPE = 'spark-benchmarks';

/** The instance of the plugin whose scope is around; null outside of any. */
const Around = createContext<string | null>(null);

interface Props {
  /** The id of the instance of the plugin, where a site has several. */
  instance?: string;
  /** The element around: a block, a part of a line, or none for what is text alone. */
  as: 'div' | 'span' | null;
  children: ReactNode;
}

/** Puts our styles, and where the site has what, around components in a page of another site. Nothing within a scope of the same instance. */
export default function Scope({ instance = '', as, children }: Props) {
  const around = useContext(Around);
  if (around === instance || (around !== null && instance === '')) return children;
  return (
    <Around.Provider value={instance}>
      <PlacesContext.Provider value={placesOf(instance)}>
        {as === null ? children : <Styled as={as}>{children}</Styled>}
      </PlacesContext.Provider>
    </Around.Provider>
  );
}

// A layout effect on the server would only print a warning with React 18.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The element with our class and stylesheet; hidden as long as a stylesheet is on its way, which is only so after a navigation inside the site. */
function Styled({ as: Element, children }: { as: 'div' | 'span'; children: ReactNode }) {
  const { stylesheet } = useContext(PlacesContext);
  const href = useFileUrl(stylesheet);
  const [waiting, setWaiting] = useState(false);
  useBeforePaint(() => (stylesheet === '' ? undefined : loadStyles(href, setWaiting)), [stylesheet, href]);
  return (
    <>
      {stylesheet !== '' && (
        <Head>
          <link rel="stylesheet" href={href} />
        </Head>
      )}
      <Element className={SCOPE} style={waiting ? { visibility: 'hidden' } : undefined}>
        {children}
      </Element>
    </>
  );
}

/** Adds the stylesheet where it is not there yet, and says whether it is awaited. */
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

/** A component of ours as pages of other sites get it: within a scope of its own. */
export function scoped<P extends object>(Component: ComponentType<P>, as: Props['as'] = 'div') {
  return function Scoped({ instance, ...props }: P & Pick<Props, 'instance'>) {
    return (
      <Scope instance={instance} as={as}>
        <Component {...(props as unknown as P)} />
      </Scope>
    );
  };
}
