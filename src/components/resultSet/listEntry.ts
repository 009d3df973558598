import { environmentSummary } from '../../benchmark/comparison/environmentSummary';
import { groupBy } from '../../benchmark/model/groupBy';
import { resultSetPath } from '../../benchmark/model/paths';
import { EXTRA_QUERIES } from '../../benchmark/model/queries';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import { countedRows } from '../../benchmark/model/rows';
import { sum } from '../../benchmark/model/statistics';
import { tableFormatText } from '../../benchmark/text/dataSize';
import { engineTitle } from '../../benchmark/text/names';
import { formatSeconds } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { statisticText } from '../../benchmark/text/statistic';
import { suiteText } from '../../figures/shared/captions';

export type ResultSetListEntry = ReturnType<typeof resultSetListEntry>;

/** Total of the times of all queries except extras, in seconds; null if one is missing. */
export function totalSeconds(set: ResultSet): number | null {
  const isMissing = set.rows.some(({ query, timeS }) => timeS === null && !EXTRA_QUERIES.includes(query));
  return isMissing ? null : sum(countedRows(set).map(({ timeS }) => timeS));
}

/** One line of the list of result sets. */
export function resultSetListEntry(set: ResultSet, environments: readonly Environment[]) {
  const environment = environments.find(({ id }) => id === set.environment);
  const totalS = totalSeconds(set);
  return {
    id: set.id,
    title: set.title,
    path: resultSetPath(set.id),
    engine: engineTitle(set.engine),
    suite: `${suiteText(set)}, ${tableFormatText(set.suite)}`,
    environment: environment ? environmentSummary(environment, set) : 'Environment not reported',
    /** Number of queries in the total: with a time, without extra statements. */
    queries: countedRows(set).length,
    total: totalS === null ? 'incomplete' : formatSeconds(totalS, 2),
    statistic: statisticText(set),
    published: publicationDay(set),
  };
}

/** Ids and titles with a date if several have one title, such as runs of every week. */
function titledEntries(entries: readonly ResultSetListEntry[]) {
  const byTitle = groupBy(entries, ({ title }) => title);
  const isAlone = (title: string) => byTitle.get(title)?.length === 1;
  return entries.map(({ id, title, published }) => ({ id, title: isAlone(title) ? title : `${title}, ${published}` }));
}

/** Ids and titles by suite, size, and format: largest groups first, ties and entries in the given order. */
export function bySuite(entries: readonly ResultSetListEntry[]) {
  return [...groupBy(entries, ({ suite }) => suite)]
    .map(([suite, own]) => ({ suite, entries: titledEntries(own) }))
    .sort((a, b) => b.entries.length - a.entries.length);
}
