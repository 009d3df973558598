import { groupBy } from '../model/groupBy';
import { quoteValue } from '../model/guards/plainText';
import { secondsFault } from '../model/guards/seconds';
import { duplicateRows, problem } from '../model/problem';
import type { RunTimes } from '../model/reruns';
import type { Artifact, Problem } from '../model/resultSet';
import { median } from '../model/statistics';
import { parseTable } from './csv';

const COLUMNS = ['application', 'query', 'iteration', 'time_s'] as const;

/**
 * Runs of the applications of a table of iterations: for each application, the median time of each query in seconds.
 * Without runs if the table has problems, or if an application lacks an iteration of another one.
 */
export function applicationRuns(artifact: Artifact): { runs: RunTimes[]; problems: Problem[] } {
  const { rows, problems } = parseTable(artifact, COLUMNS);
  const { path } = artifact;
  const wrong = rows.flatMap(({ line, cells: { time_s: time } }) => {
    const fault = Number(time) > 0 ? secondsFault(Number(time)) : 'must be a number above 0';
    return fault ? [problem(path, line, `time_s ${fault}, got ${quoteValue(time)}`, 'enter seconds')] : [];
  });
  const twice = duplicateRows(
    path,
    rows,
    ({ cells }) => `application ${cells.application}, ${cells.query}, iteration ${cells.iteration}`,
  );
  const all = [...groupBy(rows, ({ cells }) => cells.application).entries()];
  const most = Math.max(0, ...all.map(([, own]) => own.length));
  const short = all.flatMap(([name, own]) =>
    own.length === most
      ? []
      : [
          problem(
            path,
            null,
            `application ${name} has ${own.length} rows, another one has ${most}`,
            'measure it again',
          ),
        ],
  );
  const found = [...problems, ...wrong, ...twice, ...short];
  if (found.length > 0) return { runs: [], problems: found };
  const runs = all.map(([, own]) => {
    const queries = groupBy(own, ({ cells }) => cells.query);
    return new Map(
      [...queries].map(([query, times]) => [query, median(times.map(({ cells }) => Number(cells.time_s)))]),
    );
  });
  return { runs, problems: [] };
}
