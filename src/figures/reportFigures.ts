import type { Comparison } from '../benchmark/model/comparison';
import type { FigureText } from '../benchmark/model/figure';
import { resultSetPath } from '../benchmark/model/paths';
import type { ResultSet } from '../benchmark/model/resultSet';
import { type ChartSpec, kindOf, REPORT_CHARTS } from './';
import { differencesCaption, differencesTitle } from './dumbbell/spec';
import { iterationsSpec } from './iterations/spec';
import { conflictsText, hueText, statement } from './shared/captions';
import { figureText, panelOf } from './shared/figureText';

/** Ids that a report.json may list under `charts`. */
export const CHART_IDS: readonly string[] = [...REPORT_CHARTS.keys()];

/** Specs of the charts that the result sets have data for, in order; `findings` adds the iterations of each query, if known. Throws for an unknown id. */
export function reportCharts(
  comparison: Comparison,
  ids: readonly string[],
  findings: readonly string[] = [],
): ChartSpec[] {
  const charts = ids.map((id) => {
    const maker = REPORT_CHARTS.get(id);
    if (!maker) throw new Error(`unknown chart: ${id} (known: ${CHART_IDS.join(', ')})`);
    return maker(comparison);
  });
  const iterations = findings.map((query) => iterationsSpec(comparison, query)).filter((spec) => spec !== null);
  return [...charts.filter((spec) => spec !== null), ...iterations];
}

/** Pages of result sets, labeled "comet-0.16.0", or by id if labels are equal. */
export function setLinks(sets: readonly ResultSet[]): FigureText['sources'] {
  const labels = sets.map(({ engine }) => `${engine.id}-${engine.version}`);
  return sets.map(({ id }, at) => {
    const label = labels[at] ?? id;
    return { label: labels.filter((other) => other === label).length > 1 ? id : label, path: resultSetPath(id) };
  });
}

/** Pages of both result sets, labeled "comet-0.16.0", or by id if labels are equal. */
export function sources({ baseline, candidate }: Comparison): FigureText['sources'] {
  return setLinks([baseline, candidate]);
}

function figure(spec: ChartSpec, comparison: Comparison): FigureText {
  const around = kindOf(spec).around?.(spec, comparison);
  if (!around) throw new Error(`a chart of kind ${spec.kind} does not show a comparison`);
  const { heading, verdict, ...words } = around;
  return figureText(spec, {
    ...words,
    caption: `${words.caption}${spec.kind === 'forest' ? '' : hueText([comparison])}`,
    statement: statement(comparison),
    dispute: conflictsText([comparison]),
    sources: sources(comparison),
    panels: [panelOf(spec, heading, verdict)],
  });
}

/** Two figures in one frame, side by side if they fit; `parts` overrides text and table. */
function pair(id: string, first: FigureText, second: FigureText, parts: Partial<FigureText>): FigureText {
  return { ...first, id, panels: [...first.panels, ...second.panels], ...parts };
}

function pairs(figures: Map<string, FigureText>, comparison: Comparison): FigureText[] {
  const [dots, faster, slower] = ['dots', 'top-faster', 'top-slower'].map((id) => figures.get(id));
  const found: FigureText[] = [];
  if (dots) found.push({ ...dots, id: 'distribution-pair' });
  if (faster && slower) {
    const table = { ...faster.table, rows: [...faster.table.rows, ...slower.table.rows] };
    const [title, caption] = [
      differencesTitle(comparison),
      `${differencesCaption(comparison)}${hueText([comparison])}`,
    ];
    found.push(pair('differences', faster, slower, { table, title, caption }));
  }
  return found;
}

/** Figures of every chart by id, and of the pair `differences`; `distribution-pair` is an earlier id of the dots. */
export function figureTexts(specs: readonly ChartSpec[], comparison: Comparison): Record<string, FigureText> {
  const figures = new Map(specs.map((spec) => [spec.id, figure(spec, comparison)]));
  for (const entry of pairs(figures, comparison)) figures.set(entry.id, entry);
  return Object.fromEntries(figures);
}
