import type { ResultSet } from './types';

type Part = number | string | undefined;

function parts(version: string): Part[] {
  return version.split(/[.-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** A number comes after an end ("1.2" < "1.2.1"), a word before it ("1.2-rc1" < "1.2"). */
function rank(part: Part): number {
  if (part === undefined) return 1;
  return typeof part === 'number' ? 2 : 0;
}

function compareParts(a: Part, b: Part): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a === undefined || b === undefined || a === b) return 0;
  return a < b ? -1 : 1;
}

/** The order of two versions, part by part as numbers: 0.9 before 0.16, 1.2-rc1 before 1.2. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const order = compareParts(left[at], right[at]);
    if (order !== 0) return order;
  }
  return 0;
}

const engineRank = ({ engine }: ResultSet) => (engine.id === 'native-spark' ? 0 : 1);

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The order of result sets in lists: native Spark first, then engines by id, an engine's versions in order, then by id. */
export function compareSets(a: ResultSet, b: ResultSet): number {
  return (
    engineRank(a) - engineRank(b) ||
    compareText(a.engine.id, b.engine.id) ||
    compareVersions(a.engine.version, b.engine.version) ||
    compareText(a.id, b.id)
  );
}
