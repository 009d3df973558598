import type { Props } from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import ContentsMenu from '../../components/page/ContentsMenu';

/** The layout of blog pages: the column, and the table of contents of a post on the right. */
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
