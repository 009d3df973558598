import { publishedDescription, publishedText } from '../../../src/importers/publishedText';
import { expect, test } from '../support/test';

/** A text of a log, and the same text as it is published. */
const HIDDEN: [text: string, published: string][] = [
  [
    'Lost task 0.3 in stage 3.0 (TID 12) (ip-10-0-3-17.ec2.internal executor 2): x',
    'Lost task 0.3 in stage 3.0 (TID 12) (* executor 2): x',
  ],
  ['java.io.FileNotFoundException: s3a://acme-prod/tpch/part-0.parquet', 'java.io.FileNotFoundException: s3a://*'],
  ['java.net.UnknownHostException: node-7: Name not known', 'java.net.UnknownHostException: *: Name not known'],
  ['FetchFailed(BlockManagerId(3, node-7, 7337, None))', 'FetchFailed(BlockManagerId(3, *, 7337, None))'],
  ['Permission denied: user=jane.doe, access=WRITE', 'Permission denied: user=*, access=WRITE'],
  ['Failed to connect to node-7/10.1.2.3:7337', 'Failed to connect to *'],
  ['Table or view not found: acme_db.customers; line 1', 'Table or view not found: *.customers; line 1'],
  ['collect at /home/jane/bench/run.py:3', 'collect at *:3'],
  ['mail to jane@corp.example.com', 'mail to *'],
  ['ACME.example.com job, acme.de load_acme.tech.', '* job, * load_*.'],
  ['spark.acme.com, spark.shuffle.io.maxRetries', '*, spark.shuffle.io.maxRetries'],
  ['the token is password=hunter2', '[redacted]'],
];

/** Texts in which nothing names anybody. */
const KEPT = [
  'org.apache.spark.SparkException: Job aborted due to stage failure: Task 0 in stage 3.0 failed 4 times',
  'java.lang.OutOfMemoryError: Java heap space at org.apache.spark.sql.Foo.bar(Foo.scala:1234)',
  'memory limit 64.0 GiB of 66.1 GiB used; raise spark.executor.memoryOverhead',
  'unsupported: decimal(38,10) / 2 at 00:01:23, see https://issues.apache.org/jira/browse/SPARK-1',
  'number of output rows',
  'load sales.public.orders from orders.parquet with main.py; t.de > 1; java.net Level.INFO io.delta.tables.DeltaTable',
];

test('paths, URLs, hosts, users, and databases of a text are hidden, classes and numbers are not, also the second time', () => {
  const published = HIDDEN.map(([text]) => publishedText(text));
  expect(published).toEqual(HIDDEN.map(([, text]) => text));
  expect(published.map((text) => publishedText(text))).toEqual(published);
  expect(KEPT.map((text) => publishedText(text))).toEqual(KEPT);
});

test('names of a log are hidden as whole words, whatever their case', () => {
  expect(publishedText('JANE ran q1 on node-7, not on node-71', ['node-7', 'jane'])).toBe(
    '* ran q1 on *, not on node-71',
  );
});

test('a description keeps the name of its query; of a statement, its comments and first word are kept', () => {
  const kept = [
    'tpch q1',
    'TPCDS-v2.4 - q72',
    'Execution: q72-v2.4, iteration: 1, StandardRun=true',
    'with warm-up q1',
  ];
  expect(kept.map((text) => publishedDescription(text))).toEqual(kept);
  expect(publishedDescription('/home/jane/tpcds/q14a.sql')).toBe('*/q14a.sql');
  const classes = ['com.acme.etl.Nightly', 'com.acme', 'de.acme.q14a', 'org.apache.spark.sql.Main'];
  expect(classes.map((text) => publishedDescription(text))).toEqual(['*.Nightly', '*', '*.q14a', classes[3]]);
  expect(publishedDescription("-- q1\nselect * from t where name = 'Jane'")).toBe('-- q1\nselect …');
});
