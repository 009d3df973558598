import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { serveFolder, takesGzip } from '../../../scripts/lib/staticServer';
import { inTemporaryFolder, writeBelow } from '../support/temporary';

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
