import { isTpc } from '../benchmark/model/queries';
import { engineId } from './engineId';

interface Describing {
  suite: string;
  scaleFactor: string;
  tableFormat: string;
  engine: string;
  engineVersion: string;
}

/** "tpcds-sf3000-parquet-comet-0.16.0"; vanilla Spark is `spark`; a custom suite without a size has none. */
export function defaultId({ suite, scaleFactor, tableFormat, engine, engineVersion }: Describing): string {
  const name = engineId(engine).replace(/^native-/, '');
  const size = scaleFactor === '' && !isTpc(suite) ? '' : `-sf${scaleFactor}`;
  return `${suite}${size}-${tableFormat}-${name}-${engineVersion}`.toLowerCase();
}
