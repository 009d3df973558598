import { join } from 'node:path';
import { crossProblems } from '../../../src/benchmark/artifacts/suspicious/crossCheck';
import type { Problem, ResultSet } from '../../../src/benchmark/model/resultSet';
import { loadResultSet } from '../../../src/data/resultSetFolder';
import { idsIn } from '../dataFolders';
import type { ImportRequest } from './request';

/** Later than any other: a set that is being imported is the copy, not the one that is there. */
const NOW = '9999-12-31';

/** What shows only beside the result sets that are there already: that it is a copy of one, or that its unit is another. */
export function besideOthers(set: ResultSet, { file, out, id }: Pick<ImportRequest, 'file' | 'out' | 'id'>): Problem[] {
  const others = idsIn(out).filter((name) => name !== id);
  const sets = others.flatMap((name) => loadResultSet(join(out, name)).resultSet ?? []);
  return crossProblems([{ set: { ...set, created: NOW }, path: file }], sets);
}
