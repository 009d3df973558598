import type { SchemaName } from '../../../src/data/schemaCheck';
import { changed } from '../support/schemas';
import { expect, test } from '../support/test';

test('wrong values are named with what was found and what is allowed', () => {
  const cases: [SchemaName, (value: ReturnType<typeof JSON.parse>) => void, RegExp][] = [
    [
      'result-set',
      (set) => {
        set.name = '../other';
      },
      /:3: name must be an id, got "..\/other"/,
    ],
    [
      'result-set',
      (set) => {
        set.name = 'Upper_case';
      },
      /name must be an id/,
    ],
    [
      'result-set',
      (set) => {
        set.created = '2026-02-30';
      },
      /created must be a date such as 2026-07-21, got "2026-02-30"/,
    ],
    [
      'result-set',
      (set) => {
        set.title = '<script>alert(1)</script>';
      },
      /title must be one line of text .*no < or >/,
    ],
    [
      'result-set',
      (set) => {
        set.title = '=HYPERLINK("x")';
      },
      /title must be one line of text that starts with a letter or digit/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.statistic = 'average';
      },
      /benchmark.statistic must be one of median, mean, min, single, got "average"/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.iterations = 2.5;
      },
      /benchmark.iterations must be a whole number from 1, or unknown, got 2.5/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.iterations = 'five';
      },
      /benchmark.iterations must be a whole number from 1, or unknown, got "five"/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.suite.scaleFactor = 0;
      },
      /scaleFactor must be a number of GB greater than 0, got 0/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.configuration['spark.x'] = true;
      },
      /configuration.spark.x must be a string, got true/,
    ],
    [
      'result-set',
      (set) => {
        set.benchmark.configuration['<b>'] = 'x';
      },
      /the key "<b>" in benchmark.configuration must be a property's name/,
    ],
    [
      'result-set',
      (set) => {
        set.resources[0].path = '../../secret.csv';
      },
      /resources.0.path must be one of results.csv, iterations.csv/,
    ],
    [
      'result-set',
      (set) => {
        set.sources[0].path = 'javascript:alert(1)';
      },
      /sources.0.path must be an https address/,
    ],
    [
      'environment',
      (environment) => {
        environment.nodes = '12';
      },
      /nodes must be a whole number from 1, or unknown, got "12"/,
    ],
    [
      'report',
      (report) => {
        report.baseline = '../../etc/passwd';
      },
      /baseline must be an id/,
    ],
    [
      'report',
      (report) => {
        report.buckets = 'quartiles';
      },
      /buckets must be one of speedup, time-change/,
    ],
    [
      'report',
      (report) => {
        report.findings = ['Q1'];
      },
      /findings.0 must be a query such as q93, got "Q1"/,
    ],
    [
      'published',
      (pkg) => {
        pkg.published.totals.baselineS = 0;
      },
      /published.totals.baselineS must be a number of seconds above 0, got 0/,
    ],
    [
      'published',
      (pkg) => {
        pkg.published.statements[0].about = 'total_time_pct';
      },
      /published.statements.0.about must be one of total_time_change_pct, .*got "total_time_pct"/,
    ],
    [
      'published',
      (pkg) => {
        pkg.published.environment = 'unknown environment';
      },
      /published.environment must be an id, or null, got "unknown environment"/,
    ],
    [
      'published',
      (pkg) => {
        pkg.resources[0].path = 'results.csv';
      },
      /resources.0.path must be one of changes.csv, buckets.csv, measures.csv, chart-labels.csv/,
    ],
    [
      'resource-usage',
      (pkg) => {
        pkg.resources[0].path = '../network.csv';
      },
      /resources.0.path must be a file name such as network-native-spark-pods.csv/,
    ],
    [
      'resource-usage',
      (pkg) => {
        pkg.resources[0].schema.fields[1].unit = '<b>';
      },
      /unit must be a unit such as MB\/s, got "<b>"/,
    ],
    [
      'summary-report',
      (report) => {
        report.summaries = [];
      },
      /summaries must be a list of at least 1, got \[\]/,
    ],
    [
      'summary-report',
      (report) => {
        report.usage.figures[0].panels[0].lines[0].role = 'third';
      },
      /role must be one of baseline, candidate, got "third"/,
    ],
  ];
  for (const [schema, change, message] of cases) expect(changed(schema, change).join('\n')).toMatch(message);
});

test('unknown is a value wherever a publisher may be silent', () => {
  const unknown = changed('environment', (environment) => {
    for (const key of ['nodes', 'coresPerNode', 'memoryPerNodeGb', 'executors', 'driverMemoryGb', 'scala', 'java'])
      environment[key] = 'unknown';
  });
  expect(unknown).toEqual([]);
});
