import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import start from '@generated/benchmark-reports/default/compare.json';
import siteConfig from '@generated/docusaurus.config';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Compare from '../components/compare/Compare';
import { startOnAddress } from '../components/compare/state/wanted';

// Before the page's components are there; on other pages, which may have fetched this module ahead, nothing is started.
if (ExecutionEnvironment.canUseDOM && window.location.pathname === `${siteConfig.baseUrl}compare/`)
  startOnAddress(start, siteConfig.baseUrl);

/** The page that compares any two result sets. */
export default function ComparePage(): ReactNode {
  return (
    <Layout
      title="Compare"
      description="Any two result sets of the same suite compared: verdict, distribution and every query, computed from their files."
    >
      <main className="look-frame">
        <Compare start={start}>
          <h1>Compare</h1>
          <div className="page-description">
            <p>Any result sets of the same suite, computed here from their files.</p>
          </div>
          <div className="page-meta">
            <p>Suites are derived from TPC-DS or TPC-H; not comparable to published TPC results.</p>
          </div>
        </Compare>
      </main>
    </Layout>
  );
}
