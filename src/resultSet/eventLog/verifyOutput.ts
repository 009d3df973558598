import { hasErrors } from '../../benchmark/model/problem';
import { METRICS_FILES } from '../../benchmark/model/queryMetrics';
import type { Problem } from '../../benchmark/model/resultSet';
import { sizeProblems } from '../fileSizes';
import { type CheckPackage, parseFolder } from '../folder';

/** Errors of parsing the written files, the last check before they are kept; otherwise warnings on the metrics. */
export function verifyOutput(
  id: string,
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  check: CheckPackage,
): Problem[] {
  const sizes = sizeProblems(folder, files);
  if (sizes.length > 0) return sizes;
  const artifacts = new Map(
    [...files].map(([name, content]) => {
      const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
      return [name, { path: `${folder}/${name}`, text }];
    }),
  );
  const { problems } = parseFolder({ id, path: folder, files: artifacts, unread: [] }, check);
  return hasErrors(problems)
    ? problems
    : problems.filter(({ path }) => METRICS_FILES.some((name) => path.endsWith(name)));
}
