import type { FigureText } from '../../benchmark/figureTypes';

type Panel = Pick<FigureText['panels'][number], 'kind' | 'heading' | 'verdict'>;

/**
 * What the link to a panel's drawing is called: "SVG" where the figure has one panel, else with what tells the panels
 * apart: the direction ("SVG faster"), the heading ("SVG Spark pods"), or the kind ("SVG doughnut").
 */
export function svgName({ kind, heading, verdict }: Panel, panels: number): string {
  return panels > 1 ? `SVG ${verdict ?? (heading || kind)}` : 'SVG';
}
