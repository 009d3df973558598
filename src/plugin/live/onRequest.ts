import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { PLUGIN_NAME } from '../lib/generatedFiles';

interface Middleware {
  name: string;
  middleware(request: { url: string }, response: unknown, next: (error?: unknown) => void): Promise<void>;
}

/** Changes the list of middlewares and returns additions to it: none. */
type Setup = (middlewares: Middleware[]) => Middleware[];

/** The requested file by its path from the output folder; null for pages, and for files that need no making. */
function requestedFile(url: string, { baseUrl, siteDir, siteConfig }: LoadContext, output: string): string | null {
  const file = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(baseUrl.length);
  if (path.extname(file) === '' || file.endsWith('.inline.html')) return null;
  const others = siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder));
  const isStatic = others.some((folder) => folder !== output && existsSync(path.join(folder, file)));
  return isStatic ? null : file;
}

/**
 * In development, makes the files next to pages when a browser requests one. `make` gets its path. Call it with the
 * middlewares of the server; static folders come after it.
 */
export function makeOnRequest(context: LoadContext, output: string, make: (file: string) => Promise<void>): Setup {
  return (middlewares) => {
    const at = middlewares.findIndex(({ name }) => name === 'express-static');
    middlewares.splice(at, 0, {
      name: PLUGIN_NAME,
      async middleware({ url }, _, next) {
        try {
          const file = requestedFile(url, context, output);
          if (file !== null) await make(file);
          next();
        } catch (error) {
          next(error);
        }
      },
    });
    return [];
  };
}
