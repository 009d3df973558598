import { suiteName } from './captions';
import type { IndexEntry } from './compareIndex';
import { engineTitle, formatQueries, formatSeconds } from './format';
import { suiteSlug } from './suitePaths';

/** A result set as a picker offers it. */
export interface PickOption {
  id: string;
  /** "Comet 0.16.0". */
  title: string;
  /** "103 queries, 2,467.49 s". */
  detail: string;
  suite: IndexEntry['suite'];
}

/** The result sets of one suite and query version. */
export interface PickGroup {
  /** "TPC-DS-derived, query version 4.0". */
  label: string;
  options: PickOption[];
}

function groupLabel({ suite }: IndexEntry): string {
  const version = suite.queryVersion === 'unknown' ? 'query version not stated' : `query version ${suite.queryVersion}`;
  return `${suiteName({ suite })}-derived, ${version}`;
}

/** A result set as a picker offers it. */
export function pickOption({ id, engine, suite, queries, totalS }: IndexEntry): PickOption {
  const total = totalS === null ? 'total incomplete' : formatSeconds(totalS, 2);
  return { id, title: engineTitle(engine), detail: `${formatQueries(queries)}, ${total}`, suite };
}

/** Result sets by suite and query version, within them by engine, version and id: the order of the pickers. 0.9 comes before 0.16. */
export function pickOrder(entries: readonly IndexEntry[]): IndexEntry[] {
  const key = ({ suite, engine, id }: IndexEntry) => [suiteSlug(suite), engine.title, engine.version, id];
  const natural = new Intl.Collator('en', { numeric: true });
  const keyed = entries.map((entry) => ({ entry, parts: key(entry) }));
  const order = (a: string[], b: string[]) =>
    a.map((part, index) => natural.compare(part, b[index] ?? '')).find((found) => found !== 0) ?? 0;
  return keyed.sort((a, b) => order(a.parts, b.parts)).map(({ entry }) => entry);
}

/** All result sets by suite and query version, each group in the order given. */
export function pickGroups(entries: readonly IndexEntry[]): PickGroup[] {
  const groups = new Map<string, PickGroup>();
  for (const entry of entries) {
    const slug = suiteSlug(entry.suite);
    const group = groups.get(slug) ?? { label: groupLabel(entry), options: [] };
    groups.set(slug, group);
    group.options.push(pickOption(entry));
  }
  return [...groups.values()];
}

/** Whether every word of `text` is in the option's id, title or group. */
function matches(text: string): (option: PickOption, group: PickGroup) => boolean {
  const words = text.toLowerCase().split(/\s+/);
  return ({ id, title }, { label }) => {
    const all = `${id} ${title} ${label}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}

/** The options that contain every word of `text`, at most `limit` of them in their groups, and how many there are in all. */
export function pickMatches(
  groups: readonly PickGroup[],
  text: string,
  limit: number,
): { groups: PickGroup[]; all: number } {
  const fits = matches(text);
  const found = groups.map((group) => ({ ...group, options: group.options.filter((entry) => fits(entry, group)) }));
  let room = limit;
  const shown = found.map((group) => {
    const options = group.options.slice(0, room);
    room -= options.length;
    return { ...group, options };
  });
  return {
    groups: shown.filter(({ options }) => options.length > 0),
    all: found.reduce((count, { options }) => count + options.length, 0),
  };
}

/** Why a candidate cannot be compared with a baseline as it stands, in two words; '' where it can. */
export function mismatch(baseline: IndexEntry['suite'], candidate: IndexEntry['suite']): string {
  if (baseline.name !== candidate.name) return 'other suite';
  if (baseline.queryVersion !== candidate.queryVersion) return 'other query version';
  if (baseline.scaleFactor !== candidate.scaleFactor) return 'other scale factor';
  return baseline.tableFormat === candidate.tableFormat ? '' : 'other table format';
}
