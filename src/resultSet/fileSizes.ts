import { MAX_FILE_BYTES, megabytes } from '../benchmark/model/guards/fileSize';
import { problem } from '../benchmark/model/problem';
import type { Problem } from '../benchmark/model/resultSet';

const encoder = new TextEncoder();

/** A problem for each file above the size limit, so that nothing is written that `npm run check` refuses. */
export function sizeProblems(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Problem[] {
  return [...files].flatMap(([name, content]) => {
    const bytes = typeof content === 'string' ? encoder.encode(content).length : content.length;
    if (bytes <= MAX_FILE_BYTES) return [];
    const message = `the file would have ${megabytes(bytes)}; at most ${megabytes(MAX_FILE_BYTES)} are read`;
    return [problem(`${folder}/${name}`, null, message, 'make a set of fewer queries or iterations')];
  });
}
