import type { Environment } from '../benchmark/model/resultSet';
import { slug } from '../benchmark/text/slug';

const UNKNOWN = 'unknown' as const;

/**
 * The environment of "8 × r6gd.4xlarge", in which only nodes and their type are known; files with the same text ran on
 * the same machines. Undefined if the text has another form.
 */
export function machinesOf(text: string): Environment | undefined {
  const [, count = '', type = ''] = /^([1-9]\d{0,4})\s*[×x*]\s*([A-Za-z0-9][\w .,()/-]{0,59})$/.exec(text) ?? [];
  if (type === '') return undefined;
  return {
    id: `machines-${count}-${slug(type)}`,
    title: `${count} × ${type}`,
    cluster: UNKNOWN,
    nodes: Number(count),
    instanceType: type,
    coresPerNode: UNKNOWN,
    memoryPerNodeGb: UNKNOWN,
    localStorage: UNKNOWN,
    executors: UNKNOWN,
    executorCores: UNKNOWN,
    executorMemoryGb: UNKNOWN,
    driverCores: UNKNOWN,
    driverMemoryGb: UNKNOWN,
    storage: UNKNOWN,
    architecture: UNKNOWN,
    spark: UNKNOWN,
    java: UNKNOWN,
    scala: UNKNOWN,
    sources: [],
    notes: [],
  };
}
