import { pageJson } from '@page-data';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import useInlineData, { ELEMENT } from './useInlineData';

interface Props<T> {
  /** The title and description of the page, for its head. */
  about: (data: T) => { title: string; description: string };
  children: (data: T) => ReactNode;
}

/**
 * A page that carries its data in its HTML, not in JavaScript, so that a thousand of them cost no script anything. After a
 * navigation inside the site the data are fetched, with the room of the page kept free.
 */
export default function InlineDataPage<T>({ about, children }: Props<T>) {
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
        // Not application/json: the minifier of the build would sort its keys.
        type="text/x-page-data"
        data-path={path}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with every < escaped; no script that runs
        dangerouslySetInnerHTML={{ __html: pageJson(path) }}
      />
    </Layout>
  );
}
