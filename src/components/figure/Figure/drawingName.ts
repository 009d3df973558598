import type { FigureText } from '../../../benchmark/model/figure';

type Panel = Pick<FigureText['panels'][number], 'kind' | 'heading' | 'verdict'>;

/**
 * Link text for a panel's drawing: the format if the figure has one panel. Otherwise the format and what distinguishes
 * the panels: the direction ("SVG faster"), the heading ("PNG Spark pods"), or the type ("SVG bar").
 */
export function drawingName(format: string, { kind, heading, verdict }: Panel, panels: number): string {
  return panels > 1 ? `${format} ${verdict ?? (heading || kind)}` : format;
}
