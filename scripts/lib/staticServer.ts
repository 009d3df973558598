import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/** A path in the words of an address; null where its escapes are none. */
function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** Whether a path lies in a folder when links are followed. */
function liesIn(folder: string, path: string): boolean {
  const [root, real] = [realpathSync(folder), realpathSync(path)];
  return real === root || real.startsWith(root + sep);
}

/** The file that an address of the folder stands for, as a static host finds it; null where there is none, or a link leads out. */
export function fileFor(folder: string, address: string): string | null {
  const words = decoded(address);
  if (words === null || words.includes('\0')) return null;
  const path = normalize(join(folder, words));
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  const candidates = [join(path, 'index.html'), path, `${path.replace(/\/$/, '')}.html`];
  const found = candidates.find((name) => existsSync(name) && statSync(name).isFile());
  return found !== undefined && liesIn(folder, found) ? found : null;
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

/** Whether a request takes gzip: it names it, or anything, and not with weight 0 (RFC 9110, 12.5.3). */
export function takesGzip(accepted: string | undefined): boolean {
  const named = (accepted ?? '').split(',').map((entry) => /^\s*(\*|[\w-]+)\s*(?:;\s*q=([\d.]+))?/i.exec(entry));
  const weight = (name: string) => {
    const found = named.find((entry) => entry?.[1]?.toLowerCase() === name);
    return found ? Number(found[2] ?? 1) : null;
  };
  return (weight('gzip') ?? weight('*') ?? 0) > 0;
}

function send(request: IncomingMessage, response: ServerResponse, status: number, path: string): void {
  const packed = takesGzip(request.headers['accept-encoding']);
  response.writeHead(status, {
    'content-type': contentType(path),
    ...(packed ? { 'content-encoding': 'gzip' } : {}),
    vary: 'accept-encoding',
    'cache-control': 'max-age=600',
  });
  response.end(packed ? gzipped(path) : readFileSync(path));
}

function answer(folder: string, base: string, request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/';
  const address = url.split(/[?#]/)[0] ?? '';
  if (!address.startsWith('/') || decoded(address) === null) {
    response.writeHead(400).end();
    return;
  }
  const path = address.startsWith(base) ? fileFor(folder, `/${address.slice(base.length)}`) : null;
  const notFound = join(folder, '404.html');
  if (address === '/' && base !== '/') response.writeHead(302, { location: base }).end();
  else if (path) send(request, response, 200, path);
  else if (existsSync(notFound)) send(request, response, 404, notFound);
  else response.writeHead(404).end();
}

/** Serves a built site below a base path as a static host does: gzip for who asks, index.html of folders, 404.html. Port 0: any free one. */
export async function serveFolder(folder: string, { base = '/', port = 0 } = {}): Promise<ServedFolder> {
  const server: Server = createServer((request, response) => answer(folder, base, request, response));
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
