import { mkdirSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serveFolder, takesGzip } from '../../../scripts/lib/staticServer';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

/** The raw bytes and the encoding of an answer, which fetch would hide. */
function answerTo(url: string, headers: Record<string, string>): Promise<{ encoding?: string; body: Buffer }> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const encoding = response.headers['content-encoding'];
        done({ body: Buffer.concat(parts), ...(encoding ? { encoding } : {}) });
      });
    });
    asked.on('error', fail).end();
  });
}

test('npm run serve sends gzip to clients that ask for it, and the file as it is to all others', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'index.html', '<p>text</p>');
    const { url, close } = await serveFolder(folder);
    try {
      const plain = await answerTo(url, {});
      expect([plain.encoding, plain.body.toString()]).toEqual([undefined, '<p>text</p>']);
      const packed = await answerTo(url, { 'accept-encoding': 'br, gzip' });
      expect([packed.encoding, gunzipSync(packed.body).toString()]).toEqual(['gzip', '<p>text</p>']);
    } finally {
      await close();
    }
  });
});

test('a client takes gzip where it names it, or anything, and not with weight 0', () => {
  const headers = ['gzip', 'deflate, GZIP;q=0.5', '*', undefined, '', 'br', 'gzip;q=0', '*, gzip;q=0', 'identity'];
  expect(headers.map(takesGzip)).toEqual([true, true, true, false, false, false, false, false, false]);
});

/** The status of the answer to a request line, sent as it stands. */
function statusOf(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('no request ends the server: addresses that are none are 400 or 404, and it goes on', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'site/index.html', 'home');
    writeBelow(folder, 'secret.txt', 'secret');
    const served = await serveFolder(join(folder, 'site'));
    try {
      const odd = [
        '/%',
        '/%zz',
        '//',
        'http://[',
        '/%00',
        '/..%2fsecret.txt',
        '/../secret.txt',
        '*',
        '/%2e%2e/secret.txt',
      ];
      for (const path of odd) expect([400, 404, 200], path).toContain(await statusOf(served.url, path));
      expect(await statusOf(served.url, '/%zz')).toBe(400);
      expect(await statusOf(served.url, '/..%2fsecret.txt')).toBe(404);
      expect(await statusOf(served.url, '/')).toBe(200);
    } finally {
      await served.close();
    }
  });
});

test('a link that leads out of the folder is not followed, one within it is', async () => {
  await inTemporaryFolder(async (folder) => {
    writeBelow(folder, 'site/a.txt', 'a');
    writeBelow(folder, 'out/b.txt', 'b');
    symlinkSync(join(folder, 'out/b.txt'), join(folder, 'site/b.txt'));
    symlinkSync(join(folder, 'out'), join(folder, 'site/out'));
    symlinkSync('a.txt', join(folder, 'site/c.txt'));
    mkdirSync(join(folder, 'site/empty'));
    const served = await serveFolder(join(folder, 'site'));
    try {
      const found = await Promise.all(
        ['/a.txt', '/c.txt', '/b.txt', '/out/b.txt', '/empty'].map((path) => statusOf(served.url, path)),
      );
      expect(found).toEqual([200, 200, 404, 404, 404]);
    } finally {
      await served.close();
    }
  });
});
