import { looksSecret } from '../../../../src/benchmark/artifacts/secrets';
import { expect, test } from '../../support/test';

const SECRET_KEYS = [
  'spark.hadoop.fs.s3a.secret.key',
  'spark.hadoop.fs.s3a.access.key',
  'spark.hadoop.fs.azure.account.key.host.core.windows.net',
  'spark.hadoop.fs.azure.sas.container.account.blob.core.windows.net',
  'spark.ssl.keyPassword',
  'spark.ssl.truststore.passphrase',
  'spark.some.accessKey',
  'spark.some.apikey',
  'spark.some.api_key',
  'spark.authenticate.token',
  'spark.executorEnv.AWS_ACCESS_KEY_ID',
  'spark.executorEnv.AWSAccessKeyId',
  'spark.executorEnv.DB_PWD',
  'spark.db.pwd',
  'spark.db.pass',
  'spark.databricks.pat',
  'spark.redis.auth',
  'spark.io.encryption.key',
  'spark.x.private-key.file.content',
  'spark.hadoop.parquet.encryption.key.list',
  'key',
  ...['MY_CREDS', 'DB_PW', 'PRIVKEY', 'spark.jwt', 'passwort', 'PGPASSFILE'],
];

const HARMLESS_KEYS = [
  'spark.memory.offHeap.size',
  'spark.sql.keyGroups',
  'spark.sql.x.primaryKey',
  'spark.sql.partition.keys',
  'spark.ssl.keyStore',
  'spark.kerberos.keytab',
  'spark.hadoop.fs.s3a.aws.credentials.provider',
  'spark.hadoop.fs.azure.sas.token.provider.type',
  'spark.x.tokenizer',
  'spark.path',
  'spark.compass.mode',
];

const SECRET_VALUES = [
  '-Xmx1g -Djavax.net.ssl.trustStorePassword=abc',
  '-Dmy.dbpass.one=abc',
  '-Dfs.s3a.secret.key=abc',
  'jdbc:postgresql://user:pass@host/db',
  'redis://:pass@host',
  'jdbc:sqlserver://host;user=a;password=abc',
  '{"token": "abc"}',
  'AccountName=a;AccountKey=abc',
  `id AKIA${'0'.repeat(16)}`,
  `ASIA${'Z'.repeat(16)}`,
  `dapi${'0a'.repeat(16)}`,
  'https://host/container?sv=1&sig=abc%3D',
  'Authorization: Bearer abcdefgh.1',
  '-----BEGIN RSA PRIVATE KEY----- abc',
  ...['xoxb-', 'glpat-', 'hvs.', 'npm_', 'sk-ant-'].map((form) => form + 'a1'.repeat(12)),
  `AIza${'a1'.repeat(18)}`,
  'Authorization: Basic YTpi',
  'jdbc:oracle:thin:scott/tiger@host',
  'https://hooks.slack.com/services/T0/B0/x',
  ...['https://TOKEN@host', 'mysql://u:p/ss@host', 'curl -u admin:hunter6', '--password hunter7', 'Basic dXNlcjpwYXNz'],
  ...[`hf_${'a1'.repeat(12)}`, `ya29.${'a1'.repeat(12)}`, `SG.${'a1'.repeat(12)}.x`, 'AGE-SECRET-KEY-1QQ'],
  ...[`dose${'0a'.repeat(16)}`, `dkea${'0a'.repeat(16)}`, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ...['{a:{password:x}}', 'a:b:password:x', '-Durl=https://h/x?token=abc', '-Dmy.login=admin:x'],
  ...['PASSWORD=[redacted]hunter2', 'PASSWORD=*****(redacted)hunter2'],
];

/** Parameters of URLs that hold a secret. */
const PARAMETERS = [
  ...['password', 'token', 'access_token', 'client_secret', 'sig', 'pwd'],
  ...['X-Amz-Security-Token', 'X-Amz-Signature', 'X-Amz-Credential'],
];

const HARMLESS_VALUES = [
  '4g',
  'true',
  'localhost:9097',
  's3a://bucket/logs',
  'org.apache.spark.CometPlugin',
  '(?i)secret|password|token|access[.]key',
  '-Dio.netty.tryReflectionSetAccessible=true --add-opens=java.base/java.lang=ALL-UNNAMED',
  '-DtrustStorePassword=*********(redacted)',
  '-DtrustStorePassword=[redacted] -Xmx1g',
  'jdbc:postgresql://user:[redacted]@host/db',
  'spark://host:7077,other:7077',
  'https://registry:5000/image@sha256:abc',
  'The harness has basic authentication off; the passage lists JavaScript and 2 keys.',
  'https://github.com/apache/spark/commit/0123456789abcdef0123456789abcdef01234567',
];

test('names of secrets are recognized, with dots, hyphens, underscores, or capitals', () => {
  expect(SECRET_KEYS.filter((key) => !looksSecret(key, 'abc'))).toEqual([]);
});

test('names in which a key is a column, a file, or a class are not secrets', () => {
  expect(HARMLESS_KEYS.filter((key) => looksSecret(key, 'abc'))).toEqual([]);
});

test('values that look like secrets are recognized under any name', () => {
  expect(SECRET_VALUES.filter((value) => !looksSecret('spark.a', value))).toEqual([]);
});

test('a secret in a URL is recognized as its first, middle, or last parameter', () => {
  const missed = PARAMETERS.flatMap((name) => {
    const secret = `${name}=abc`;
    const queries = [secret, `${secret}&user=u`, `user=u&${secret}&ssl=true`, `user=u&${secret}`];
    return ['jdbc:postgresql://h/db', 'https://h/x', 'hive:thrift://h'].flatMap((url) =>
      queries.map((query) => `${url}?${query}`).filter((text) => !looksSecret('', text)),
    );
  });
  expect(missed).toEqual([]);
});

test('other values, and values with redacted secrets, are not secrets', () => {
  expect(HARMLESS_VALUES.filter((value) => looksSecret('spark.a', value))).toEqual([]);
});

test('a redacted, empty, or boolean value under the name of a secret is not a secret', () => {
  const values = ['*********(redacted)', '[redacted]', '', 'true', 'false'];
  expect(values.filter((value) => looksSecret('spark.hadoop.fs.s3a.secret.key', value))).toEqual([]);
});
