import { quoteValue } from '../model/guards/plainText';
import { duplicateRows, problem } from '../model/problem';
import type { ChangeRow, MeasuredQuery, MeasureRow, PublishedBucket, PublishedComparison } from '../model/published';
import { parseQueryName } from '../model/queries';
import type { Problem } from '../model/resultSet';

function shortNameProblem(query: string, suite: PublishedComparison['suite']): string | null {
  const name = suite ? parseQueryName(query, suite.name)?.name : undefined;
  return name === undefined || name === query ? null : `query must be the short name ${name}, got ${quoteValue(query)}`;
}

function changeProblems({ suite, queries }: PublishedComparison, path: string): Problem[] {
  const wrong = ({ query, timeChangePct }: ChangeRow): string | null => {
    const name = shortNameProblem(query, suite);
    if (name !== null) return name;
    return timeChangePct > -100 ? null : `time_change_pct must be above −100, got ${timeChangePct}`;
  };
  const found = queries.flatMap((row) => {
    const message = wrong(row);
    return message === null ? [] : [problem(path, row.line, message)];
  });
  return [...found, ...duplicateRows(path, queries, ({ query }) => query, quoteValue)];
}

function bucketProblems(buckets: readonly PublishedBucket[], path: string): Problem[] {
  const turned = buckets
    .filter(({ fromPct, toPct }) => fromPct !== null && toPct !== null && fromPct >= toPct)
    .map(({ fromPct, toPct, line }) =>
      problem(path, line, `from_pct must be below to_pct, got ${fromPct} and ${toPct}`),
    );
  return [...turned, ...duplicateRows(path, buckets, ({ label }) => label, quoteValue)];
}

function measureProblems(measures: readonly MeasureRow[], path: string): Problem[] {
  const empty = measures
    .filter(({ baseline, candidate, changePct }) => baseline === null && candidate === null && changePct === null)
    .map(({ line }) => problem(path, line, 'baseline, candidate and change_pct are all empty'));
  const zero = measures
    .filter(({ baseline }) => baseline !== null && baseline <= 0)
    .map(({ baseline, line }) => problem(path, line, `baseline must be above 0, got ${baseline}`));
  return [...empty, ...zero, ...duplicateRows(path, measures, measureName, quoteValue)];
}

const measureName = ({ name, size }: Pick<MeasureRow, 'name' | 'size'>) => (size === '' ? name : `${name}, ${size}`);

function measuredQueryProblems({ suite, measures, measuredQueries }: PublishedComparison, path: string): Problem[] {
  const known = new Set(measures.map(measureName));
  const wrong = (row: MeasuredQuery): string | null => {
    if (!known.has(measureName(row))) return `measures.csv has no row ${quoteValue(measureName(row))}`;
    if (row.baseline <= 0 || row.candidate <= 0) return `baseline and candidate must be above 0`;
    return shortNameProblem(row.query, suite);
  };
  const found = measuredQueries.flatMap((row) => {
    const message = wrong(row);
    return message === null ? [] : [problem(path, row.line, message)];
  });
  return [...found, ...duplicateRows(path, measuredQueries, (row) => `${measureName(row)}, ${row.query}`, quoteValue)];
}

/**
 * Errors in a published comparison as an artifact, whatever its source states: duplicate rows, names that are not
 * short, impossible changes, edges in the wrong order. Each has its line.
 */
export function validatePublished(published: PublishedComparison, folder: string): Problem[] {
  const { buckets, measures, labels } = published;
  const emptyLabels = labels
    .filter(({ label, value }) => label === '' && value === null)
    .map(({ line }) => problem(`${folder}/chart-labels.csv`, line, 'label and value are both empty'));
  return [
    ...changeProblems(published, `${folder}/changes.csv`),
    ...bucketProblems(buckets, `${folder}/buckets.csv`),
    ...measureProblems(measures, `${folder}/measures.csv`),
    ...measuredQueryProblems(published, `${folder}/measure-queries.csv`),
    ...emptyLabels,
  ];
}
