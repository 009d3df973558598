import { textRoom } from '../../../src/charts/base/textWidth';
import type { Theme } from '../../../src/charts/base/theme';
import { light } from '../../../src/charts/base/theme';
import type { LegacyChart } from '../../../src/charts/legacy/legacyChart';
import { legacyConfig } from '../../../src/charts/legacy/legacyConfig';
import type { Drawing } from '../../../src/charts/scene/drawing';
import { recordChart } from '../../../src/charts/svg/record';

const LONG_LIST = Array.from({ length: 20 }, (_, index) => `q${index + 1}-v2.4`);

function chart(part: Partial<LegacyChart>): LegacyChart {
  return { type: 'bar', title: 'A chart', data: { labels: [], datasets: [] }, options: {}, height: null, ...part };
}

/** Charts as pages of the earlier style wrote them. */
export const LEGACY: Record<string, LegacyChart> = {
  'two columns': chart({
    data: {
      labels: ['Plain Object Store', 'Remote Cache'],
      datasets: [
        {
          label: 'Runtime (seconds)',
          data: [1204.6, 1349.25],
          backgroundColor: ['#2980b9', '#8e44ad'],
          borderWidth: 1,
        },
      ],
    },
    options: {
      scales: {
        y: { title: { display: true, text: 'Runtime (seconds)' } },
        x: { title: { display: true, text: 'Storage' } },
      },
    },
  }),
  'a long list both ways, with a value missing': chart({
    height: 600,
    data: {
      labels: LONG_LIST,
      datasets: [
        {
          label: '% Improvement',
          data: LONG_LIST.slice(1).map((_, index) => 14.2 - index * 7),
          backgroundColor: '#27ae60',
          borderColor: '#333',
          borderWidth: 1,
        },
      ],
    },
    options: {
      indexAxis: 'y',
      responsive: true,
      scales: { x: { title: { display: true, text: '% Improvement (Positive is better)' } } },
    },
  }),
  'grouped columns without colours': chart({
    data: {
      labels: LONG_LIST.slice(0, 5),
      datasets: [
        { label: 'First', data: [30.4, 61.2, 22.8, 90.1, 44.4] },
        { label: 'Second', data: [21.9, 44, 18.3, 71.7, 43.9] },
      ],
    },
  }),
  'stacked rows': chart({
    data: {
      labels: ['Native', 'Remote'],
      datasets: [
        { label: 'Read', data: [10, 12], backgroundColor: 'rgb(41, 128, 185)' },
        { label: 'Write', data: [5, 9], backgroundColor: 'teal' },
      ],
    },
    options: { indexAxis: 'y', scales: { x: { stacked: true }, y: { stacked: true } } },
  }),
  doughnut: chart({
    type: 'doughnut',
    data: {
      labels: ['Faster', 'Similar', 'Slower'],
      datasets: [
        {
          label: 'Queries',
          data: [2, 88, 14],
          backgroundColor: ['#27ae60', '#bdc3c7', '#e74c3c'],
          borderColor: '#ffffff',
          borderWidth: 2,
        },
      ],
    },
  }),
  'pie without colours': chart({
    type: 'pie',
    height: 400,
    data: { labels: ['a', 'b'], datasets: [{ data: [41.5, 22.25] }] },
  }),
};

/** The chart of this name. */
export function legacyOf(name: string): LegacyChart {
  const found = LEGACY[name];
  if (!found) throw new Error(`no chart "${name}"`);
  return found;
}

/** What is drawn at a width, with room for any font. */
export function drawLegacy(of: LegacyChart, width: number, theme: Theme = light): Drawing {
  const { config, height } = legacyConfig(of, theme, width);
  return recordChart(config, width, height, textRoom);
}
