import Layout from '@theme/Layout';
import type { CompareStart } from '../../../benchmark/pages/compare/start';
import Compare from '../Compare';

/** The page that compares any two result sets. */
export default function ComparePage({ start }: { start: CompareStart }) {
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
