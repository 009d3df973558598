import { expect, test } from '@playwright/test';
import { looksSecret } from '../../../src/benchmark/secrets';

const SECRETS: [key: string, value: string][] = [
  ['spark.hadoop.fs.s3a.secret.key', 'abc'],
  ['spark.hadoop.fs.s3a.access.key', 'AKIA'],
  ['spark.hadoop.fs.azure.account.key.host.core.windows.net', 'abc'],
  ['spark.ssl.keyPassword', 'abc'],
  ['spark.ssl.truststore.passphrase', 'abc'],
  ['spark.some.accessKey', 'abc'],
  ['spark.authenticate.token', 'abc'],
  ['spark.driver.extraJavaOptions', '-Xmx1g -Djavax.net.ssl.trustStorePassword=abc'],
  ['spark.sql.catalog.x.uri', 'jdbc:postgresql://user:pass@host/db'],
];

const PLAIN: [key: string, value: string][] = [
  ['spark.memory.offHeap.size', '4g'],
  ['spark.sql.keyGroups', '3'],
  ['spark.celeborn.master.endpoints', 'localhost:9097'],
  ['spark.eventLog.dir', 's3a://bucket/logs'],
  ['spark.hadoop.fs.s3a.secret.key', '*********(redacted)'],
  ['spark.hadoop.fs.s3a.secret.key', '[redacted]'],
  ['spark.hadoop.fs.s3a.secret.key', ''],
];

test('keys that name a secret and values that hold a password are secrets', () => {
  expect(SECRETS.filter(([key, value]) => !looksSecret(key, value))).toEqual([]);
});

test('other properties, and secrets that are redacted already, are none', () => {
  expect(PLAIN.filter(([key, value]) => looksSecret(key, value))).toEqual([]);
});
