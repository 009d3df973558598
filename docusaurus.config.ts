import { createRequire } from 'node:module';
import 'tsx/cjs';

/** The package, loaded from its sources by tsx as the scripts load it. */
const { withSparkBenchmarks } = createRequire(__filename)('./src/package') as typeof import('./src/package');

export default withSparkBenchmarks(
  {
    title: 'Spark engine benchmarks',
    tagline: 'Benchmark reports for Apache Spark accelerators. Every number is computed from a file that you can open.',
    themeConfig: {
      navbar: { items: [{ to: '/package/', label: 'In your own site' }] },
      footer: {
        copyright:
          'Suites are derived from TPC-DS or TPC-H; not comparable to published TPC results. Text and code: Apache License 2.0. Each result set names its own license.',
      },
    },
  },
  {
    wholeSite: true,
    // The report that <PerformanceDashboard /> without a name shows.
    featured: 'gluten-velox-vs-comet',
    feeds: true,
    repositoryUrl: process.env.REPOSITORY_URL || 'https://github.com/spark-engine-benchmarks/spark-engine-benchmarks',
  },
);
