import { shortName } from '../../benchmark/coverage/releases';
import { formatNumber, formatQueries, formatShare } from '../../benchmark/text/numbers';
import { type Still, THREE_PANEL_WIDTHS } from '../../charts/frame';
import { plotDrawing } from '../history/draw';
import type { Plot, PlotMark, PlotPanel } from '../history/plot';
import { secondsAxis } from '../shared/axes';
import type { CoverageSpec } from './spec';

type Released = CoverageSpec['releases'][number];

/** What one panel draws. */
interface Measure extends Pick<PlotPanel, 'heading' | 'detail' | 'unit'> {
  value: (release: Released) => number;
  text: (release: Released) => string;
}

const SHARES = { min: 0, max: 100, ticks: [0, 25, 50, 75, 100] };

/** Transitions are left out unless all releases count them. */
function measures({ engine, queries, releases }: CoverageSpec): Measure[] {
  const all: Measure[] = [
    {
      heading: 'Operators that run natively',
      detail: 'Share of all eligible operators',
      unit: '%',
      value: ({ accelerated, eligible }) => (100 * accelerated) / eligible,
      text: ({ accelerated, eligible }) => formatShare(accelerated / eligible),
    },
    {
      heading: 'Queries that are entirely native',
      detail: `Of ${formatQueries(queries)}`,
      unit: '',
      value: ({ whole }) => whole,
      text: ({ whole }) => formatNumber(whole),
    },
    {
      heading: `Switches between Spark and ${engine}`,
      detail: `Transitions in all ${queries} plans; fewer is better`,
      unit: '',
      value: ({ transitions }) => transitions ?? 0,
      text: ({ transitions }) => formatNumber(transitions ?? 0),
    },
  ];
  return releases.some(({ transitions }) => transitions === null) ? all.slice(0, 2) : all;
}

/** No line connects to the first release that counts differently. */
function marksOf({ dates, releases, breakBefore }: CoverageSpec, scan: string, measure: Measure): PlotMark[] {
  const own = releases.filter((release) => release.scan === scan);
  return own.map((release, at) => ({
    x: placeOf(release.release, dates),
    label: '',
    value: measure.value(release),
    text: measure.text(release),
    evidence: null,
    about: null,
    link: at === 0 || release.release === breakBefore ? '' : 'solid',
  }));
}

function placeOf(release: string, dates: readonly string[]): number {
  return dates.length === 1 ? 0.5 : dates.indexOf(release) / (dates.length - 1);
}

function panelOf(spec: CoverageSpec, measure: Measure): PlotPanel {
  const { dates, scans, releases, breakBefore } = spec;
  const { heading, detail, unit } = measure;
  const at = dates.indexOf(breakBefore);
  const { max, ticks } = secondsAxis('', 0, Math.max(...releases.map(measure.value)));
  return {
    heading,
    detail,
    unit,
    series: scans.map((scan, shape) => ({ shape, name: scan, marks: marksOf(spec, scan, measure) })),
    dates: dates.map((release) => ({ x: placeOf(release, dates), label: shortName(release) })),
    axis: unit === '%' ? SHARES : { min: 0, max, ticks },
    ...(at > 0 ? { breakAt: (at - 0.5) / (dates.length - 1) } : {}),
  };
}

function plotOf(spec: CoverageSpec): Plot {
  const panels = measures(spec).map((measure) => panelOf(spec, measure));
  return { names: spec.scans, groups: [{ heading: '', panels }] };
}

/** Native operators, entirely native queries, and transitions by release; dotted lines before releases that count differently. */
export const coverage: Still<CoverageSpec> = {
  variants: THREE_PANEL_WIDTHS,
  draw: (spec, frame) => plotDrawing(plotOf(spec), frame),
};
