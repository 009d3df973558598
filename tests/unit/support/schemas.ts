import { readFileSync } from 'node:fs';
import { problemLine } from '../../../src/benchmark/model/problem';
import { checkJson } from '../../../src/data/schemaCheck';
import type { SchemaName } from '../../../src/data/schemaFiles';

/** One frozen file per schema. */
export const FILES: Record<SchemaName, string> = {
  'result-set': 'tests/fixtures/site/static/data/result-sets/tpcds-sf3000-parquet-comet-0.16.0/datapackage.json',
  environment: 'tests/fixtures/site/static/data/environments/eks-r8gd-12xlarge-12-nodes.json',
  report: 'tests/fixtures/report/report.json',
  published: 'tests/fixtures/site/static/data/published/celeborn-vs-native-shuffle/datapackage.json',
  'resource-usage': 'tests/fixtures/site/static/data/resource-usage/celeborn-vs-native-shuffle/datapackage.json',
  suite: 'tests/fixtures/own-suite/suites/retail-nightly/suite.json',
  round: 'tests/fixtures/site/static/data/rounds/comet-0.9.0.json',
  engine: 'tests/fixtures/site/static/data/engines/comet.json',
  coverage: 'tests/fixtures/site/static/data/coverage/comet/coverage.json',
  price: 'tests/fixtures/site/static/data/prices/c6i.2xlarge-data-on-eks-readme.json',
};

export function read(schema: SchemaName): string {
  return readFileSync(FILES[schema], 'utf8');
}

/** Problems of a text named a.json, as printed. */
export function problemsOf(schema: SchemaName, text: string): string[] {
  return checkJson({ path: 'a.json', text }, schema).problems.map(problemLine);
}

/** Problems of a frozen file after a change. */
export function changed(schema: SchemaName, change: (value: ReturnType<typeof JSON.parse>) => void): string[] {
  const value = JSON.parse(read(schema));
  change(value);
  return problemsOf(schema, JSON.stringify(value, null, 2));
}

/** Puts a value at a path such as `sources/0/id`. */
export function put(value: ReturnType<typeof JSON.parse>, path: string, wrong: unknown): void {
  const keys = path.split('/');
  keys.slice(0, -1).reduce((part, key) => part[key], value)[keys.at(-1) ?? ''] = wrong;
}
