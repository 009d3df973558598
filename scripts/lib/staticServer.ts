import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** A served folder: `url` ends with the base path, `close` stops the server. */
interface ServedFolder {
  url: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** The base path, with slashes at both ends. */
  base?: string;
  /** Compresses answers, for measurements of transfer sizes. */
  gzip?: boolean;
}

/** Serves a built site on an unused port of 127.0.0.1 like a static host: index.html of folders, and 404.html. */
export async function serveFolder(
  folder: string,
  { base = '/', gzip = false }: ServeOptions = {},
): Promise<ServedFolder> {
  const files = sirv(folder, { extensions: ['html'], maxAge: 600 });
  const compress = compression({ level: 9, filter: () => gzip });
  const notFound = join(folder, '404.html');
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFound) ? readFileSync(notFound) : '');
    };
    const { url = '/' } = request;
    if (!url.startsWith(base)) return missing();
    request.url = `/${url.slice(base.length)}`;
    compress(request as never, response as never, () => files(request, response, missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}${base}`, close };
}
