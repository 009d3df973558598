import { repositoryUrls } from '../../../src/benchmark/siteUrls/siteUrls';
import { issueAddress } from '../../../src/components/figure/ProblemLink/issue';
import { expect, test } from '../support/test';

const ARTIFACT = { path: 'static/data/result-sets/a/results.csv', line: 88, sha256: 'abc' };

test('a problem report contains page, chart, artifact, line, and hash', () => {
  const address = new URL(
    issueAddress(repositoryUrls('https://example.org/x/').problemUrl, 'https://site/r/', {
      what: 'q72',
      artifacts: [ARTIFACT],
    }),
  );
  expect(address.origin + address.pathname).toBe('https://example.org/x/issues/new');
  expect(address.searchParams.get('title')).toBe('Wrong number: q72');
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain('Page: https://site/r/');
  expect(body).toContain('- static/data/result-sets/a/results.csv:88 (sha256 abc)');
});

test('an artifact without line and hash is listed by its path alone', () => {
  const { problemUrl } = repositoryUrls('https://example.org/x');
  const body = new URL(issueAddress(problemUrl, 'p', { artifacts: [{ path: 'a.csv' }] })).searchParams.get('body');
  expect(body).toMatch(/^- a\.csv$/m);
});
