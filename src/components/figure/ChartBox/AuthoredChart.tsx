import type { ChartData, ChartOptions } from 'chart.js';
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Colors,
  DoughnutController,
  Legend,
  LinearScale,
  LogarithmicScale,
  PieController,
  Tooltip,
} from 'chart.js';
import { merge } from 'chart.js/helpers';
import { Chart } from 'react-chartjs-2';
import { dark as darkTheme, FONT_FAMILY, light, type Theme } from '../../../charts/theme';

export type AuthoredType = 'bar' | 'pie' | 'doughnut';

interface Props {
  type: AuthoredType;
  /** Name of the chart for screen readers. */
  title: string;
  data: ChartData<AuthoredType>;
  options: ChartOptions<AuthoredType>;
  dark: boolean;
}

ChartJs.register(BarController, DoughnutController, PieController, BarElement, ArcElement);
ChartJs.register(CategoryScale, LinearScale, LogarithmicScale, Legend, Tooltip, Colors);

/** Default options: the colors and the font of the theme, no animation, the height of the box. */
function defaults(type: AuthoredType, data: ChartData<AuthoredType>, theme: Theme): object {
  const axis = { ticks: { color: theme.ink2 }, title: { color: theme.ink2 }, grid: { color: theme.grid } };
  return {
    animation: false,
    maintainAspectRatio: false,
    color: theme.ink,
    font: { family: FONT_FAMILY },
    plugins: { legend: { display: type !== 'bar' || data.datasets.length > 1 } },
    ...(type === 'bar' ? { scales: { x: axis, y: axis } } : {}),
  };
}

/** A Chart.js chart from the `data` and `options` of a page, with the width and height of its box. */
export default function AuthoredChart({ type, title, data, options, dark }: Props) {
  const theme = dark ? darkTheme : light;
  return (
    <Chart
      key={theme.bg}
      type={type}
      data={data}
      options={merge({}, [defaults(type, data, theme), options]) as ChartOptions<AuthoredType>}
      role="img"
      aria-label={title}
    />
  );
}
