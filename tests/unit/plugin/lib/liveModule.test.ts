import { liveCode, liveModule } from '../../../../src/plugin/lib/liveModule';
import { expect, test } from '../../support/test';

test('the live module of a file is next to it', () => {
  expect(liveModule('pages/docs/page/r1.json')).toBe('pages/docs/page/r1.live.js');
});

test('a live module contains the data of its file, and accepts changes in syntax that every bundler supports', () => {
  const code = liveCode('default/pages/docs/page/r1.json');
  expect(code).toContain('import data from "./r1.json";');
  expect(code).toContain('storeData("default/pages/docs/page/r1.json", data);');
  expect(code).toContain('if (import.meta.webpackHot) import.meta.webpackHot.accept("./r1.json", () =>');
  expect(code).toContain('export default data;');
});
