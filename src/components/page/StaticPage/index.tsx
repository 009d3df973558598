import type { ReactNode } from 'react';
import InlineDataPage, { type About } from '../InlineDataPage';
import StaticContent from '../StaticContent';

interface Props<T> {
  about: About<T>;
  /** Keys of the data that `about` and `head` read: all that a browser gets. */
  needs: readonly (keyof T & string)[];
  /** Elements of the head element. */
  head?: (data: T) => ReactNode;
  /** The content; null in browsers that keep the HTML, so that their scripts do not contain its components. */
  children: (data: T) => ReactNode;
}

/** A page whose content is static content, with its data in data.json only. */
export default function StaticPage<T extends { path: string }>({ about, needs, head, children }: Props<T>) {
  return (
    <InlineDataPage<T> about={about} needs={['path', ...needs]}>
      {(data) => (
        <>
          {head?.(data)}
          <StaticContent key={data.path} at="page">
            {children(data)}
          </StaticContent>
        </>
      )}
    </InlineDataPage>
  );
}
