import { compareVersions } from '../../model/versions';
import { NOT_STATED } from '../../text/stated';
import type { Party } from '../party';

/** A value from a version of Spark on. */
type Since = readonly [version: string, value: string];

/**
 * What Spark 3.3 to 4.1 does where a property is not set, from its pages (spark.apache.org/docs) "Configuration" and "Migration Guide:
 * Spark Core" (event logs are compressed since 4.0, shuffles tracked since 3.4). Each is what a running Spark 4.0.1 says of its
 * configuration entries. Without those whose default follows from the cluster manager or from PySpark.
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

/** The first version after the last that the table is about. */
const END = '4.2';

/** What Spark of a version does where a property is not set; undefined for a property or a version that the table does not have. */
export function sparkDefault(version: string, key: string): string | undefined {
  if (!/^\d+\.\d+/.test(version) || compareVersions(version, END) >= 0) return undefined;
  const known = Object.hasOwn(DEFAULTS, key) ? (DEFAULTS[key] ?? []) : [];
  return known.filter(([since]) => compareVersions(version, since) >= 0).at(-1)?.[1];
}

/** "default: sort" for a property that is not among those of a set with properties, on a known Spark; else "not stated". */
export function unsetText({ set, environment }: Party, key: string): string {
  const version = environment?.spark;
  const isListed = Object.keys(set.configuration).length > 0;
  const value = isListed && typeof version === 'string' ? sparkDefault(version, key) : undefined;
  return value === undefined ? NOT_STATED : `default: ${value}`;
}

/** A value without the word that says it is the default, to compare it with one that is set. */
export function withoutDefault(text: string): string {
  return text.replace(/^default: /, '');
}
