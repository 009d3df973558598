import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { embedScripts } from '../../../src/plugin/embed/embedScripts';
import { expect, test } from '../support/test';

const { files, loader, live } = embedScripts();

test('embedScripts(): loader ≤ 1.5 KB, resize.js ≤ 1 KB, the live script ≤ 73 KB, so that the spec fits in 83', () => {
  const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
  const size = (name: string) => gzipped(files.find(({ path }) => path === `embed/${name}`)?.text ?? '');
  expect(gzipped(loader)).toBeLessThanOrEqual(1500);
  expect(size('resize.js')).toBeGreaterThan(100);
  expect(size('resize.js')).toBeLessThanOrEqual(1000);
  expect(size(live)).toBeGreaterThan(40_000);
  expect(size(live)).toBeLessThanOrEqual(73_000);
});

test('embedScripts() returns equal bytes twice, and names the live script by its content', () => {
  expect(embedScripts()).toEqual({ files, loader, live });
  expect(live).toMatch(/^live-[0-9a-f]{8}\.js$/);
});

test('no script of an embed is a module or contains a different host', () => {
  for (const { path, text } of [...files, { path: 'the script in pages', text: loader }]) {
    expect(text.match(/https?:\/\/(?!www\.w3\.org)[\w.]+/g) ?? [], path).toEqual([]);
    expect(text, path).not.toMatch(/^\s*(import|export)\b/);
  }
});

test('the script of an embed page fetches only files of its own site, and accepts only its own themes', async () => {
  const asked: string[] = [];
  const box = { dataset: { data: 'https://evil.example/x.js', live: 'live.js' }, onpointerenter: () => {} };
  const ready: (() => void)[] = [];
  const root = { dataset: {} };
  const scope = {
    location: { search: '?theme=evil' },
    URLSearchParams,
    document: {
      documentElement: root,
      addEventListener: (_: string, listener: () => void) => ready.push(listener),
      querySelectorAll: () => [box],
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => asked.push(src) },
    },
  };
  runInNewContext(`var window = globalThis, parent = globalThis; ${embedScripts().loader}`, scope);
  for (const listener of ready) listener();
  box.onpointerenter();
  await Promise.resolve();
  expect(asked).toEqual(['live.js']);
  expect(root.dataset).toEqual({});
});

test('resize.js accepts a height of at most 20,000 px from the frame of an embed page, and from no other window', () => {
  const own = { postMessage: () => {} };
  const frame = { src: 'https://us.example/embed/a/', contentWindow: own, style: { height: '' } };
  const heard: ((event: object) => void)[] = [];
  const scope = {
    URL,
    document: { currentScript: { src: 'https://us.example/embed/resize.js' }, querySelectorAll: () => [frame] },
    addEventListener: (_: string, listener: (event: object) => void) => heard.push(listener),
  };
  runInNewContext(embedScripts().files.find(({ path }) => path === 'embed/resize.js')?.text ?? '', scope);
  const say = (source: object, height = 700) => {
    for (const listener of heard) listener({ source, data: { type: 'benchmark-chart', height } });
    return frame.style.height;
  };
  expect([say({}), say(own), say(own, 1e9)]).toEqual(['', '700px', '20000px']);
});
