import Layout from '@theme/Layout';
import Compare from '../Compare';
import type { CompareStart } from '../start';

export default function ComparePage({ start }: { start: CompareStart }) {
  return (
    <Layout
      title="Compare"
      description="Compare any result sets from the same suite: verdict, distribution, and all queries, computed from their files."
    >
      <main className="look-frame">
        <Compare start={start}>
          <h1>Compare</h1>
        </Compare>
      </main>
    </Layout>
  );
}
