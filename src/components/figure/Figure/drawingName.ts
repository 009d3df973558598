import type { FigureText } from '../../../benchmark/model/figure';

type Panel = Pick<FigureText['panels'][number], 'kind' | 'heading' | 'verdict'>;

/**
 * What the link to a panel's drawing in a format is called: the format where the figure has one panel, else with what tells the
 * panels apart: the direction ("SVG faster"), the heading ("PNG Spark pods"), or the kind ("SVG bar").
 */
export function drawingName(format: string, { kind, heading, verdict }: Panel, panels: number): string {
  return panels > 1 ? `${format} ${verdict ?? (heading || kind)}` : format;
}
