import type { PublishedComparison } from '../../benchmark/model/published';
import { suiteTitle } from '../../benchmark/model/queries';
import type { Environment } from '../../benchmark/model/resultSet';
import { sizeText } from '../../benchmark/text/dataSize';
import { formatMonth } from '../../benchmark/text/numbers';

/** A published comparison with the prefix of its charts, tables, and values. */
export interface KeyedComparison {
  key: string;
  published: PublishedComparison;
}

function hasSides(a: PublishedComparison, b: PublishedComparison): boolean {
  return a.baseline.title === b.baseline.title && a.candidate.title === b.candidate.title;
}

/** The first comparison, and the others of the same sides under other conditions. */
export function conditionsOf<C extends KeyedComparison>(comparisons: readonly C[]): C[] {
  const [first] = comparisons;
  return first ? comparisons.filter(({ published }) => hasSides(published, first.published)) : [];
}

/** The comparisons of other sides than the first: studies of single settings. */
export function studiesOf<C extends KeyedComparison>(comparisons: readonly C[]): C[] {
  const [first] = comparisons;
  return first ? comparisons.filter(({ published }) => !hasSides(published, first.published)) : [];
}

/** Possible names of a condition, the shortest first; '' if it has none of this form. */
const NAMES: readonly ((published: PublishedComparison) => string)[] = [
  ({ suite }) => (suite ? sizeText(suite) : ''),
  ({ suite }) => (suite ? `${suiteTitle(suite)}, ${sizeText(suite)}` : ''),
  ({ suite, condition = '' }) => [suite ? sizeText(suite) : '', condition].filter((text) => text !== '').join(', '),
  ({ title }) => title,
];

/** "3 TB"; more of suite and condition, or the title, if another of these conditions has the same size. */
export function conditionName(published: PublishedComparison, conditions: readonly PublishedComparison[]): string {
  const isUnique = (name: (of: PublishedComparison) => string) =>
    name(published) !== '' && conditions.filter((other) => name(other) === name(published)).length <= 1;
  return (NAMES.find(isUnique) ?? (({ id }) => id))(published);
}

/** Machines, condition, and month of a comparison, as far as reported: "r6g.8xlarge", "November 2025". */
export function conditionNotes(published: PublishedComparison, environments: readonly Environment[]): string[] {
  const { instanceType = 'unknown' } = environments.find(({ id }) => id === published.environment) ?? {};
  return [
    ...(instanceType === 'unknown' ? [] : [instanceType]),
    ...(published.condition === undefined ? [] : [published.condition]),
    formatMonth(published.created),
  ];
}

/** What differs from the first comparison besides the data size: "larger nodes, local shuffle reader off"; may be ''. */
export function differenceFrom(
  first: PublishedComparison,
  other: PublishedComparison,
  environments: readonly Environment[],
): string {
  const [a, b] = [first, other].map(({ environment }) => environments.find(({ id }) => id === environment));
  const parts = [a && b ? nodesWord(a, b) : '', other.condition ?? ''];
  return parts.filter((text) => text !== '').join(', ');
}

/** "larger nodes", "smaller nodes", or "other nodes"; '' if the type is the same or unknown. */
function nodesWord(a: Environment, b: Environment): string {
  if (a.instanceType === b.instanceType || [a, b].some(({ instanceType }) => instanceType === 'unknown')) return '';
  const amounts = (['coresPerNode', 'memoryPerNodeGb'] as const).map((key) => Number(b[key]) - Number(a[key]));
  if (amounts.every((difference) => difference > 0)) return 'larger nodes';
  return amounts.every((difference) => difference < 0) ? 'smaller nodes' : 'other nodes';
}
