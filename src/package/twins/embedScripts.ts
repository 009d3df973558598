import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PlotSpec } from '../../benchmark/figures/kinds';
import type { EmbedScripts } from '../../plugin/embed/embedScripts';

/** The scripts of embed pages as `npm run package` has bundled them: the one of every page, the one that resizes frames, and those of these kinds of chart. */
export function embedScripts(kinds: readonly PlotSpec['kind'][]): EmbedScripts {
  const { files, loader, live } = JSON.parse(readFileSync(join(__dirname, 'embed.json'), 'utf8')) as EmbedScripts;
  const wanted = new Set(kinds.map((kind) => live[kind]));
  const all = new Set(Object.values(live));
  return { files: files.filter(({ path }) => !all.has(basename(path)) || wanted.has(basename(path))), loader, live };
}
