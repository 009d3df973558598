const { withSparkBenchmarks } = require('docusaurus-plugin-spark-benchmarks');

module.exports = withSparkBenchmarks(
  {
    title: 'TITLE',
    tagline: 'Every number is computed from a file that you can open.',
    // Asks search engines not to list the site.
    noIndex: true,
  },
  { wholeSite: true },
);
