import { groupBy } from '../../benchmark/model/groupBy';
import { derivedTitle } from '../../benchmark/model/queries';
import { engineTitle } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/stated';
import type { IndexEntry } from './setIndex';

/** What may tell two result sets of one name apart, in the order in which it is said. */
const DIFFERENCES: ((entry: IndexEntry) => string)[] = [
  ({ suite }) => `${derivedTitle(suite)} ${queryVersionText(suite)}`,
  ({ suite }) => `scale factor ${suite.scaleFactor}`,
  ({ suite }) => suite.tableFormat,
  ({ environment }) => `on ${environment}`,
  ({ created }) => `published ${created}`,
];

/** What of an id is in none of the others: "hashjoin". Configurations differ where nothing else does, and ids alone tell. */
function ownWords(entry: IndexEntry, others: readonly IndexEntry[]): string {
  const known = new Set(others.filter(({ id }) => id !== entry.id).flatMap(({ id }) => id.split('-')));
  return entry.id
    .split('-')
    .filter((word) => !known.has(word))
    .join('-');
}

function differing(entry: IndexEntry, alike: readonly IndexEntry[]): string {
  const fields = DIFFERENCES.filter((text) => new Set(alike.map(text)).size > 1);
  const told = (one: IndexEntry) => fields.map((text) => text(one)).join(', ');
  const same = alike.filter((other) => told(other) === told(entry));
  const rest = same.length > 1 ? ownWords(entry, same) : '';
  return [told(entry), rest].filter((text) => text !== '').join(', ');
}

/** What tells each result set from the others of its engine and version, by id: "scale factor 1000, on two-nodes"; '' for one that is alone. */
export function nameDifferences(entries: readonly IndexEntry[]): Map<string, string> {
  const named = groupBy(entries, ({ engine }) => engineTitle(engine));
  return new Map([...named.values()].flatMap((alike) => alike.map((entry) => [entry.id, differing(entry, alike)])));
}
