import { groupBy } from '../../benchmark/model/groupBy';
import { quoteValue } from '../../benchmark/model/guards/plainText';
import { problem } from '../../benchmark/model/problem';
import type { Artifact, Problem } from '../../benchmark/model/resultSet';
import { type TextLine, textLines } from '../textLines';
import { noTable, type TableCell, type TimeTable } from '../timeTable';

/**
 * "Time taken: 12.3 seconds, Fetched 100 row(s)" of spark-sql, after the time of a log line, and after the name of a file
 * as grep prints it, perhaps with the number of the line.
 */
const TAKEN =
  /^(?:([^:]+):(?:\d+:)?)?\s*(?:\d+\/\d+\/\d+ \d+:\d+:\d+ INFO \S+: )?Time taken: (\d+(?:\.\d+)?(?:E-?\d+)?) seconds(?:, Fetched (\d+) row\(s\))?$/;

const UNNAMED_CURE =
  'write the output of each query to its own file, q1.log, and give the lines of all: grep -H "Time taken" q*.log';

const SEVERAL_CURE =
  'leave one line for each query, or write a CSV of query, iteration, and time_s; times of statements of one query add up';

function takenLines(text: string): { entry: TextLine; match: RegExpExecArray }[] {
  return textLines(text).flatMap((entry) => {
    const match = TAKEN.exec(entry.text.trim());
    return match ? [{ entry, match }] : [];
  });
}

/** True for output of spark-sql with the times of statements. */
export function isTimeTaken(text: string): boolean {
  return takenLines(text).length > 0;
}

/**
 * The times that spark-sql prints, in seconds, below the names of the files that grep puts before them. Several lines of
 * a file are refused, because they may be iterations or statements of one query.
 */
export function readTimeTaken({ path, text }: Artifact): TimeTable {
  const found = takenLines(text);
  const problems: Problem[] = [];
  const cells = found.flatMap(({ entry: { line, text: own }, match: [, name, seconds, rows = ''] }): TableCell[] => {
    if (name === undefined) {
      problems.push(problem(path, line, `${quoteValue(own.trim())} names no query`, UNNAMED_CURE));
      return [];
    }
    const query = (name.split('/').at(-1) ?? '').replace(/\.(?:sql|log|txt|out)$/i, '');
    return [{ line, query, engine: '', iteration: null, timeS: Number(seconds), reason: '', rowCount: rows }];
  });
  const [first] = problems;
  if (first) return noTable([first]);
  for (const [query, [, again]] of groupBy(cells, (cell) => cell.query))
    if (again) problems.push(problem(path, again.line, `${quoteValue(query)} has several times`, SEVERAL_CURE));
  if (problems.length > 0) return noTable(problems);
  return { cells, engines: [''], changes: [], notes: [], problems };
}
