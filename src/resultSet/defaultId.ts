import { engineId } from './engineId';

interface Describing {
  suite: string;
  scaleFactor: string;
  tableFormat: string;
  engine: string;
  engineVersion: string;
}

/** "tpcds-sf3000-parquet-comet-0.16.0"; vanilla Spark is `spark`. */
export function defaultId({ suite, scaleFactor, tableFormat, engine, engineVersion }: Describing): string {
  const name = engineId(engine).replace(/^native-/, '');
  return `${suite}-sf${scaleFactor}-${tableFormat}-${name}-${engineVersion}`.toLowerCase();
}
