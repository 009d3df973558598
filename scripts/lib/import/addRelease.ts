import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResultSetPackage } from '../../../src/benchmark/schemas/resultSet';
import { withRelease } from '../../../src/resultSet/withRelease';
import { print, printMessage } from '../print';
import { replaceFile } from '../writeFolder';

/**
 * Adds the release of a result set to its engine's file in engines/, next to the folder `out`, and prints it. Does
 * nothing without such a file, or if the package is not a result set.
 */
export function addRelease(out: string, datapackage: string): void {
  const { engine } = (JSON.parse(datapackage) as Partial<ResultSetPackage>).benchmark ?? {};
  if (!engine) return;
  const { id, version } = engine;
  const path = join(out, '..', 'engines', `${id}.json`);
  const text = existsSync(path) ? withRelease(readFileSync(path, 'utf8'), version) : null;
  if (text === null) return;
  replaceFile(path, text);
  print(`${path}\n`);
  printMessage(`release ${version} is new: add its date to ${path} if a source states it\n`);
}
