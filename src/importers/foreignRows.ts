import Papa from 'papaparse';
import { readRows } from '../benchmark/artifacts/csv';
import type { Artifact } from '../benchmark/model/resultSet';

/** The delimiter is looked for in so many characters. */
const GLANCE = 64 * 1024;

/** The rows of a foreign CSV as `readRows` gives them. Comma, semicolon, and tab separate fields; lines that begin with # are left out. */
export function foreignRows({ path, text }: Artifact): ReturnType<typeof readRows> {
  const plain = text.replace(/^[ \t]*#.*$/gm, '');
  const { meta } = Papa.parse<string[]>(plain.slice(0, GLANCE), {
    preview: 20,
    skipEmptyLines: true,
    delimitersToGuess: [',', ';', '\t'],
  });
  return readRows({ path, text: plain }, meta.delimiter);
}
