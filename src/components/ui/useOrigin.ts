import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The origin of the page that the reader sees, "https://example.org"; while the page is built, the one that the site is built for. */
export default function useOrigin(): string {
  const { siteConfig } = useDocusaurusContext();
  return useIsBrowser() ? window.location.origin : siteConfig.url;
}
