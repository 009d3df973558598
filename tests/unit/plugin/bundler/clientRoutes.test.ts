import { collapsedChunkNames, collapsedRoutes, documentRoutes } from '../../../../src/plugin/bundler/clientRoutes';
import { isOf, routesOf } from '../../../../src/plugin/bundler/currentRoutes.client';
import { expect, test } from '../../support/test';

const leaf = (path: string, hash: string) =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true\n  },\n`;
const PATTERNS = ['/queries/:suite/:query/'];

test('collapsedRoutes leaves one route for all routes of a pattern, with the component of the first', () => {
  const routes = collapsedRoutes(
    [
      leaf('/queries/', '0a0'),
      leaf('/queries/s-1/q1/', 'a1b'),
      leaf('/queries/s-1/q2/', 'c2d'),
      leaf('/data/', 'e3f'),
    ].join(''),
    PATTERNS,
  );
  expect([...routes.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)).toEqual([
    '/queries/',
    '/queries/:suite/:query/',
    '/data/',
  ]);
  expect(routes).toContain("ComponentCreator('/queries/s-1/q1/', 'a1b')");
  expect(routes).not.toContain('q2');
});

test('collapsedRoutes throws if routes of a pattern remain, such as for an unknown form of routes.js', () => {
  const unknown = ['q1', 'q2'].map((query) => `route("/queries/s-1/${query}/", page_${query}),`).join('\n');
  expect(() => collapsedRoutes(unknown, PATTERNS)).toThrow('/queries/:suite/:query/ did not collapse');
});

test('collapsedChunkNames keeps the entry of that component and the entries of other pages', () => {
  const names = { '/queries/s-1/q1/-a1b': 1, '/queries/s-1/q2/-c2d': 2, '/data/-e3f': 3 };
  expect(JSON.parse(collapsedChunkNames(JSON.stringify(names), PATTERNS))).toEqual({
    '/queries/s-1/q1/-a1b': 1,
    '/data/-e3f': 3,
  });
});

test('documentRoutes creates only the page that is shown, and leaves layouts and the 404 page', () => {
  const pages = `${leaf('/queries/:query/', 'a')}{ path: '/', component: ComponentCreator('/', 'b'), routes: [${leaf('/', 'c')}${leaf('/data/', 'd')}] },`;
  const text = documentRoutes(
    `import React from 'react';\nexport default [${pages}{ path: '*', component: ComponentCreator('*') },\n];\n`,
  );
  const created: string[] = [];
  const make = new Function(
    'ComponentCreator',
    'currentRoutes',
    text.replace(/^import.*$/gm, '').replace('export default', 'return'),
  );
  const shown = (path: string) => {
    created.length = 0;
    make(
      (name: string) => created.push(name),
      (routes: Parameters<typeof routesOf>[0]) => routesOf(routes, (pattern) => isOf(pattern, path)),
    );
    return created;
  };
  expect(shown('/Data/index.html')).toEqual(['/', '*', '/data/']);
  expect(shown('/queries/tpcds-q1')).toEqual(['/', '*', '/queries/:query/']);
  expect(shown('/data/unknown/')).toEqual(['/', '*']);
});
