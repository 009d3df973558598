import { gzipSync } from 'node:zlib';
import { plotKinds } from '../../../src/charts/kinds/index';
import { embedScripts } from '../../../src/plugin/embed/embedScripts';
import { expect, test } from '../support/test';

const KINDS = plotKinds();

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

test('embedScripts(kinds): loader ≤ 1.5 KB, resize.js ≤ 1 KB, a live script ≤ 66 KB, so that the spec fits in 70', () => {
  const { files, loader, live } = embedScripts(KINDS);
  const size = (name: string) => gzipped(files.find(({ path }) => path === `embed/${name}`)?.text ?? '');
  expect(gzipped(loader)).toBeLessThanOrEqual(1500);
  expect(size('resize.js')).toBeGreaterThan(100);
  expect(size('resize.js')).toBeLessThanOrEqual(1000);
  for (const kind of KINDS) expect(size(live[kind]), kind).toBeLessThanOrEqual(66_000);
});

test('embedScripts(kinds) makes the same bytes twice, names live scripts by their content, and none for kinds not drawn', () => {
  const once = embedScripts(['spread', 'spread']);
  expect(embedScripts(['spread'])).toEqual(once);
  expect(once.live.spread).toMatch(/^live-spread-[0-9a-f]{8}\.js$/);
  expect(once.files).toHaveLength(2);
});

test('no script of an embed is a module or speaks of another host', () => {
  const { files, loader } = embedScripts(['spread']);
  for (const { path, text } of [...files, { path: 'the script in pages', text: loader }]) {
    expect(text.match(/https?:\/\/(?!www\.w3\.org)[\w.]+/g) ?? [], path).toEqual([]);
    expect(text, path).not.toMatch(/^\s*(import|export)\b/);
  }
});
