import type { Comparison } from '../../benchmark/model/comparison';
import type { ValueTexts } from '../../benchmark/text/placeholders';

/** What differs between the sides of a comparison: of `at` on_purpose, where anything does, besides, and unknown, parts of a sentence. */
export function variedValues(at: string, { varied: { onPurpose, besides, unknown } }: Comparison): ValueTexts {
  return {
    ...(onPurpose === '' ? {} : { [`${at}.on_purpose`]: onPurpose }),
    [`${at}.besides`]: besides,
    [`${at}.unknown`]: unknown,
  };
}
