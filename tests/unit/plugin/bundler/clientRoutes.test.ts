import { collapsedChunkNames, collapsedRoutes } from '../../../../src/plugin/bundler/clientRoutes';
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
