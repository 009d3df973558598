import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { version } from '../../../package.json';
import { suitesOf } from '../../../scripts/lib/mcp/answers';
import { createServer } from '../../../scripts/lib/mcp/server';
import { compare } from '../../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { formatSeconds, formatSpeedup } from '../../../src/benchmark/text/numbers';
import { VERDICT_WORDS } from '../../../src/benchmark/text/verdictWords';
import { resultSetBibtex } from '../../../src/components/resultSet/page';
import { fileEntries } from '../../../src/data/dataIndex';
import { plainText } from '../../../src/figures/answers/spec';
import { FROZEN_DATA, frozenContent } from '../support/frozenSite';
import { expect, test } from '../support/test';

const URL = 'https://example.org/';
const SITE = { title: 'Benchmarks', tagline: '', url: URL };
const content = frozenContent(URL);
const [REPORT, OTHER] = ['gluten-velox-vs-comet', 'comet-0.17-vs-spark'];
const reportOf = (id: string) => content.reports.find(({ report }) => report.id === id);

interface Reply {
  text: string;
  isError: boolean;
}

/** The most words of an answer: more is not read. */
const MAX_WORDS = 1000;

let connected: Promise<Client> | null = null;

async function connect(): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = createServer(() => ({ content, files: fileEntries(FROZEN_DATA), site: SITE }), suitesOf(content.data));
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return client;
}

async function ask(name: string, questions: Record<string, unknown>): Promise<Reply> {
  connected ??= connect();
  const { content: parts, isError } = await (await connected).callTool({ name, arguments: questions });
  const [{ text }] = parts as [{ text: string }];
  return { text, isError: isError === true };
}

/** An answer, which must be short and end with a caveat and an address of the site. */
async function answer(name: string, questions: Record<string, unknown>): Promise<string> {
  const { text } = await ask(name, questions);
  expect(text).toMatch(new RegExp(`\\n\\nCaveats:\\n- \\S[^]*\\n\\nAddress: ${URL}\\S+$`));
  expect(text.split(/\s+/).length).toBeLessThan(MAX_WORDS);
  return text;
}

const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

test('Which reports are there? All of the site, with their answers', async () => {
  const text = await answer('list', { kind: 'reports' });
  for (const { id, title, day, sentence } of content.overview().reports)
    expect(text).toContain(`- ${id}: ${title} (${day}). ${sentence} <`);
});

test('Which result sets of Comet 1.0 are there? Those of the list', async () => {
  const text = await answer('list', { kind: 'result_sets', filter: 'COMET 1.0.0' });
  const own = content.data.resultSets.filter(({ id }) => id.includes('comet-1.0.0'));
  for (const { id } of own) expect(text).toContain(`- ${id}: `);
});

test('a filter searches machines and Spark versions, and never the URL', async () => {
  const { resultSets, environments } = content.data;
  const idsOf = (text: string) => lines(text).flatMap((line) => /^- (\S+): /.exec(line)?.[1] ?? []);
  const onEks = resultSets.filter((set) =>
    /EKS/.test(environments.find(({ id }) => id === set.environment)?.cluster ?? ''),
  );
  expect(onEks.length).toBeGreaterThan(10);
  const listed = idsOf(await answer('list', { kind: 'result_sets', filter: 'eks' }));
  expect(listed).toEqual(expect.arrayContaining(onEks.map(({ id }) => id)));
  expect(await answer('list', { kind: 'engines', filter: 'eks spark 3.5' })).toContain('- comet: ');
  const large = idsOf(await answer('list', { kind: 'result_sets', filter: 'comet 3000' }));
  expect(large.filter((id) => !/comet/.test(id) || !/sf3000/.test(id))).toEqual([]);
  expect(await answer('list', { kind: 'result_sets', filter: 'example.org' })).toMatch(
    /^No entries with “example\.org”\. A filter searches IDs, titles, and the machines/,
  );
});

test('a long list is cut and shows how to shorten it', async () => {
  const text = await answer('list', { kind: 'queries' });
  expect(lines(text)).toHaveLength(41);
  expect(text).toMatch(/\d+ more: use `filter`/);
});

test('Which engine is fastest? What the home page answers', async () => {
  const text = await answer('list', { kind: 'engines' });
  expect(text).toContain(
    content
      .overview()
      .answers?.sentence.map((part) => part.text)
      .join(''),
  );
});

test('Is Gluten + Velox faster than Comet? The verdict, metrics, machines, and conflict of the page', async () => {
  const text = await answer('explain_verdict', { id: REPORT });
  const { comparison, headline } = reportOf(REPORT)?.page ?? {};
  expect(text).toContain(`**${comparison?.verdict.word}.** ${comparison?.verdict.sentence}`);
  expect(text).toContain(`- Total time ${formatSpeedup(headline?.total?.speedup ?? 0)} (95% CI `);
  expect(text).toContain('12 nodes r8gd.12xlarge, 23 executors × 5 cores × 58 GB'.replace(' GB', '\u202FGB'));
  expect(text.toLowerCase()).toContain(`caveats:\n- ${comparison?.environment.dispute}.`.toLowerCase());
});

test('Why is q72 slower in the report? The row of its table', async () => {
  const text = await answer('explain_verdict', { id: REPORT, query: 'q72' });
  const match = reportOf(REPORT)?.comparison?.matched.find(({ query }) => query === 'q72');
  expect(text).toContain(`q72: ${VERDICT_WORDS[match?.verdict ?? 'unclear']}. `);
  expect(text).toContain(`Ratio ${formatSpeedup(match?.test.ratio ?? 0)} `);
  const sides = `${formatSeconds(match?.candidate.timeS ?? 0)}, Comet 0.16.0 ${formatSeconds(match?.baseline.timeS ?? 0)}. `;
  expect(text).toContain(sides);
});

test('How long does q72 take with Comet 1.1.0? The answer of its page, and the time', async () => {
  const text = await answer('query', { query: 'q72', engine: 'Comet 1.1.0' });
  const page = content.queries().pages.find(({ path }) => path === '/queries/tpcds-q72/');
  const [answered] = page?.blocks ?? [];
  expect(text).toContain(`# ${page?.heading}\n`);
  expect(text).toContain(answered?.kind === 'text' ? plainText(answered.parts) : 'no answer');
  expect(text).toMatch(/### All \d+ results[^#]*\| tpcds-sf1000-parquet-comet-1\.1\.0 \|[^\n]* 11\.00 \|/);
});

test('Every result of an engine is its own, also if the name is in upper case', async () => {
  const [, comet = ''] = (await answer('query', { query: 'Q72', engine: 'Comet' })).split(/### All \d+ results?/);
  expect(comet).toContain('| tpcds-sf3000-parquet-comet-1.0.0 |');
  expect(comet.split('\n## ')[0]).not.toContain('| tpcds-sf1000-parquet-spark-');
  expect(await answer('query', { query: 'q72', engine: 'vanilla Spark' })).toContain(
    '| tpcds-sf3000-parquet-spark-3.5.8 |',
  );
});

test('How do two result sets compare without q72? As compare() computes it', async () => {
  const { baseline, candidate } = reportOf(OTHER)?.comparison ?? {};
  if (!baseline || !candidate) throw new Error('no comparison');
  const text = await answer('compare', { baseline: baseline.id, candidate: candidate.id, exclude: 'q72' });
  const only = new Set(baseline.rows.map(({ query }) => query).filter((query) => query !== 'q72'));
  const { total, verdict } = compare(baseline, candidate, content.data.environments, { only });
  expect(text).toContain(`**${verdict.word}.**`);
  expect(text).toContain(`- Total time ${formatSpeedup(total.speedup)} `);
});

test('How do TPC-DS and TPC-H compare? They do not, in the words of /compare/', async () => {
  const [a, b] = ['tpcds', 'tpch'].map((name) => content.data.resultSets.find(({ suite }) => suite.name === name)?.id);
  const { text, isError } = await ask('compare', { baseline: a, candidate: b });
  expect(isError).toBe(true);
  expect(text).toContain('Cannot compare these result sets. The suite differs: TPC-DS');
});

test('What does Celeborn slow down? What its source published, with every contradiction', async () => {
  const text = await answer('explain_verdict', { id: 'celeborn-vs-native/main' });
  const page = reportOf('celeborn-vs-native')?.page;
  expect(text).toContain(`**${page?.verdicts.main?.word}.**`);
  expect(text).toContain('More time: q91 +136%, q92 +121%, ');
  const own = page?.contradictions.filter(({ path }) => path.includes('celeborn-vs-native-shuffle')) ?? [];
  expect(own.length).toBeGreaterThan(0);
  for (const { message } of own) expect(text.toLowerCase()).toContain(message.toLowerCase());
});

test('How much of TPC-DS does Comet run natively? What /coverage/ shows, with the change of the count', async () => {
  const text = await answer('engine', { id: 'comet' });
  const { coverage } = content.history();
  expect(text).toContain(coverage?.page.answer.map((part) => part.text).join(''));
  expect(text).toContain(coverage?.page.breakNote?.text);
});

test('How much do reruns differ, and how do I rerun only q72? The answer and the command of the pages', async () => {
  const all = await answer('rerun', {});
  const { answer: parts, bars } = content.reruns();
  expect(all).toContain(parts.map(({ text }) => text).join(''));
  for (const { value } of bars) expect(all).toContain(value);
  const set = content.data.resultSets[0]?.id ?? '';
  const text = await answer('rerun', { id: set, query: 'q72' });
  expect(text).toContain('# Queries: only q72\n');
  expect(text).toContain(`--rerun-of ${set} `);
});

test('How do I cite the report and a result set? With title, URL, and license', async () => {
  expect(await answer('cite', { id: REPORT })).toContain(`${URL}reports/${REPORT}/`);
  const set = content.data.resultSets[0] as ResultSet;
  const text = await answer('cite', { id: set.id });
  expect(text).toContain(resultSetBibtex(set, URL));
  expect(text).toContain(set.licences[0]?.name);
});

test('What does a result set show, and what does a report cost? What their pages show', async () => {
  const set = content.data.resultSets[0] as ResultSet;
  const page = content.resultSetPage(set);
  const text = await answer('result_set', { id: set.id });
  expect(text).toContain(`# ${page.title}\n`);
  expect(text).toContain(`Table of ${set.rows.length} queries`);
  for (const caveat of page.caveats) expect(text).toContain(caveat);
  const { view } = reportOf(REPORT)?.page.cost ?? {};
  expect(await answer('cost', { id: REPORT })).toContain(`**${view?.title}.** ${view?.lead}`);
  expect(await ask('cost', { id: 'nothing' })).toMatchObject({ isError: true });
});

test('a wrong question is an error that names what is allowed', async () => {
  expect(await ask('list', { kind: 'report' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('reports'),
  });
  expect(await ask('compare', { baseline: 'constructor', candidate: 'x' })).toMatchObject({ isError: true });
  expect((await ask('query', {})).text).toBe('missing argument: query');
  expect((await ask('toString', {})).text).toContain('unknown tool');
  expect((await ask('query', { query: '72' })).text).toContain('did you mean q72?');
  expect(await ask('query', { query: 'q72', engine: 'foo' })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^unknown engine: foo \(/),
  });
  expect((await ask('query', { query: 'q1', suite: 'tpcx' })).text).toContain(
    'unknown suite: tpcx (did you mean tpch?',
  );
  expect((await ask('engine', { id: 'rapids' })).text).toMatch(/^rapids has no page .*; its result sets: \S+rapids/);
});

test('the command serves a client over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const command = ['--require', 'tsx/cjs', 'scripts/mcp.ts', '--url', URL];
  await client.connect(new StdioClientTransport({ command: process.execPath, args: command }));
  const { tools } = await client.listTools();
  const names = ['list', 'compare', 'query', 'result_set', 'cost', 'explain_verdict', 'engine', 'rerun', 'cite'];
  expect(tools.map(({ name }) => name)).toEqual(names);
  expect(client.getServerVersion()?.version).toBe(version);
  const schemas = tools.map(({ name, inputSchema }) => [name, inputSchema as Record<string, unknown>] as const);
  expect(schemas.filter(([, schema]) => schema.additionalProperties !== false)).toEqual([]);
  const values = Object.fromEntries(schemas.map(([name, { properties }]) => [name, properties])) as Record<
    string,
    Record<string, { enum?: string[] }>
  >;
  expect(values.list?.kind?.enum).toEqual(['reports', 'result_sets', 'queries', 'engines', 'verdicts']);
  expect(values.query?.suite?.enum?.toSorted()).toEqual(['tpcds', 'tpcds-99', 'tpch']);
  await client.close();
});
