import type { FigureText } from '../../benchmark/model/figure';
import { capitalise } from '../../benchmark/text/names';
import { capacitySpecs, capacityTable, capacityTitle } from '../../figures/capacity/spec';
import type { PlotSpec } from '../../figures/plots';
import { panelOf } from '../../figures/shared/figureText';
import type { CostInput, CostPage } from './types';
import { costView } from './view';

function requests({ sides }: CostInput): string[] {
  const texts = sides.filter(({ requestText }) => requestText !== '');
  if (texts.length === 0) return [];
  const each = texts.map(({ title, requestText }) => `${capitalise(title)}: ${requestText}.`);
  return [`Requested by executors and driver: ${each.join(' ')} Includes memory overhead if it is reported.`];
}

function capacityPart(input: CostInput): CostPage['capacity'] {
  const charts = capacitySpecs(input.sides);
  const { statement, sources } = input;
  if (charts.length === 0) return { charts, figure: null };
  const figure = {
    id: 'capacity',
    title: capitalise(capacityTitle(input.sides)),
    caption:
      'Bar: requested by executors and driver. Tick: provisioned by the nodes, which is what you pay for. Gray ticks: conflicting node counts.',
    notes: requests(input),
    statement,
    sources,
    panels: charts.map((spec) => panelOf(spec, spec.title)),
    key: null,
    table: capacityTable(charts),
  };
  return { charts, figure };
}

/** Data of the cost of a comparison for a page. */
export function costPage(input: CostInput): CostPage {
  return { input, view: costView(input), capacity: capacityPart(input), needed: null };
}

/** Charts of the cost; empty without data. */
export function costCharts(cost: CostPage | null): PlotSpec[] {
  return cost ? [...(cost.view.chart ? [cost.view.chart] : []), ...cost.capacity.charts] : [];
}

export function costFigures(cost: CostPage | null): Record<string, FigureText> {
  const figures = [cost?.view.figure, cost?.needed?.figure, cost?.capacity.figure];
  return Object.fromEntries(figures.flatMap((figure) => (figure ? [[figure.id, figure]] : [])));
}
