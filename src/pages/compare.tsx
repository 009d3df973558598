import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import start from '@generated/benchmark-reports/default/compare.json';
import siteConfig from '@generated/docusaurus.config';
import ComparePage from '../components/compare/ComparePage';
import { startFromUrl } from '../components/compare/state/comparisonRequest';

// Before the page's components are there; on other pages, which may have fetched this module ahead, nothing is started.
if (ExecutionEnvironment.canUseDOM && window.location.pathname === `${siteConfig.baseUrl}compare/`)
  startFromUrl(start, siteConfig.baseUrl);

/** The page that compares any two result sets. */
export default function Page() {
  return <ComparePage start={start} />;
}
