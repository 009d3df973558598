import { groupBy } from '../../benchmark/model/groupBy';
import { derivedTitle } from '../../benchmark/model/queries';
import { scaleText } from '../../benchmark/text/dataSize';
import { engineTitle } from '../../benchmark/text/names';
import { queryVersionText } from '../../benchmark/text/notReported';
import { formatDate } from '../../benchmark/text/numbers';
import type { IndexEntry } from './setIndex';

/** Texts that can distinguish two result sets of one name, in order of use; '' for a set without one. */
const DIFFERENCES: ((entry: IndexEntry) => string)[] = [
  ({ suite }) => `${derivedTitle(suite)} ${queryVersionText(suite)}`,
  ({ suite }) => scaleText(suite),
  ({ suite }) => suite.tableFormat,
  ({ machine = '' }) => machine,
  ({ file = '' }) => file,
  ({ created }) => `published ${formatDate(created)}`,
];

/** The environment, if it differs; otherwise words of an id that no other id has: "hashjoin". */
function ownWords(entry: IndexEntry, others: readonly IndexEntry[]): string {
  if (new Set(others.map(({ environment }) => environment)).size === others.length) return `on ${entry.environment}`;
  const known = new Set(others.filter(({ id }) => id !== entry.id).flatMap(({ id }) => id.split('-')));
  return entry.id
    .split('-')
    .filter((word) => !known.has(word))
    .join('-');
}

function differing(entry: IndexEntry, alike: readonly IndexEntry[]): string {
  const fields = DIFFERENCES.filter((text) => new Set(alike.map(text).filter((own) => own !== '')).size > 1);
  const told = (one: IndexEntry) =>
    fields
      .map((text) => text(one))
      .filter((text) => text !== '')
      .join(', ');
  const same = alike.filter((other) => told(other) === told(entry));
  const rest = same.length > 1 ? ownWords(entry, same) : '';
  return [told(entry), rest].filter((text) => text !== '').join(', ');
}

/** Text that distinguishes each result set from others with its name, engine and version, by id; '' for a unique one. */
export function nameDifferences(
  entries: readonly IndexEntry[],
  nameOf = ({ engine }: IndexEntry) => engineTitle(engine),
): Map<string, string> {
  const named = groupBy(entries, nameOf);
  return new Map([...named.values()].flatMap((alike) => alike.map((entry) => [entry.id, differing(entry, alike)])));
}
