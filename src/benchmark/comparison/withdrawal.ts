import type { Comparison, Names } from '../model/comparison';
import { groupBy } from '../model/groupBy';
import type { Withdrawal } from '../model/resultSet';
import { joinWords } from '../text/names';
import { formatDate } from '../text/numbers';

type Sides = Pick<Comparison, 'baseline' | 'candidate'>;

/** True if the publisher withdrew the result of either side. */
export function isWithdrawn({ baseline, candidate }: Sides): boolean {
  return baseline.withdrawn !== undefined || candidate.withdrawn !== undefined;
}

/**
 * "The publisher withdrew the result of Comet on 20 April 2026. Data on EKS removed the file in commit faa3d7e1.", a pair
 * of sentences for each reason; '' if neither result was withdrawn.
 */
export function withdrawalText(sides: Sides & { names: Names }): string {
  const found = (['baseline', 'candidate'] as const).flatMap((side) => {
    const { withdrawn } = sides[side];
    return withdrawn ? [{ ...withdrawn, name: sides.names[side] }] : [];
  });
  const groups = [...groupBy(found, ({ day, reason }) => `${day} ${reason}`).values()];
  return groups
    .map((group) => {
      const { day, reason } = group[0] as Withdrawal;
      const results = group.length === 1 ? 'result' : 'results';
      return `The publisher withdrew the ${results} of ${joinWords(group.map(({ name }) => name))} on ${formatDate(day)}. ${reason}`;
    })
    .join(' ');
}
