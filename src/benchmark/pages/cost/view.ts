import { type CostChoice, NO_CHOICE } from '../../cost/choice';
import { pricedTypes } from '../../cost/nodeHours';
import { type CostSpec, costSpec } from '../../figures/cost/scatter';
import type { FigureText } from '../../model/figure';
import type { Table } from '../../model/table';
import { type Costed, costed, NODE_HOURS } from './amounts';
import { monthSentences } from './month';
import { costTable } from './table';
import { chartTitle, costLead, costTitle } from './titles';
import type { CostInput, CostView } from './types';

function priceStatement({ amount, entered }: Costed): string {
  if (amount === NODE_HOURS) return '';
  return entered ? ' Prices: entered by you.' : ' Prices: from the sources.';
}

function caption({ amount, comparable, sides }: Costed): string {
  const what = amount === NODE_HOURS ? 'Node-hours' : `Cost, ${amount.unit},`;
  const disputed = sides.some(({ runs }) => runs.length > 1);
  return [
    `${what} of one pass over the suite vs. its time, on log scales. Cross: baseline. Dot: candidate.`,
    ...(comparable
      ? ['The line marks the same time × amount as the baseline; points above it have a larger product.']
      : []),
    ...(disputed ? ['Gray, dotted: every node count that the sources report. At most one of them is right.'] : []),
  ].join(' ');
}

function figureOf(spec: CostSpec, found: Costed, { statement, sources }: CostInput, table: Table): FigureText {
  const { id, kind, title, description } = spec;
  return {
    id,
    title,
    caption: caption(found),
    notes: [],
    statement: `${statement}${priceStatement(found)}`,
    sources,
    panels: [{ chart: id, kind, heading: '', verdict: null, description }],
    key: null,
    table,
  };
}

/** What a page prints of the cost with the prices of a reader, and with what sources state where the reader gives none. */
export function costView(input: CostInput, choice: CostChoice = NO_CHOICE): CostView {
  const found = costed(input, choice);
  const table = costTable(found, input, choice);
  const chart = costSpec(found.sides, found.amount, chartTitle(found), found.comparable);
  return {
    title: costTitle(found),
    lead: costLead(found, input.queries),
    fields: pricedTypes(input.sides).map((instanceType) => ({
      instanceType,
      stated: input.stated.find((price) => price.instanceType === instanceType)?.text ?? '',
    })),
    chart,
    figure: chart && figureOf(chart, found, input, table),
    rows: { title: 'Node-hours of each run', table },
    month: monthSentences(found, choice.runsPerDay),
    entered: found.entered,
  };
}
