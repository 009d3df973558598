import path from 'node:path';
import { bundle, contentHash, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

/** The scripts of embed pages. */
export interface EmbedScripts {
  files: OutputFile[];
  /** The text of the script that is in every embed page. */
  loader: string;
  /** The file name, below /embed/, of the script that draws live charts; it changes with its content. */
  live: string;
}

function script(name: string): string {
  return bundle({ entryPoints: [path.join(SRC, 'embed', name)] });
}

/**
 * The scripts of embed pages: the one in every page, /embed/resize.js (which other sites load to make frames as high as their
 * content), and /embed/live-<hash>.js, which a page fetches when the reader turns to its chart.
 */
export function embedScripts(): EmbedScripts {
  const text = script('live.ts');
  const live = `live-${contentHash(text)}.js`;
  return {
    files: [
      { path: 'embed/resize.js', text: script('resize.ts') },
      { path: `embed/${live}`, text },
    ],
    loader: script('loader.ts').trim(),
    live,
  };
}
