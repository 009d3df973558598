import type { BarSpec } from '../../../figures/bar/spec';
import type { CapacitySpec } from '../../../figures/capacity/spec';
import type { CostSide, StatedPrice } from '../../model/cost/side';
import type { FigureText } from '../../model/figure';
import type { Table } from '../../model/table';
import type { Contradiction } from '../published/parts';

/** All that is known to compute what the sides of a comparison cost. Plain JSON; the prices of a reader are no part of it. */
export interface CostInput {
  /** Baseline first. */
  sides: CostSide[];
  /** "the 103 queries that both sides ran". */
  queries: string;
  /** "Median of 5 iterations, TPC-DS-derived suite, scale factor 3000." */
  statement: string;
  /** What must stand with the numbers, without full stop; '' where they derive from no suite. */
  disclaimer: string;
  /** Result sets or published comparisons first, then environments. */
  sources: FigureText['sources'];
  /** What sources state of the types of nodes, and agree on. */
  stated: StatedPrice[];
  /** Types of nodes of which sources state prices that disagree. */
  contradicted: string[];
  /** What sources say that jobs on these environments cost, a sentence each. */
  sums: { text: string; path: string }[];
  /** Where those, or prices, contradict each other. */
  contradictions: Contradiction[];
}

/** A field for the price of one type of node. */
interface PriceField {
  instanceType: string;
  /** What a source states, "2.30 USD an hour on demand, by …"; '' where none does. */
  stated: string;
  /** Where its seller lists the price; null if a source states one, or the seller is unknown. */
  priceList: string | null;
}

/** What a page prints of the cost of a comparison with the prices of one reader. Plain JSON. */
export interface CostView {
  title: string;
  lead: string;
  fields: PriceField[];
  /** Null where no run has node-hours. */
  chart: BarSpec | null;
  figure: FigureText | null;
  /** Every run with its node-hours, and those that have none. */
  rows: { title: string; table: Table };
  /** What a month of it takes, a sentence each; empty where that cannot be said. */
  month: string[];
  /** What the reader’s spend on the baseline becomes, a sentence each; empty without one. */
  spend: string[];
  /** Whether a reader entered any of the prices that are used. */
  entered: boolean;
}

/** What a page carries of the cost of a comparison: with what sources state, and all that is needed to compute it with other prices. */
export interface CostPage {
  input: CostInput;
  view: CostView;
  capacity: { charts: CapacitySpec[]; figure: FigureText | null };
}
