import type { SchemaName } from '../../../src/data/schemaFiles';
import { changed, put } from '../support/schemas';
import { expect, test } from '../support/test';

/** Invalid values in a frozen file of a schema, and the printed messages. */
const WRONG = String.raw`
  result-set name = "../other" → :3: name must be an id, got "../other"
  result-set name = "Upper_case" → name must be an id
  result-set created = "2026-02-30" → created must be a date-time such as 2026-07-21T00:00:00Z, got "2026-02-30T00:00:00Z"
  published created = "21 July 2026" → created must be a date-time such as 2026-07-21T00:00:00Z, got "21 July 2026"
  result-set title = "a\udb40\udc41b" → title holds an invisible character; remove it
  result-set title = "<script>alert(1)</script>" → no < or >
  result-set title = "=HYPERLINK(\"x\")" → title must be one line of text that starts with a letter or digit
  result-set benchmark/statistic = "average" → benchmark.statistic must be one of median, mean, min, single, unknown, got "average"
  result-set benchmark/iterations = 2.5 → benchmark.iterations must be a whole number from 1, or unknown, got 2.5
  result-set benchmark/iterations = "five" → benchmark.iterations must be a whole number from 1, or unknown, got "five"
  result-set benchmark/suite/scaleFactor = 0 → scaleFactor must be a number of GB greater than 0, got 0
  result-set benchmark/configuration/spark.x = true → configuration.spark.x must be a string, got true
  result-set benchmark/configuration/<b> = "x" → the key "<b>" in benchmark.configuration must be a property's name
  result-set resources/0/path = "../../secret.csv" → resources.0.path must be one of results.csv, iterations.csv
  result-set sources/0/path = "javascript:alert(1)" → sources.0.path must be an https address
  environment nodes = "12" → nodes must be a whole number from 1, or unknown, got "12"
  report sides/0/sets/0 = "../../etc/passwd" → sides.0.sets.0 must be an id
  report buckets = "quartiles" → buckets must be one of speedup, time-change
  report findings = ["Q1"] → findings.0 must be a query such as q93, got "Q1"
  published published/totals/baselineS = 0 → published.totals.baselineS must be a number of seconds above 0, got 0
  published published/statements/0/about = "total_time_pct" → total_time_change_pct, 
  published published/environment = "unknown environment" → published.environment must be an id, or null, got "unknown environment"
  published resources/0/path = "results.csv" → resources.0.path must be one of changes.csv, buckets.csv, measures.csv, measure-queries.csv, chart-labels.csv
  resource-usage resources/0/path = "../network.csv" → resources.0.path must be a file name such as network-native-spark-pods.csv
  resource-usage resources/0/schema/fields/1/unit = "<b>" → unit must be a unit such as MB/s, got "<b>"
  report summaries = [] → summaries must be a list of at least 1, got []
  report usage/figures/0/panels/0/lines/0/role = "third" → role must be one of baseline, candidate, got "third"
`;

test('wrong values are reported with the actual and the allowed values', () => {
  for (const [, schema, path = '', wrong = '', message = ''] of WRONG.matchAll(/^ +(\S+) (\S+) = (.+) → (.+)$/gm)) {
    const problems = changed(schema as SchemaName, (value) => put(value, path, JSON.parse(wrong)));
    expect(problems.join('\n')).toContain(message);
  }
});

test('unknown is a value wherever a publisher may report nothing', () => {
  const unknown = changed('environment', (environment) => {
    for (const key of ['nodes', 'coresPerNode', 'memoryPerNodeGb', 'executors', 'driverMemoryGb', 'scala', 'java'])
      environment[key] = 'unknown';
  });
  expect(unknown).toEqual([]);
});
