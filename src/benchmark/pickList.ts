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

/** Numbers within a text count as numbers: 0.9 before 0.16. */
const natural = new Intl.Collator('en', { numeric: true });

function groupLabel({ suite }: IndexEntry): string {
  const version = suite.queryVersion === 'unknown' ? 'query version not stated' : `query version ${suite.queryVersion}`;
  return `${suiteName({ suite })}-derived, ${version}`;
}

function option({ id, engine, suite, queries, totalS }: IndexEntry): PickOption {
  const total = totalS === null ? 'total incomplete' : formatSeconds(totalS, 2);
  return { id, title: engineTitle(engine), detail: `${formatQueries(queries)}, ${total}`, suite };
}

/** All result sets by suite and query version, within them by engine, version and id. */
export function pickGroups(entries: readonly IndexEntry[]): PickGroup[] {
  const key = ({ suite, engine, id }: IndexEntry) => [suiteSlug(suite), engine.title, engine.version, id];
  const keyed = entries.map((entry) => ({ entry, parts: key(entry) }));
  keyed.sort((a, b) => {
    const at = a.parts.findIndex((part, index) => natural.compare(part, b.parts[index] ?? '') !== 0);
    return at === -1 ? 0 : natural.compare(a.parts[at] ?? '', b.parts[at] ?? '');
  });
  const groups = new Map<string, PickGroup>();
  for (const { entry } of keyed) {
    const group = groups.get(suiteSlug(entry.suite)) ?? { label: groupLabel(entry), options: [] };
    groups.set(suiteSlug(entry.suite), group);
    group.options.push(option(entry));
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
