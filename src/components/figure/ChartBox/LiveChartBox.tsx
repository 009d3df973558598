import type { ComponentProps } from 'react';
import LivePart from '../../ui/LivePart';
import ChartBox from '.';

/** A report chart, which static content can contain. */
export default function LiveChartBox(props: Omit<ComponentProps<typeof ChartBox>, 'awake'>) {
  return (
    <LivePart name="chart" props={{ ...props, awake: true }}>
      <ChartBox {...props} />
    </LivePart>
  );
}
