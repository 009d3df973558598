import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSiteUrls } from '../../ui/siteUrls';
import useOrigin from '../../ui/useOrigin';
import { issueAddress } from './issue';
import type { Problem } from './problem';

/**
 * "Report a problem": opens an issue prefilled with the page's full URL. Nothing if the site has no issue tracker or
 * the number no published artifact.
 */
export default function ProblemLink({ problem }: { problem: Problem }) {
  const origin = useOrigin();
  const { pathname, search } = useLocation();
  const isBrowser = useIsBrowser();
  const { problemUrl } = useSiteUrls();
  if (problemUrl === '' || problem.artifacts.length === 0) return null;
  const page = `${origin}${pathname}${isBrowser ? search : ''}`;
  return <a href={issueAddress(problemUrl, page, problem)}>Report a problem</a>;
}
