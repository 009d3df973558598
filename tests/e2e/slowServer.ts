import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sirv from 'sirv';

/** Bytes of a page that are sent at a time; what comes after the slow part is below the first screen. */
const PIECE = 1500;
const SLOW_PART = 60_000;
/** Longer than a frame, so that the browser paints what it has. */
const PAUSE_MS = 30;

async function trickle(response: ServerResponse, bytes: Buffer): Promise<void> {
  for (let at = 0; at < Math.min(bytes.length, SLOW_PART); at += PIECE) {
    response.write(bytes.subarray(at, Math.min(at + PIECE, SLOW_PART)));
    await pause(PAUSE_MS);
  }
  response.end(bytes.subarray(SLOW_PART));
}

/** Serves a built site at the root of an address; its pages arrive in small pieces, with a pause after each. */
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
