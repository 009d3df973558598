import type { CsvLine } from '../benchmark/artifacts/csv';
import { problem } from '../benchmark/model/problem';
import type { Artifact, Problem } from '../benchmark/model/resultSet';
import { textLines } from './textLines';

const RULE = /^\+(?:-+\+)+$/;
const CUT = /^only showing top \d+ rows?$/;

/** True for a table between rules of + and -, as `show()` of a DataFrame and shells of databases print it. */
export function isBoxTable(text: string): boolean {
  return RULE.test(/\S.*/.exec(text)?.[0].trimEnd() ?? '');
}

/** The rows of such a table, its header first; a problem if `show()` cut it. */
export function boxRows({ path, text }: Artifact): { rows: CsvLine[]; problems: Problem[] } {
  const lines = textLines(text);
  const rows = lines.flatMap(({ line, text: own }) => {
    const inner = /^\s*\|(.*)\|\s*$/.exec(own)?.[1];
    return inner === undefined ? [] : [{ line, cells: inner.split('|').map((cell) => cell.trim()) }];
  });
  const cut = lines.find(({ text: own }) => CUT.test(own.trim()));
  if (!cut) return { rows, problems: [] };
  const cure = 'print all rows with show(1000, false), or write them with df.write.csv';
  return { rows, problems: [problem(path, cut.line, 'the table lacks rows: it is cut', cure)] };
}
