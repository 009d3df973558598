import type { Fallback } from '../model/coverage';
import { groupBy } from '../model/groupBy';
import { sum } from '../model/statistics';
import { joinWords } from '../text/names';
import type { SameReleases } from './releases';

/** The first sentence of an engine's reason, in its words. */
export function reasonText({ reason }: Pick<Fallback, 'reason'>): string {
  const [first = ''] = reason.split(/\.\s/);
  return first === '' ? 'not reported' : first;
}

/** "BroadcastHashJoin: Unsupported join type"; several are joined by semicolons. "not reported" for none. */
export function reasonsText(fallbacks: readonly Fallback[]): string {
  const texts = fallbacks.map((fallback) => `${fallback.operator}: ${reasonText(fallback)}`);
  return texts.length === 0 ? 'not reported' : texts.join('; ');
}

/** Each reason with its operators and how often each release gives it, the most frequent first. */
export function reasonCounts(releases: readonly SameReleases[]) {
  const all = releases.flatMap(({ fallbacks }, at) => fallbacks.map((fallback) => ({ ...fallback, at })));
  return [...groupBy(all, reasonText)]
    .map(([reason, own]) => ({
      reason,
      operators: joinWords([...new Set(own.map(({ operator }) => operator))].sort()),
      counts: releases.map((_, at) => sum(own.filter((entry) => entry.at === at).map(({ count }) => count))),
    }))
    .sort((a, b) => Math.max(...b.counts) - Math.max(...a.counts));
}
