import { diffArtifacts } from '../../../../src/benchmark/diff/diff';
import { diffJson } from '../../../../src/benchmark/diff/json';
import { diffMarkdown } from '../../../../src/benchmark/diff/markdown';
import { referenceFor } from '../../../../src/benchmark/diff/pairs';
import { reviewHints } from '../../../../src/benchmark/diff/reviewHints';
import { diffText } from '../../../../src/benchmark/diff/text';
import type { Snapshot } from '../../../../src/benchmark/diff/types';
import { problem, warning } from '../../../../src/benchmark/model/problem';
import type { Report } from '../../../../src/benchmark/model/report';
import type { ResultRow, ResultSet } from '../../../../src/benchmark/model/resultSet';
import { byteLength, fitParts } from '../../../../src/benchmark/text/markdown';
import { expect, test } from '../../support/test';
import { resultSet, type Times } from '../support';

const report: Report = {
  id: 'a-vs-b',
  title: 'B against A',
  description: 'An example',
  publishedOn: '2026-07-21',
  sides: ['a', 'b'].map((id) => ({ key: '', name: '', sets: [id] })),
  suites: [''],
  buckets: 'speedup',
  charts: [],
  findings: ['q1', 'q2'],
  publishedComparisons: [],
  usage: null,
  standing: 'published',
  sources: [],
  allow: [],
  notes: [],
  vary: [],
  claims: [],
  advice: null,
  caveat: '',
  question: '',
};

function set(id: string, times: Record<string, Times>, changes: Partial<ResultSet> = {}): ResultSet {
  return resultSet(times, { id, title: `Set ${id}`, ...changes });
}

/** A revision whose files contain its result sets and reports. */
function revision(resultSets: ResultSet[], changes: Partial<Snapshot> = {}): Snapshot {
  const reports = changes.reports ?? [report];
  const files = new Map([
    ...resultSets.map((one) => [`result-sets/${one.id}/results.csv`, JSON.stringify(one)] as const),
    ...reports.map((one) => [`reports/${one.id}/report.json`, JSON.stringify(one)] as const),
  ]);
  return {
    folder: 'data',
    resultSets,
    environments: [],
    reports,
    rounds: [],
    engines: [],
    problems: [],
    files,
    ...changes,
  };
}

const a = set('a', { q1: [10, 9, 11], q2: [10, 9, 11], q3: [10, 9, 11] });
const b = set('b', { q1: [5, 4, 6], q2: [10, 9, 11], q3: [20, 19, 21] });

test('two revisions with equal artifacts give one line', () => {
  const same = diffArtifacts(revision([a, b]), revision([a, b]));
  expect(diffMarkdown(same, null)).toBe('No data file has changed.\n');
  expect(JSON.parse(diffJson(same))).toMatchObject({ sentence: 'No data file has changed', artifacts: [], pages: [] });
});

test('a changed result set lists only the queries whose verdict or clear speedup changed, and the changed ranges', () => {
  const faster = set('b', { q1: [5, 4, 6], q2: [5, 4, 6], q3: [16, 15, 17] });
  const { comparisons } = diffArtifacts(revision([a, b]), revision([a, faster]));
  expect(comparisons).toHaveLength(1);
  expect(comparisons[0]?.queries).toEqual([
    { query: 'q2', before: { verdict: 'unclear', speedup: 1 }, after: { verdict: 'faster', speedup: 2 }, reason: '' },
    {
      query: 'q3',
      before: { verdict: 'slower', speedup: 0.5 },
      after: { verdict: 'slower', speedup: 0.625 },
      reason: '',
    },
  ]);
  expect(comparisons[0]?.buckets).toEqual([
    { label: '≥ 1.25', before: 1, after: 2 },
    { label: '0.91–1.10', before: 1, after: 0 },
  ]);
});

test('a query that ran and now fails is listed with its reason, without markup', () => {
  const [q1, q2, q3] = b.rows as [ResultRow, ResultRow, ResultRow];
  const failed = { ...q2, status: 'failed' as const, timeS: null, minS: null, maxS: null, reason: 'lost <b> | @all' };
  const diff = diffArtifacts(revision([a, b]), revision([a, { ...b, rows: [q1, failed, q3] }]));
  expect(diff.comparisons[0]?.queries).toEqual([
    {
      query: 'q2',
      before: { verdict: 'unclear', speedup: 1 },
      after: null,
      reason: 'candidate failed: lost <b> | @all',
    },
  ]);
  const markdown = diffMarkdown(diff, null);
  const reason = 'candidate failed:\u2060? lost &#60;b&#62; &#124; @\u2060all';
  expect(markdown).toMatch(new RegExp(`No longer compared: q2 \\(${reason}\\)\\.`));
  expect(markdown).toMatch(new RegExp(`\\| q2 \\|.*\\| not matched: ${reason} \\|`));
});

test('each page with a change is listed once: report, findings of changed queries, sets, comparison, queries', () => {
  const moved = set('b', { q1: [4, 3.5, 5], q2: [10, 9, 11], q3: [20, 19, 21] });
  const { pages } = diffArtifacts(revision([a, b]), revision([a, moved]));
  expect(pages.map(({ path }) => path)).toEqual([
    '/reports/a-vs-b/',
    '/reports/a-vs-b/findings/q1/',
    '/data/result-sets/b/',
    '/compare/?baseline=a&candidate=b',
    '/queries/tpcds-q1/',
    '/',
    '/reports/',
    '/compare/',
    '/queries/',
    '/data/',
  ]);
});

test('a report that can no longer be shown is listed with the pages that show parts of it', () => {
  const written = [{ title: 'Post', path: '/blog/post/', reports: ['a-vs-b'] }];
  const broken = revision([a, { ...b, title: 'B again' }], { reports: [] });
  const files = new Map([
    ...broken.files,
    ['reports/a-vs-b/report.json', revision([a, b]).files.get('reports/a-vs-b/report.json') ?? '{}'],
  ]);
  const { pages } = diffArtifacts(revision([a, b]), { ...broken, files }, written);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/reports/a-vs-b/', '/blog/post/']));
});

test('a result set without a report is compared with the previous version, otherwise vanilla Spark, otherwise the newest', () => {
  const times: Record<string, Times> = { q1: [1, 1, 1] };
  const engine = (id: string, version: string) => ({ engine: { id, title: id, version } });
  const old = set('old', times, engine('comet', '0.9.0'));
  const last = set('last', times, engine('comet', '0.16.0'));
  const later = set('later', times, engine('comet', '0.18.0'));
  const spark = set('spark', times, engine('native-spark', '3.5.8'));
  const velox = set('velox', times, { ...engine('gluten-velox', '1.0'), created: '2026-08-01' });
  const fresh = set('fresh', times, engine('comet', '0.17.0'));
  const chosen = (others: ResultSet[]) => referenceFor(fresh, [fresh, ...others])?.baseline.id;
  expect(chosen([old, last, later, spark, velox])).toBe('last');
  expect(chosen([later, spark, velox])).toBe('spark');
  expect(chosen([later, velox])).toBe('velox');
  expect(chosen([set('small', times, { suite: { ...a.suite, scaleFactor: 100 } })])).toBeUndefined();
  expect(chosen([set('disjoint', { q2: [1, 1, 1] }, engine('comet', '0.1'))])).toBeUndefined();
});

test('problems are new or fixed regardless of their line; new errors come first in the sentence', () => {
  const moved = (line: number) => problem('a.csv', line, 'is wrong');
  const before = revision([a, b], { problems: [moved(2), problem('b.csv', 1, 'was wrong')] });
  const after = revision([a, b], { problems: [moved(9), problem('c.csv', 3, 'is worse')] });
  const diff = diffArtifacts(before, after);
  expect(diff.newProblems.map(({ path }) => path)).toEqual(['c.csv']);
  expect(diff.goneProblems.map(({ path }) => path)).toEqual(['b.csv']);
  expect(diffText(diff)).toBe('1 new error; 1 problem fixed');
});

test('the comment begins with five things to check, own problems first; known warnings are folded without their numbers', () => {
  const own = warning('data/result-sets/c/results.csv', 2, 'q5: milliseconds?');
  const beside = warning('data/result-sets/c/datapackage.json', 2, 'publisher: odd');
  const standing = (sets: number) =>
    warning('data/environments/x.json', 5, `${sets} result sets name this environment`);
  const other = warning('data/environments/y.json', 7, 'is odd');
  const added = set('c', { q1: [3, 2, 4], q2: [10, 9, 11], q3: [20, 19, 21] });
  const before = revision([a, b], { problems: [standing(3)] });
  const after = revision([a, b, added], { problems: [standing(4), other, beside, own] });
  const diff = diffArtifacts(before, after);
  expect(diff.newProblems).toEqual([other, beside, own]);
  expect(diff.goneProblems).toEqual([]);
  const markdown = diffMarkdown(diff, null);
  expect(reviewHints(diff)[0]).toContain('data/result-sets/c/results.csv:2: q5: milliseconds?');
  expect(markdown.indexOf('1. warning in')).toBeLessThan(markdown.indexOf('#### New problems: 2'));
  expect(markdown).not.toContain('\n6. ');
  expect(markdown.indexOf('is odd')).toBeGreaterThan(markdown.indexOf('Warnings on files that did not change'));
});

test('errors come first, then a new release and a new engine, the release with its date, the engine with what it looks like', () => {
  const of = (id: string, title: string, version: string) =>
    set(id, { q1: [1] }, { engine: { id: title.toLowerCase(), title, version } });
  const before = revision([of('a', 'Comet', '1.1.0')]);
  const after = revision([of('a', 'Comet', '1.1.0'), of('b', 'Comet', '1.2.0'), of('c', 'C0met', '1.0')], {
    problems: [problem('data/result-sets/b/results.csv', 2, 'is odd')],
  });
  expect(reviewHints(diffArtifacts(before, after)).slice(0, 3)).toEqual([
    'error in data/result-sets/b/results.csv:2: is odd',
    'New release: Comet 1.2.0, no date; verify against https://example.org/',
    'New engine: C0met 1.0; looks like Comet; verify against https://example.org/',
  ]);
});

test('missing queries come first, the slowest first, with their share of the previous version’s time, or of the time before the change', () => {
  const version = (id: string, number: string, times: Record<string, Times>) =>
    set(id, times, { engine: { id: 'comet', title: 'Comet', version: number } });
  const all: Record<string, Times> = { q1: [10], q2: [20], q3: [60], q4: [10] };
  const older = version('older', '1.0', all);
  const { q2: _, q3: __, ...fast } = all;
  const hints = (before: ResultSet[], after: ResultSet[]) =>
    reviewHints(diffArtifacts(revision(before), revision(after))).filter((hint) => hint.includes('have no time'));
  expect(hints([older], [older, version('newer', '1.1', fast)])).toEqual([
    'warning in data/result-sets/newer/results.csv: 2 of 4 queries have no time: q3, q2; they took 80.0% of the total time of older',
  ]);
  expect(hints([older, version('newer', '1.1', all)], [older, version('newer', '1.1', fast)])[0]).toContain(
    '80.0% of the total time of this set before the change',
  );
  expect(hints([older], [older, version('newer', '1.1', all)])).toEqual([]);
  expect(hints([older, version('newer', '1.1', fast)], [older, version('newer', '1.1', { ...fast, q1: [9] })])).toEqual(
    [],
  );
});

test('the JSON has the keys of published JSON and full-precision speedups', () => {
  const moved = set('b', { q1: [3, 2, 4], q2: [10, 9, 11], q3: [20, 19, 21] });
  const json = JSON.parse(diffJson(diffArtifacts(revision([a, b]), revision([a, moved]))));
  expect(json.comparisons[0].before.total_speedup).toBe(30 / 35);
  expect(json.comparisons[0].queries[0].after.speedup).toBe(10 / 3);
});

test('names from artifacts cannot add markup, HTML, mentions, or links to the Markdown', () => {
  const name = '<img src=x> @all #1 [x](http://evil.example) | `code`';
  const evil = set('b', { [name]: [1, 1, 1] }, { title: name, engine: { id: 'x', title: name, version: name } });
  const base = set('a', { [name]: [9, 9, 9] });
  const before = revision([base, set('b', { [name]: [5, 5, 5] })]);
  const markdown = diffMarkdown(diffArtifacts(before, revision([base, evil])), 'https://site.example/');
  expect(markdown).not.toMatch(/<img|@all|#1\b|http:\/\/evil|`code`|\[x\]/);
  expect(markdown.match(/\]\((?!https:\/\/site\.example\/)/g)).toBeNull();
});

test('a thousand changed sets stay below 60 KB, and omitted ones are counted', () => {
  const times: Record<string, Times> = { q1: [10, 9, 11], q2: [10, 9, 11] };
  const sets = (factor: number) =>
    Array.from({ length: 1000 }, (_, index) => {
      const own: Record<string, Times> = { ...times, q1: [factor + index, factor + index, factor + index] };
      return set(`s${index}`, own, { title: '<&|>'.repeat(40) });
    });
  const problems = sets(1).map(({ id }) => problem(`${id}.csv`, 1, '|'.repeat(5000)));
  const diff = diffArtifacts(revision(sets(1)), revision(sets(2), { problems }));
  const markdown = diffMarkdown(diff, 'https://site.example/');
  expect(byteLength(markdown)).toBeLessThanOrEqual(60_000);
  expect(markdown).toContain('… and 950 more.');
  expect(markdown).toContain('960 more comparisons were not computed.');
  expect(markdown).toMatch(/_Truncated to 60 KB: \d+ of \d+ parts omitted/);
  expect(markdown).toMatch(/^### 2,000 new errors; 1,000 result sets changed; \d+ comparisons changed, .*\.\n/);
});

test('parts are kept whole by rank and stay in order', () => {
  const parts = [
    { text: 'a'.repeat(300), rank: 2 },
    { text: 'b'.repeat(300), rank: 1 },
    { text: 'c'.repeat(9), rank: 3 },
  ];
  expect(fitParts(parts, 2000)).toBe(`${parts.map(({ text }) => text).join('\n\n')}\n`);
  const cut = fitParts(parts, 600).split('\n\n');
  expect(cut.slice(0, 2)).toEqual(['b'.repeat(300), 'c'.repeat(9)]);
  expect(cut[2]).toMatch(/1 of 3 parts omitted/);
});
