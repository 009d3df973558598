import type { CostSide, StatedPrice } from '../../benchmark/model/cost/side';
import type { FigureText } from '../../benchmark/model/figure';
import type { Table } from '../../benchmark/model/table';
import type { BarSpec } from '../../figures/bar/spec';
import type { CapacitySpec } from '../../figures/capacity/spec';
import type { PairsSpec } from '../../figures/pairs/spec';
import type { Contradiction } from '../published/parts';

/** Input of the cost of a comparison. Plain JSON, without the reader's prices. */
export interface CostInput {
  /** Baseline first. */
  sides: CostSide[];
  /** "the 103 queries that both sides ran". */
  queries: string;
  /** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
  statement: string;
  /** Notice for the numbers, without a period; '' if they derive from no suite. */
  disclaimer: string;
  /** What an interval over iterations does not cover, in sentences; '' without one. */
  limits: string;
  /** Result sets or published comparisons first, then environments. */
  sources: FigureText['sources'];
  /** Prices of node types on which sources agree. */
  stated: StatedPrice[];
  /** Node types on whose price sources disagree. */
  contradicted: string[];
  /** Job costs in these environments that sources state, one sentence each. */
  sums: { text: string; path: string }[];
  /** Contradictions of these sums and prices. */
  contradictions: Contradiction[];
}

interface PriceField {
  instanceType: string;
  /** Price that a source states, "2.30 USD an hour on demand, by …"; '' for none. */
  stated: string;
  /** Price list of the seller; null if a source states a price, or the seller is unknown. */
  priceList: string | null;
}

/** Content of a page on the cost of a comparison with one reader's prices. Plain JSON. */
export interface CostView {
  title: string;
  lead: string;
  fields: PriceField[];
  /** Null if no run has node-hours. */
  chart: BarSpec | null;
  figure: FigureText | null;
  /** Every run, with or without node-hours. */
  rows: { title: string; table: Table };
  /** Monthly amounts, one sentence each; empty if unknown. */
  month: string[];
  /** The reader’s spend on the baseline converted to each candidate, one sentence each; empty without one. */
  spend: string[];
  /** True if a reader entered any of the used prices. */
  entered: boolean;
}

/** Data of a page on cost: the view with stated prices, and the input for other prices. */
export interface CostPage {
  input: CostInput;
  view: CostView;
  capacity: { charts: CapacitySpec[]; figure: FigureText | null };
  /** Only of reports; null if the reported nodes hold the executors. */
  needed: NeededNodes | null;
}

/** Node-hours with the reported nodes and with those that the executors need, and the contradiction in sentences. */
export interface NeededNodes {
  spec: PairsSpec;
  figure: FigureText;
  text: string;
}
