import Papa from 'papaparse';
import { readRows } from '../benchmark/artifacts/csv';
import type { Artifact } from '../benchmark/model/resultSet';

/** Number of characters in which the delimiter is detected. */
const GLANCE = 64 * 1024;

/** The rows of a foreign CSV, separated by comma, semicolon, or tab. Lines starting with # are skipped. */
export function foreignRows({ path, text }: Artifact): ReturnType<typeof readRows> {
  const plain = text.replace(/^[ \t]*#.*$/gm, '');
  const { meta } = Papa.parse<string[]>(plain.slice(0, GLANCE), {
    preview: 20,
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t'],
  });
  return readRows({ path, text: plain }, meta.delimiter);
}
