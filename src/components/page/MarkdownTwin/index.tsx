import Head from '@docusaurus/Head';
import { useFileUrl } from '../../ui/siteUrls';

/** Links a page to its Markdown twin, in the head. `path` is the page's path without base path. */
export default function MarkdownTwin({ path }: { path: string }) {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useFileUrl(`${path}index.md`)} />
    </Head>
  );
}
