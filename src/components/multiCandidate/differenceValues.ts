import type { Comparison } from '../../benchmark/model/comparison';
import type { ValueTexts } from '../../benchmark/text/placeholders';

/** Values of the differences between the sides of a comparison: `on_purpose` (if any), `besides`, and `unknown`. */
export function differenceValues(at: string, { varied: { onPurpose, besides, unknown } }: Comparison): ValueTexts {
  return {
    ...(onPurpose === '' ? {} : { [`${at}.on_purpose`]: onPurpose }),
    [`${at}.besides`]: besides,
    [`${at}.unknown`]: unknown,
  };
}
