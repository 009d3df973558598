import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The origin of the current page, "https://example.org"; during the build, the origin in the site's configuration. */
export default function useOrigin(): string {
  const { siteConfig } = useDocusaurusContext();
  return useIsBrowser() ? window.location.origin : siteConfig.url;
}
