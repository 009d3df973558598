import type { QueryText } from '../../../benchmark/artifacts/queryDescriptions';
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
  /** Work and pattern of each query; null until they are loaded. */
  texts: Record<string, QueryText> | null;
  /** True if the parts far below the view are rendered as well: on the server, and in the place of its HTML. */
  isWhole: boolean;
  pairs: ReportedPair[];
  /** Node prices reported by sources. */
  prices: readonly Price[];
}
