import { css } from '../../../charts/base/theme';
import { greyFill } from '../../../charts/legacy/greys';
import type { LegacyData } from '../../../charts/legacy/legacyChart';

/** The fill of a part of a round chart, or of a dataset where its bars have one: the page's, else the grey of its drawing. */
export function fillOf({ datasets }: LegacyData, dataset: number, index: number | null): string {
  const named = datasets[dataset]?.backgroundColor;
  const fill = Array.isArray(named) ? named[index ?? 0] : named;
  return typeof fill === 'string' ? fill : greyFill(css, index ?? dataset);
}
