import path from 'node:path';
import type { PlotSpec } from '../../benchmark/figures/kinds';
import { plotOf } from '../../charts/kinds/index';
import type { Plot } from '../../charts/kinds/plot';
import { bundle, contentHash, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

type PlotKind = PlotSpec['kind'];

/** The parts of Chart.js for each of its chart types. */
const PARTS: Record<Plot<PlotSpec>['type'], string> = {
  bar: 'BarController, BarElement, CategoryScale, LinearScale, LogarithmicScale',
  scatter: 'ScatterController, PointElement, LinearScale, LogarithmicScale',
};

/** The scripts of embed pages. */
export interface EmbedScripts {
  files: OutputFile[];
  /** The text of the script that stands in every embed page. */
  loader: string;
  /** The file name, below /embed/, of the script that draws each kind; it changes with its content. */
  live: Record<PlotKind, string>;
}

/** The entry of one kind: Chart.js with its parts, and the function that makes the configuration. */
function liveEntry(kind: PlotKind): string {
  const { file, type } = plotOf({ kind });
  const [parts, name] = [PARTS[type], path.posix.basename(file)];
  return `import { Chart, ${parts} } from 'chart.js';
import { ${name} } from './charts/kinds/${file}';
import { offerLiveChart } from './embed/live';
Chart.register(${parts});
offerLiveChart(Chart, ${name});`;
}

function liveFile(kind: PlotKind): OutputFile {
  const text = bundle({ stdin: { contents: liveEntry(kind), resolveDir: SRC, loader: 'ts' } });
  return { path: `embed/live-${kind}-${contentHash(text)}.js`, text };
}

/**
 * The scripts of embed pages: the one that stands in every page, /embed/resize.js (which other sites load
 * to make frames as high as their content), and for each of these kinds of chart /embed/live-<kind>-<hash>.js, which is fetched on intent.
 */
export function embedScripts(kinds: readonly PlotKind[]): EmbedScripts {
  const drawn = [...new Set(kinds)].map((kind) => [kind, liveFile(kind)] as const);
  const resize = bundle({ entryPoints: [path.join(SRC, 'embed/resize.ts')] });
  return {
    files: [{ path: 'embed/resize.js', text: resize }, ...drawn.map(([, file]) => file)],
    loader: bundle({ entryPoints: [path.join(SRC, 'embed/loader.ts')] }).trim(),
    live: Object.fromEntries(drawn.map(([kind, file]) => [kind, path.basename(file.path)])) as EmbedScripts['live'],
  };
}
