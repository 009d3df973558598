import type { PlotSpec, SpecOfKind } from '../benchmark/figures/kinds';
import type { Plot } from './kinds/plot';

const usual = async () => (await import('./kinds/groups/usual')).USUAL;
const rare = async () => (await import('./kinds/groups/rare')).RARE;

/** What holds the drawing of each kind. */
const HOLDERS: { [K in PlotSpec['kind']]: () => Promise<Record<K, Plot<SpecOfKind<K>>>> } = {
  dots: usual,
  dumbbell: usual,
  spread: usual,
  waterfall: usual,
  bar: rare,
  iterations: rare,
  line: rare,
  bands: rare,
  rows: rare,
  capacity: rare,
};

async function plot(kind: PlotSpec['kind']): Promise<Plot<PlotSpec>> {
  const holder = (await HOLDERS[kind]()) as unknown as Record<typeof kind, Plot<PlotSpec>>;
  return holder[kind];
}

/** The live chart's module, fetched at the first call. The only dynamic import of it: a second one would move Chart.js into the common chunk. */
export function liveModule(): Promise<typeof import('./LiveChart')> {
  return import('./LiveChart');
}

/** The live chart and the drawing of the kind that it shows, both fetched at the first call. */
export async function lazyChart(kind: PlotSpec['kind']) {
  const [{ LiveChart }, drawing] = await Promise.all([liveModule(), plot(kind)]);
  return { LiveChart, plot: drawing };
}
