import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { reportPath } from '../../../../src/benchmark/model/paths';
import { reportMarkdown } from '../../../../src/components/agents/markdownPages';
import type { PublishedEntry } from '../../../../src/components/agents/verdictEntry';
import { fileEntries } from '../../../../src/data/dataIndex';
import { plainText } from '../../../../src/figures/answers/spec';
import { agentFiles, ownSiteFiles } from '../../../../src/plugin/output/agentFiles';
import { FROZEN_DATA, FROZEN_SITE, frozenContent } from '../../support/frozenSite';
import { expect, test } from '../../support/test';

const SITE = { title: 'Benchmarks', tagline: 'Measured speed', url: 'https://example.org/site/' };
const content = frozenContent(SITE.url);
const files = new Map(
  [...agentFiles(content, fileEntries(FROZEN_DATA), SITE), ...ownSiteFiles(content, SITE)].map(({ path, text }) => [
    path,
    String(text),
  ]),
);
const all = JSON.parse(files.get('data/verdicts.json') ?? '') as { verdicts: PublishedEntry[] };

test('verdicts.json fits its schema, and has the verdict of every report in the words of its page', () => {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
  addFormats(ajv);
  const check = ajv.compile(JSON.parse(readFileSync('static/schemas/verdicts.schema.json', 'utf8')));
  expect(check(all) ? '' : ajv.errorsText(check.errors)).toBe('');
  const words = new Set(all.verdicts.map(({ verdict }) => verdict.word));
  const shown = content.reports.flatMap(({ page }) => [
    ...(page.comparison ? [page.comparison.verdict.word] : []),
    ...(page.multiCandidate ? [page.multiCandidate.verdict.word] : []),
    ...Object.values(page.verdicts).map(({ word }) => word),
  ]);
  expect(shown.filter((word) => !words.has(word))).toEqual([]);
  expect(new Set(all.verdicts.map(({ id }) => id)).size).toBe(all.verdicts.length);
});

test('a citation names the state of its artifacts: the first digits that sha256sum gives for its list of them', () => {
  const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  const states = all.verdicts.map(({ artifacts, citation }) => {
    const paths = artifacts.map((address) => `/${address.slice(SITE.url.length)}`).sort();
    const lines = paths.map((path) => `${sha256(readFileSync(join(FROZEN_SITE, `static${path}`)))}  ${path}\n`);
    const state = sha256(lines.join('')).slice(0, 12);
    expect(citation.text).toContain(`Data ${state}`);
    return state;
  });
  expect(new Set(states).size).toBeGreaterThan(1);
});

test('a verdict that is withheld has no verdict on a metric, and names the conflict', () => {
  const withheld = all.verdicts.filter(({ verdict }) => verdict.case === 'disputed');
  expect(withheld.length).toBeGreaterThan(0);
  for (const { metrics, conflicts } of withheld) {
    expect([metrics?.total.verdict, conflicts.length]).toEqual([null, 1]);
  }
});

test('the twin of a page has its verdict with caveats, conflicts, license, and address', () => {
  for (const { report, page } of content.reports) {
    const twin = files.get(`${reportPath(report.id).slice(1)}index.md`) ?? '';
    const [word] = [
      page.comparison?.verdict.word,
      page.multiCandidate?.verdict.word,
      ...Object.values(page.verdicts).map((v) => v.word),
    ].filter(Boolean);
    expect(twin).toContain(`**${word}.**`);
    expect(twin).toContain(report.caveat);
    expect(twin).toContain(`Address: <${SITE.url}${reportPath(report.id).slice(1)}>`);
    for (const { message } of page.contradictions) expect(twin).toContain(message);
  }
  const query = files.get('queries/tpcds-q72/index.md') ?? '';
  expect(query).toContain('Derived from TPC-DS; not comparable to published TPC-DS results.');
  const reruns = files.get('methodology/reruns/index.md') ?? '';
  expect(reruns).toContain(plainText(content.reruns().answer));
  expect(reruns).toContain(`Address: <${SITE.url}methodology/reruns/>`);
  expect([...files.values()].filter((text) => /undefined|\[object|NaN/.test(text))).toEqual([]);
});

test('texts of artifacts bring no HTML, links, or headings into a twin', () => {
  const [hostile, report] = ['<img src=x onerror=y()> [x](https://evil.example) `', content.reports[0]];
  if (!report) throw new Error('no report');
  const [entry] = all.verdicts;
  const about = report.page.about.map((line) => ({ ...line, text: `# ${hostile}` }));
  const page = { ...report.page, about, report: { ...report.report, question: hostile, description: `# ${hostile}` } };
  const verdicts = entry
    ? [{ ...entry, title: hostile, caveats: [hostile], citation: { ...entry.citation, text: hostile } }]
    : [];
  const twin = reportMarkdown(page, verdicts, (path) => path);
  expect(twin.match(/\\<img/g)?.length).toBeGreaterThan(5);
  expect(twin).not.toMatch(/(?<!\\)<img|(?<!\\)\[x|^# .*evil.*\n+# /m);
});

test('every link of llms.txt is a page or a file of the site', () => {
  const links = [...(files.get('llms.txt') ?? '').matchAll(/\]\((\S+)\)/g)].map(([, url = '']) =>
    url.replace(SITE.url, ''),
  );
  const known = ['schemas/verdicts.schema.json', 'data/index.json', 'data/', 'methodology/'];
  expect(links.filter((path) => !files.has(path) && !known.includes(path))).toEqual([]);
});
