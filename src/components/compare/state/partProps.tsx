import type { Price } from '../../../benchmark/model/cost/price';
import type { PageAnswer } from '../browser/messages';
import type { ComparePage } from '../page';
import type { ReportedPair } from '../start';
import type { CompareState } from '../urlState';
import type { AddressState } from './useCompareState';

export interface PartProps {
  state: CompareState;
  change: AddressState['change'];
  page: ComparePage;
  answer: PageAnswer;
  drawings: Record<string, string>;
  pairs: ReportedPair[];
  /** Node prices reported by sources. */
  prices: readonly Price[];
}
