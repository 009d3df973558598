import { closeSync, openSync, symlinkSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pagesAddress, pullRequestNumber } from '../../../scripts/preview/address';
import { acceptedNumber, pullRequestsPath, type Run } from '../../../scripts/preview/claim';
import { commentBody, ownComment } from '../../../scripts/preview/sticky';
import { readSummary, safeMarkdown } from '../../../scripts/preview/summary';
import { escapeMarkdown } from '../../../src/benchmark/text/escapeMarkdown';
import { inTemporaryFolder, writeBelow } from '../support/temporary';
import { expect, test } from '../support/test';

const ADDRESS = 'https://owner.github.io/site/pr/12/';
const WJ = '\u2060';

test('a summary of a gigabyte is read quickly and cut after a line', () => {
  inTemporaryFolder((folder) => {
    const file = writeBelow(folder, 'summary.md', `${'a line\n'.repeat(10_000)}`);
    truncateSync(file, 1024 ** 3);
    const start = process.cpuUsage();
    const found = readSummary(file);
    const { user, system } = process.cpuUsage(start);
    expect(user + system, 'µs of a processor').toBeLessThan(500_000);
    expect(found?.cut).toBe(true);
    expect(found?.text).toBe('a line\n'.repeat(8571));
    expect(Buffer.byteLength(commentBody(ADDRESS, 'a'.repeat(40), found, true))).toBeLessThan(65_536);
  });
});

test('a summary is never cut within a character, and a link or a missing file is no summary', () => {
  inTemporaryFolder((folder) => {
    const file = join(folder, 'summary.md');
    const handle = openSync(file, 'w');
    for (let count = 0; count < 20_001; count += 1) writeSync(handle, '€');
    closeSync(handle);
    expect(readSummary(file)?.text).not.toContain('\uFFFD');
    symlinkSync('/etc/passwd', join(folder, 'link.md'));
    expect(readSummary(join(folder, 'link.md'))).toBeNull();
    expect(readSummary(join(folder, 'none.md'))).toBeNull();
  });
});

const HOSTILE: [text: string, safe: string][] = [
  ['@all and a@b.example', `@${WJ}all and a@${WJ}b.example`],
  ['fixes #12, GH-12, x/y#3', `fixes #${WJ}12, G${WJ}H-12, x/y#${WJ}3`],
  ['&#64;all &commat;all', `&amp;#${WJ}64;all &amp;commat;all`],
  ['<img src=x onerror=y>', '&lt;img src=x onerror=y>'],
  ['<details open><script>', '&lt;details open>&lt;script>'],
  ['![x](https://evil.example/a.png)', `!${WJ}[x]${WJ}(https:${WJ}//evil.example/a.png)`],
  ['[x](javascript:alert)', `[x]${WJ}(javascript:alert)`],
  ['[x](<https://evil.example>)', `[x]${WJ}(&lt;https:${WJ}//evil.example>)`],
  [`[x](${ADDRESS}a "@all")`, `[x]${WJ}(${ADDRESS.replace(':', `:${WJ}`)}a "@${WJ}all")`],
  ['[x](https://owner.github.io/other/)', `[x]${WJ}(https:${WJ}//owner.github.io/other/)`],
  [`[x](${ADDRESS}../../../other/)`, `[x]${WJ}(${ADDRESS.replace(':', `:${WJ}`)}../../../other/)`],
  [`[x](${ADDRESS}%2E%2e/other/)`, `[x]${WJ}(${ADDRESS.replace(':', `:${WJ}`)}%2E%2e/other/)`],
  ['[x]: https://evil.example', `[x]${WJ}: https:${WJ}//evil.example`],
  ['www.evil.example', `w${WJ}ww.evil.example`],
  ['a\u0000\u202eb\tc', 'a b c'],
  ['```mermaid\n```', `\`${WJ}\`\`mermaid\n\`${WJ}\`\``],
  ['~~~geojson', `~${WJ}~~geojson`],
  ['$$\\href{//evil}{x}$$', '&#36;&#36;\\href{//evil}{x}&#36;&#36;'],
  ['0123456789abcdef', `012345${WJ}6789ab${WJ}cdef`],
  ['_0123456789abcdef_', `_012345${WJ}6789ab${WJ}cdef_`],
  ['> [!CAUTION]', `> [${WJ}!CAUTION]`],
];

for (const [text, safe] of HOSTILE) {
  test(`a summary with ${JSON.stringify(text)} is made harmless`, () => {
    expect(safeMarkdown(text, ADDRESS)).toBe(safe);
  });
}

test('a normal summary is unchanged', () => {
  const cell = escapeMarkdown('<b> @all #1 https://x.example | `a` _b_ [c] \\ ~ & $');
  const honest = [
    '### 1 result set changed; no new problem.',
    `| Page | Address |\n| --- | --- |\n| [${cell}](${ADDRESS}queries/tpcds-4.0/q1/?a=b&c=d,e) | ${cell} |`,
    '<details><summary>Pages: 3</summary>\n\n**x**\n\n</details>',
  ].join('\n\n');
  expect(safeMarkdown(honest, ADDRESS)).toBe(honest);
});

const RUN: Run = {
  event: 'pull_request',
  head_sha: 'abc',
  head_branch: 'my branch&state=closed',
  head_repository: { id: 5, owner: { login: 'forker' } },
};

test('a number counts only if an open pull request with it has the run’s commit as its head', () => {
  const head = { sha: 'abc', ref: RUN.head_branch, repo: { id: 5 } };
  const pulls = [
    { number: 12, state: 'open', head },
    { number: 7, state: 'open', head: { ...head, sha: 'other' } },
    { number: 8, state: 'closed', head },
    { number: 9, state: 'open', head: { ...head, ref: 'other' } },
    { number: 10, state: 'open', head: { ...head, repo: { id: 6 } } },
  ];
  expect(acceptedNumber(12, RUN, pulls).number).toBe(12);
  for (const claimed of [7, 8, 9, 10, 11]) expect(acceptedNumber(claimed, RUN, pulls).number).toBeNull();
  expect(acceptedNumber(7, RUN, pulls).reason).toBe('the artifact claims #7; open with this commit at the head: #12');
});

test('the pull requests of a run are requested by owner and branch, escaped; none if the fork is deleted', () => {
  expect(pullRequestsPath(RUN)).toBe('/pulls?state=open&head=forker%3Amy%20branch%26state%3Dclosed');
  expect(pullRequestsPath({ ...RUN, head_repository: null })).toBeNull();
});

test('a pull request number contains only digits', () => {
  expect(pullRequestNumber('12')).toBe(12);
  for (const text of ['', '0', '-1', '1e3', '12/../1', '12\n7', '9'.repeat(10), '../12', '１２']) {
    expect(() => pullRequestNumber(text)).toThrow('is not a pull request number');
  }
});

test('URLs follow the repository, a user’s own site, and a custom domain', () => {
  expect(pagesAddress('Owner/Site', '', null)).toEqual({ siteUrl: 'https://owner.github.io', baseUrl: '/Site/' });
  expect(pagesAddress('Owner/owner.github.io', '', 3)).toEqual({
    siteUrl: 'https://owner.github.io',
    baseUrl: '/pr/3/',
  });
  expect(pagesAddress('o/s', 'https://bench.example.org', 3).baseUrl).toBe('/pr/3/');
});

test('the updated comment is the marked one of the workflow, even if others copied the mark', () => {
  const body = commentBody(ADDRESS, 'a'.repeat(40), { text: 'x', cut: false }, true);
  const comments = [
    { id: 1, body, user: { login: 'somebody', type: 'User' } },
    { id: 2, body: `Quoted: ${body}`, user: { login: 'github-actions[bot]', type: 'Bot' } },
    { id: 3, body, user: { login: 'github-actions[bot]', type: 'Bot' } },
    { id: 4, user: null },
  ];
  expect(ownComment(comments)?.id).toBe(3);
  expect(ownComment(comments.slice(0, 2))).toBeUndefined();
});
