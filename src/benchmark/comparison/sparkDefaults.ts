import { compareVersions } from '../model/versions';

/** A default value and the first Spark version that uses it. */
type Since = readonly [version: string, value: string];

/**
 * Spark defaults from 3.3 to 4.1. Sources: the pages "Configuration" and "Migration Guide: Spark Core" of
 * spark.apache.org/docs (event logs are compressed since 4.0, shuffles tracked since 3.4), verified with the
 * configuration entries of a running Spark 4.0.1. Defaults that depend on the cluster manager or on PySpark are
 * omitted.
 */
const DEFAULTS: Readonly<Record<string, readonly Since[]>> = {
  'spark.driver.maxResultSize': [['3.3', '1g']],
  'spark.driver.memory': [['3.3', '1g']],
  'spark.dynamicAllocation.enabled': [['3.3', 'false']],
  'spark.dynamicAllocation.shuffleTracking.enabled': [
    ['3.3', 'false'],
    ['3.4', 'true'],
  ],
  'spark.eventLog.compress': [
    ['3.3', 'false'],
    ['4.0', 'true'],
  ],
  'spark.eventLog.compression.codec': [['3.3', 'zstd']],
  'spark.eventLog.enabled': [['3.3', 'false']],
  'spark.executor.memory': [['3.3', '1g']],
  'spark.memory.fraction': [['3.3', '0.6']],
  'spark.memory.offHeap.enabled': [['3.3', 'false']],
  'spark.memory.offHeap.size': [['3.3', '0']],
  'spark.memory.storageFraction': [['3.3', '0.5']],
  'spark.plugins': [['3.3', 'none']],
  'spark.serializer': [['3.3', 'org.apache.spark.serializer.JavaSerializer']],
  'spark.shuffle.manager': [['3.3', 'sort']],
  'spark.shuffle.service.enabled': [['3.3', 'false']],
  'spark.sql.adaptive.coalescePartitions.enabled': [['3.3', 'true']],
  'spark.sql.adaptive.enabled': [['3.3', 'true']],
  'spark.sql.adaptive.forceApply': [['3.3', 'false']],
  'spark.sql.adaptive.localShuffleReader.enabled': [['3.3', 'true']],
  'spark.sql.extensions': [['3.3', 'none']],
  'spark.sql.shuffle.partitions': [['3.3', '200']],
  'spark.ui.enabled': [['3.3', 'true']],
};

/** First version that the table does not cover. */
const END = '4.2';

/** Default of a property in a Spark version; undefined for a property or version outside the table. */
export function sparkDefault(version: string, key: string): string | undefined {
  if (!/^\d+\.\d+/.test(version) || compareVersions(version, END) >= 0) return undefined;
  const known = Object.hasOwn(DEFAULTS, key) ? (DEFAULTS[key] ?? []) : [];
  return known.filter(([since]) => compareVersions(version, since) >= 0).at(-1)?.[1];
}
