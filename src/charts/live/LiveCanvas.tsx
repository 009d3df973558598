import type { Chart as ChartJs } from 'chart.js';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import { chartClass } from '../base/registry';
import type { DrawnChart } from '../draw/frame';
import type { ChartPoint } from '../draw/point';
import { nextPoint } from './nextPoint';

interface Props {
  drawn: DrawnChart;
  /** Of the picture, px. */
  width: number;
  /** What the chart shows, for screen readers. */
  label: string;
  /** Opens the page of a point's query; without it points lead nowhere. */
  onQuery?: (query: string) => void;
}

const HIDDEN: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Makes a point the active one, which shows its values, or none. */
function show(chart: ChartJs, point: ChartPoint | null): void {
  chart.setActiveElements(point ? [{ datasetIndex: point.dataset, index: point.index }] : []);
  chart.draw();
}

/** The query of the point whose values are shown. */
function activeQuery(chart: ChartJs | null, points: readonly ChartPoint[]): string | undefined {
  const [active] = chart?.getActiveElements() ?? [];
  return points.find(({ dataset, index }) => dataset === active?.datasetIndex && index === active.index)?.query;
}

/** What a pointer and Enter do at a point that stands for a query: they open the query's page. */
function useQueries(chart: { current: ChartJs | null }, points: ChartPoint[], onQuery: Props['onQuery']) {
  const query = () => (onQuery ? activeQuery(chart.current, points) : undefined);
  const open = () => {
    const found = query();
    if (found !== undefined) onQuery?.(found);
  };
  const point = ({ currentTarget }: MouseEvent<HTMLCanvasElement>) => {
    currentTarget.style.cursor = query() === undefined ? '' : 'pointer';
  };
  return { open, point };
}

/** Keys that move between the points of a chart, and what a screen reader says at each. */
function usePoints(points: ChartPoint[]) {
  const chart = useRef<ChartJs | null>(null);
  const current = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  const goTo = useCallback(
    (index: number | null) => {
      current.current = index;
      const point = index === null ? null : (points[index] ?? null);
      setSaid(point ? `${point.title}: ${point.lines.join(', ')}` : '');
      if (chart.current) show(chart.current, point);
    },
    [points],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextPoint(event.key, current.current, points.length);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return { chart, said, onKeyDown, leave: () => goTo(null) };
}

/** The canvas of a chart. Pointer, touch and the arrow keys show a point's values; Escape leaves the points. Nothing moves. */
export function LiveCanvas({ drawn, width, label, onQuery }: Props) {
  chartClass();
  const { config, height, points } = drawn;
  const { chart, said, onKeyDown, leave } = usePoints(points);
  const { open, point } = useQueries(chart, points, onQuery);
  const leads = onQuery !== undefined && points.some(({ query }) => query !== undefined);
  return (
    <div style={{ position: 'relative', width, height }}>
      <Chart
        ref={(instance) => {
          chart.current = instance ?? null;
        }}
        type={config.type as 'bar'}
        data={config.data as never}
        options={config.options as never}
        plugins={config.plugins as never}
        width={width}
        height={height}
        tabIndex={0}
        role="application"
        aria-roledescription="chart"
        aria-label={`${label}. Use the arrow keys to move between points${leads ? '; press Enter to open the query page' : ''}.`}
        onKeyDown={(event: KeyboardEvent) => (event.key === 'Enter' ? open() : onKeyDown(event))}
        onClick={open}
        onMouseMove={point}
        onBlur={leave}
      />
      <div aria-live="polite" style={HIDDEN}>
        {said}
      </div>
    </div>
  );
}
