import type { ComparePage } from '../../benchmark/comparePage';
import type { PublishedPair } from '../../benchmark/compareStart';
import type { CompareState } from '../../benchmark/compareState';
import type { PageAnswer } from '../../browser/messages';
import type { AddressState } from './useCompareState';

/** What each part of the page gets. */
export interface PartProps {
  state: CompareState;
  change: AddressState['change'];
  page: ComparePage;
  answer: PageAnswer;
  drawings: Record<string, string>;
  pairs: PublishedPair[];
}
