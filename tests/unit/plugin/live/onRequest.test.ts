import type { LoadContext } from '@docusaurus/types';
import { makeOnRequest } from '../../../../src/plugin/live/onRequest';
import { expect, test } from '../../support/test';

const context = {
  baseUrl: '/base/',
  siteDir: process.cwd(),
  siteConfig: { staticDirectories: ['static'] },
} as unknown as LoadContext;

/** The files that are made for a URL, and the argument with which the next middleware is called. */
async function requested(url: string, error?: Error): Promise<{ made: string[]; passed: unknown[] }> {
  const found = { made: [] as string[], passed: [] as unknown[] };
  const make = async (file: string) => {
    found.made.push(file);
    if (error) throw error;
  };
  const list = [{ name: 'bundle' }, { name: 'express-static' }] as Parameters<ReturnType<typeof makeOnRequest>>[0];
  expect(makeOnRequest(context, 'out', make)(list)).toEqual([]);
  expect(list.map(({ name }) => name)).toEqual(['bundle', 'benchmark-reports', 'express-static']);
  await list[1]?.middleware({ url }, null, (argument) => found.passed.push(argument));
  return found;
}

test('a file is made before static folders are asked for it', async () => {
  expect(await requested('/base/charts/a/b.csv?drawn=1')).toEqual({ made: ['charts/a/b.csv'], passed: [undefined] });
});

test('pages, drawings in pages, and files of the repository are not made', async () => {
  for (const url of ['/base/reports/a/', '/base/charts/a/b.inline.html', '/base/img/favicon.svg'])
    expect(await requested(url)).toEqual({ made: [], passed: [undefined] });
});

test('an error, and a URL that cannot be decoded, are passed on', async () => {
  const error = new Error('no font');
  expect(await requested('/base/a.png', error)).toEqual({ made: ['a.png'], passed: [error] });
  expect(await requested('/base/%E0%A4%A.png')).toEqual({ made: [], passed: [expect.any(URIError)] });
});
