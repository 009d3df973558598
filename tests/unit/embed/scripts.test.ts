import { gzipSync } from 'node:zlib';
import { embedScripts } from '../../../src/plugin/embed/embedScripts';
import { expect, test } from '../support/test';

const { files, loader, live } = embedScripts();

test('embedScripts(): loader ≤ 1.5 KB, resize.js ≤ 1 KB, the live script ≤ 66 KB, so that the spec fits in 70', () => {
  const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
  const size = (name: string) => gzipped(files.find(({ path }) => path === `embed/${name}`)?.text ?? '');
  expect(gzipped(loader)).toBeLessThanOrEqual(1500);
  expect(size('resize.js')).toBeGreaterThan(100);
  expect(size('resize.js')).toBeLessThanOrEqual(1000);
  expect(size(live)).toBeGreaterThan(40_000);
  expect(size(live)).toBeLessThanOrEqual(66_000);
});

test('embedScripts() makes the same bytes twice, and names the live script by its content', () => {
  expect(embedScripts()).toEqual({ files, loader, live });
  expect(live).toMatch(/^live-[0-9a-f]{8}\.js$/);
});

test('no script of an embed is a module or names another host', () => {
  for (const { path, text } of [...files, { path: 'the script in pages', text: loader }]) {
    expect(text.match(/https?:\/\/(?!www\.w3\.org)[\w.]+/g) ?? [], path).toEqual([]);
    expect(text, path).not.toMatch(/^\s*(import|export)\b/);
  }
});
