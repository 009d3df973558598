import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sirv from 'sirv';

/** Bytes of a page per piece, up to the end of a tag, because the last word of a cut sentence moves on any page. */
const PIECE = 1500;
/** Bytes that are sent slowly; later content is below the first screen. */
const SLOW_PART = 60_000;
/** Longer than a frame, so that the browser paints each piece. */
const PAUSE_MS = 30;

async function trickle(response: ServerResponse, bytes: Buffer): Promise<void> {
  let at = 0;
  while (at < SLOW_PART && at < bytes.length) {
    const end = bytes.indexOf('>', at + PIECE) + 1 || bytes.length;
    response.write(bytes.subarray(at, end));
    await pause(PAUSE_MS);
    at = end;
  }
  response.end(bytes.subarray(at));
}

/** Serves a built site at the root of a URL; pages arrive in small pieces, with a pause after each. */
export async function serveSlowly(folder: string): Promise<{ url: string; close(): void }> {
  const files = sirv(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('/')) return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    void trickle(response, readFileSync(join(folder, pathname, 'index.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
