import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import ContentsMenu from '../../components/page/ContentsMenu';

/** The frame of all pages: the column, and at its right the contents of a post. */
export default function BlogLayout({ toc, children, sidebar: _sidebar, ...layout }: Props) {
  return (
    <Layout {...layout}>
      <main className="look-frame">
        {toc ? (
          <div className="look-columns">
            <div className="look-column">{children}</div>
            <ContentsMenu>{toc}</ContentsMenu>
          </div>
        ) : (
          <div className="look-column">{children}</div>
        )}
      </main>
    </Layout>
  );
}
