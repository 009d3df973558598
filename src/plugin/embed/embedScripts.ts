import path from 'node:path';
import { bundle, contentHash, SRC } from '../lib/bundle';
import type { OutputFile } from '../lib/files';

export interface EmbedScripts {
  files: OutputFile[];
  /** The text of the script in every embed page. */
  loader: string;
  /** The file name, below /embed/, of the script that draws live charts; it contains a hash of the content. */
  live: string;
}

function script(name: string): string {
  return bundle({ entryPoints: [path.join(SRC, 'embed', name)] });
}

/**
 * Scripts of embed pages: the one in every page, /embed/resize.js (which other sites load to fit the height of frames),
 * and /embed/live-<hash>.js, which a page fetches on the first pointer or focus.
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
