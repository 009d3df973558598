import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LogarithmicScale,
  PointElement,
  ScatterController,
} from 'chart.js';

let registered = false;

/** Chart.js with the pieces that the charts use, registered at the first call; nothing else is in the bundle. */
export function chartClass(): typeof Chart {
  if (!registered) {
    Chart.register(BarController, ScatterController);
    Chart.register(BarElement, PointElement);
    Chart.register(CategoryScale, LinearScale, LogarithmicScale);
    registered = true;
  }
  return Chart;
}
