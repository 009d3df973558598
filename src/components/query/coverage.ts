import { reasonsText } from '../../benchmark/coverage/reasons';
import { operatorCounts, type SameReleases, shareOf } from '../../benchmark/coverage/releases';
import { column } from '../../benchmark/model/columns';
import type { Coverage } from '../../benchmark/model/coverage';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { countNoun, formatNumber, formatShare } from '../../benchmark/text/numbers';
import { type Block, fold, text } from '../page/page';

/** A coverage that an engine counted, with its different releases. */
export interface QueriedCoverage {
  coverage: Coverage;
  releases: readonly SameReleases[];
}

/** How much of the query each engine runs natively in its own test plans, by release, and why not all of it. */
export function coverageFolds(coverages: readonly QueriedCoverage[], suite: string, query: string): Block[] {
  return coverages.flatMap(({ coverage: { name, suite: own, countingChange }, releases }) => {
    const rows = releases.flatMap((release) => {
      const plan = release.plans.find((one) => one.query === query);
      const fallbacks = release.fallbacks.filter((one) => one.query === query);
      return plan ? [{ ...plan, name: release.name, share: shareOf(plan), fallbacks }] : [];
    });
    const newest = rows.at(-1);
    if (own !== suite || !newest) return [];
    const reasons = (row: typeof newest) => (row.share === 1 ? 'none' : reasonsText(row.fallbacks));
    const told =
      newest.share === 1
        ? `all ${formatNumber(newest.eligible)} eligible operators of ${query}`
        : `${operatorCounts(newest)} eligible operators of ${query} (${formatShare(newest.share)})`;
    const changed = countingChange ? ` Operators are counted differently from ${countingChange.release} on.` : '';
    const label = `Native share in ${name}’s test plans`;
    const sentence = `${name} ${newest.release} runs ${told} natively. The plans are over empty tables. They are not timed runs.`;
    return [
      fold(
        `${label}: ${countNoun(rows.length, 'release')}`,
        'coverage',
        text(sentence, { text: ' ' }, { text: 'All queries', path: '/coverage/' }),
        {
          kind: 'table',
          label,
          statement: `Reasons are the first sentences that the engine gives.${changed}`,
          table: tableOf(rows, [
            [column('release', 'Release'), 'name'],
            [column('share_pct', 'Native share', '%', 'number', 1), ({ share }) => 100 * share],
            [column('operators', 'Native operators'), operatorCounts],
            [column('transitions', 'Transitions', '', 'number'), 'transitions'],
            [column('reasons', 'Not native, with the reason'), reasons],
          ]),
          isStacked: true,
        },
      ),
    ];
  });
}
