import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme/DocItem/Content';
import type { Props } from '@theme/DocItem/Layout';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import ContentsMenu from '../../../components/page/ContentsMenu';

/** A page's column with its table of contents on the right; one wider column if the page hides it. */
export default function DocItemLayout({ children }: Props) {
  const { frontMatter, toc } = useDoc();
  const article = (
    <article>
      <DocItemContent>{children}</DocItemContent>
    </article>
  );
  if (frontMatter.hide_table_of_contents || toc.length === 0) {
    return <div className="look-column look-column-wide">{article}</div>;
  }
  return (
    <div className="look-columns">
      <div className="look-column">{article}</div>
      <ContentsMenu>
        <DocItemTOCDesktop />
      </ContentsMenu>
    </div>
  );
}
