import { caption, statement, surpriseNotes } from './captions';
import type { ChartSpec } from './chartTypes';
import type { Comparison, Verdict } from './comparisonTypes';
import { figureTable } from './figureTables';
import type { FigureText } from './figureTypes';
import { capitalise } from './format';

/** The pages of both result sets, labelled "comet-0.16.0". */
export function sources({ baseline, candidate }: Comparison): FigureText['sources'] {
  return [baseline, candidate].map(({ id, engine }) => ({
    label: `${engine.id}-${engine.version}`,
    path: `/data/result-sets/${id}/`,
  }));
}

function verdictKey({ names, clear }: Comparison): FigureText['key'] {
  return [
    { verdict: 'faster', label: `${capitalise(names.candidate)} clearly faster`, count: clear.faster },
    { verdict: 'unclear', label: 'no clear difference', count: clear.none },
    { verdict: 'slower', label: `${capitalise(names.baseline)} clearly faster`, count: clear.slower },
  ];
}

type Panel = FigureText['panels'][number];

function panel(spec: ChartSpec, { names }: Comparison): Panel {
  const side: Record<string, { heading: string; verdict: Verdict }> = {
    'top-faster': { heading: `${capitalise(names.candidate)} faster`, verdict: 'faster' },
    'top-slower': { heading: `${capitalise(names.baseline)} faster`, verdict: 'slower' },
  };
  const { heading, verdict } = side[spec.id] ?? { heading: '', verdict: null };
  return { chart: spec.id, kind: spec.kind, heading, verdict, description: spec.description };
}

function figure(spec: ChartSpec, comparison: Comparison): FigureText {
  return {
    id: spec.id,
    title: spec.title,
    caption: caption(spec, comparison),
    notes: spec.kind === 'dumbbell' ? surpriseNotes(comparison) : [],
    statement: statement(comparison),
    sources: sources(comparison),
    panels: [panel(spec, comparison)],
    key: spec.kind === 'spread' || spec.kind === 'dots' ? verdictKey(comparison) : null,
    table: figureTable(spec, comparison),
  };
}

/** Two figures in one frame, the charts side by side where there is room; text and table as given. */
function pair(id: string, first: FigureText, second: FigureText, parts: Partial<FigureText>): FigureText {
  return { ...first, id, panels: [...first.panels, ...second.panels], ...parts };
}

function pairs(figures: Map<string, FigureText>): FigureText[] {
  const [doughnut, dots, faster, slower] = ['distribution', 'dots', 'top-faster', 'top-slower'].map((id) =>
    figures.get(id),
  );
  const found: FigureText[] = [];
  if (doughnut && dots) found.push(pair('distribution-pair', doughnut, dots, { caption: dots.caption }));
  if (faster && slower) {
    const table = { ...faster.table, rows: [...faster.table.rows, ...slower.table.rows] };
    found.push(pair('differences', faster, slower, { table }));
  }
  return found;
}

/** The text, source and table of every chart by id, and of the two pairs `distribution-pair` and `differences`. */
export function figureTexts(specs: readonly ChartSpec[], comparison: Comparison): Record<string, FigureText> {
  const figures = new Map(specs.map((spec) => [spec.id, figure(spec, comparison)]));
  for (const entry of pairs(figures)) figures.set(entry.id, entry);
  return Object.fromEntries(figures);
}
