import assert from 'node:assert/strict';
import fc from 'fast-check';
import { suiteQueries } from '../../../src/benchmark/model/queries';
import { publishedProperty } from '../../../src/importers/sparkProperties';
import { EKS_ROWS, importBytes, lines, printed } from '../support/importing';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { test } from '../support/test';

const TIMES = Object.fromEntries(suiteQueries('tpch').map((query) => [query.slice(1), [1, 2, 3]]));

/** Properties that contain a secret: indicated by their name, or in their value. */
const WAYS: ((secret: string) => [key: string, value: string])[] = [
  (secret) => ['spark.hadoop.fs.s3a.secret.key', secret],
  (secret) => ['spark.executorEnv.AWS_ACCESS_KEY_ID', secret],
  (secret) => ['spark.ssl.keyPassword', secret],
  (secret) => ['spark.driver.extraJavaOptions', `-Xmx1g -Da.trustStorePass=${secret} -Db=c`],
  (secret) => ['spark.plugins', `jdbc:postgresql://user:${secret}@host/db`],
  (secret) => ['spark.plugins', `https://host/container?sv=1&sig=${secret}`],
  (secret) => ['spark.plugins', `Authorization: Bearer ${secret}`],
  (secret) => ['spark.plugins', `{"access_key": "${secret}"}`],
  (secret) => ['spark.plugins', `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----`],
];

const secretProperty = fc
  .tuple(fc.stringMatching(/^zz[A-Za-z0-9]{10,30}$/), fc.constantFrom(...WAYS))
  .map(([secret, way]) => ({ secret, property: way(secret) }));

test('a secret in a foreign file or in --configuration is neither written nor printed, and is reported with its line', () => {
  fc.assert(
    fc.property(secretProperty, fc.boolean(), ({ secret, property: [key, value] }, isForeign) => {
      const conf = { 'spark.cores.max': '1', [key]: value };
      const text = JSON.stringify(isForeign ? { benchmark: 'tpch', spark_conf: conf, ...TIMES } : conf, null, 1);
      const line = text.split('\n').findIndex((entry) => entry.includes(`"${key}"`)) + 1;
      const outcome = isForeign
        ? importBytes(text)
        : inTemporaryFolder((folder) => {
            const configuration = writeBelow(folder, 'conf.json', text);
            return importBytes(lines(...EKS_ROWS), { configuration });
          });
      const written = [...outcome.files.values()].join('');
      assert.ok(written.includes(`"${publishedProperty(key, value)?.name}": "[redacted]"`));
      assert.ok(!(written + printed(outcome).join('')).includes(secret));
      assert.deepEqual(
        outcome.problems.map((entry) => [entry.level, entry.line]),
        [['warning', line]],
      );
    }),
    { numRuns: 60 },
  );
});
