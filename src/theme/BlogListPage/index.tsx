import { PageMetadata } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import { formatDate } from '../../benchmark/text/numbers';
import EntryList from '../../components/ui/EntryList';

/** All posts, newest first, one line each. */
export default function BlogListPage({ metadata, items }: Props) {
  const entries = items.map(({ content }) => {
    const { permalink, title, date, description } = content.metadata;
    return { path: permalink.replace(/\/?$/, '/'), title, day: formatDate(date.slice(0, 10)), sentence: description };
  });
  return (
    <>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <BlogLayout>
        <h1>{metadata.blogTitle}</h1>
        <p className="page-description">{metadata.blogDescription}.</p>
        <EntryList entries={entries} />
      </BlogLayout>
    </>
  );
}
