import { hasErrors } from '../../../src/benchmark/model/problem';
import { METRICS_FILES } from '../../../src/benchmark/model/queryMetrics';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import { parseResultSetFolder } from '../../../src/data/resultSetFolder';

/** What is written must read back without an error: the last check before anything touches the disk. Else warnings on the metrics. */
export function readBack(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Problem[] {
  const id = folder.split(/[\\/]/).at(-1) ?? '';
  const artifacts = new Map(
    [...files].map(([name, content]) => {
      return [name, { path: `${folder}/${name}`, text: content.toString() }];
    }),
  );
  const { problems } = parseResultSetFolder({ id, path: folder, files: artifacts, unread: [] });
  return hasErrors(problems)
    ? problems
    : problems.filter(({ path }) => METRICS_FILES.some((name) => path.endsWith(name)));
}
