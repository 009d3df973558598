import { useBlogPost, useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import JsonLd from '../../../components/page/JsonLd';
import { postData } from '../../../components/page/JsonLd/postData';

/** The structured data of a post, with the addresses that the site uses. */
export default function BlogPostStructuredData() {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useBlogPost();
  const site = { name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl };
  return <JsonLd value={postData(useBlogPostStructuredData(), metadata.authors.length > 0, site)} />;
}
