import type { TrialCost } from './planText';
import type { TrialRequest } from './planTrial';

/** Numbers that a reader chooses for a trial: the label of each, and the largest that is allowed. */
export const TRIAL_NUMBERS = {
  share: { label: 'Share of time (%)', most: 100 },
  difference: { label: 'Difference to see (%)', most: 1000 },
  nodes: { label: 'Nodes', most: 100_000 },
  price: { label: 'Price (USD per node and hour)', most: 10_000 },
} as const;
export type TrialNumber = keyof typeof TRIAL_NUMBERS;

type Read = Omit<TrialRequest, 'writes'> & TrialCost;

/**
 * The chosen numbers: by default, 80% of the time, a difference of 10%, and unknown nodes and price; otherwise a text for each
 * that is not allowed. `nameOf` gives the name of a number in these.
 */
export function readTrialNumbers(
  texts: { readonly [Name in TrialNumber]?: string },
  nameOf: (name: TrialNumber) => string,
): Read | string[] {
  const problems: string[] = [];
  const numberOf = (name: TrialNumber): number | null => {
    const [text, { most }] = [texts[name]?.trim() ?? '', TRIAL_NUMBERS[name]];
    const value = Number(text.replace(',', '.'));
    const isAllowed = value > 0 && value <= most && (name !== 'nodes' || Number.isInteger(value));
    if (text !== '' && !isAllowed)
      problems.push(
        `${nameOf(name)} must be a ${name === 'nodes' ? 'whole ' : ''}number above 0 and at most ${most}, got ${JSON.stringify(text)}`,
      );
    return text === '' ? null : value;
  };
  const read = {
    share: (numberOf('share') ?? 80) / 100,
    ratio: 1 + (numberOf('difference') ?? 10) / 100,
    nodes: numberOf('nodes'),
    pricePerHour: numberOf('price'),
  };
  return problems.length > 0 ? problems : read;
}
