import { BasicPlatform, type ChartConfiguration } from 'chart.js';
import { chartClass } from '../base/registry';
import type { Drawing } from '../scene/drawing';
import { SvgRecorder } from './recorder';

/**
 * What Chart.js draws for a configuration in a box of this size, px. Needs no DOM and leaves nothing behind. `measure`
 * gives the width of a text, for charts whose layout depends on it. Throws what Chart.js throws, and for gradients, patterns and images.
 */
export function recordChart(
  config: ChartConfiguration,
  width: number,
  height: number,
  measure?: ConstructorParameters<typeof SvgRecorder>[0],
): Drawing {
  const recorder = new SvgRecorder(measure);
  const canvas = { width, height, style: {}, getContext: () => recorder };
  Object.assign(recorder, { canvas });
  const Chart = chartClass();
  const options = { ...config.options, animation: false, responsive: false, devicePixelRatio: 1, events: [] };
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, {
    ...config,
    options: options as ChartConfiguration['options'],
    platform: BasicPlatform,
  });
  const area = chart.chartArea;
  const drawing = { width, height, left: area.left, right: area.right, items: [...recorder.items] };
  chart.destroy();
  return drawing;
}
