import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** A folder that is served: `url` ends with the base path, `close` stops the server. */
interface ServedFolder {
  url: string;
  close(): Promise<void>;
}

/** The file that an address of the folder stands for, as a static host finds it; null where there is none. */
export function fileFor(folder: string, address: string): string | null {
  const path = normalize(join(folder, decodeURIComponent(address)));
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  const candidate = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(candidate) ? candidate : null;
}

/** What has been compressed, by path and time of change: a site is asked for its scripts once a page. */
const compressed = new Map<string, Buffer>();

function gzipped(path: string): Buffer {
  const key = `${path}:${statSync(path).mtimeMs}`;
  const bytes = compressed.get(key) ?? gzipSync(readFileSync(path), { level: 9 });
  compressed.set(key, bytes);
  return bytes;
}

/** The content type of a file, by its ending. */
export function contentType(path: string): string {
  return TYPES[extname(path)] ?? 'application/octet-stream';
}

function send(response: ServerResponse, status: number, path: string): void {
  response.writeHead(status, {
    'content-type': contentType(path),
    'content-encoding': 'gzip',
    'cache-control': 'max-age=600',
  });
  response.end(gzipped(path));
}

function answer(folder: string, base: string, url: string, response: ServerResponse): void {
  const address = new URL(url, 'http://localhost').pathname;
  const path = address.startsWith(base) ? fileFor(folder, `/${address.slice(base.length)}`) : null;
  const notFound = join(folder, '404.html');
  if (address === '/' && base !== '/') response.writeHead(302, { location: base }).end();
  else if (path) send(response, 200, path);
  else if (existsSync(notFound)) send(response, 404, notFound);
  else response.writeHead(404).end();
}

/** Serves a built site below a base path as a static host does: gzip, index.html of folders, 404.html. Port 0: any free one. */
export async function serveFolder(folder: string, { base = '/', port = 0 } = {}): Promise<ServedFolder> {
  const server: Server = createServer((request, response) => answer(folder, base, request.url ?? '/', response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${address.port}${base}`, close };
}
