import Layout from '@theme/Layout';
import type { OverviewData } from '../../home/overview';
import EngineMatrix from '../../mdx/EngineMatrix';

/** A page with every pair of engines, for sites with a different home page. */
export default function MatrixPage({ data }: { data: OverviewData }) {
  return (
    <Layout title="Engines" description="Every pair of engines that ran the same queries on the same data.">
      <main className="look-frame">
        <h1>Engines compared in pairs</h1>
        <EngineMatrix data={data} />
      </main>
    </Layout>
  );
}
