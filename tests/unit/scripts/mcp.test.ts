import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createServer } from '../../../scripts/lib/mcp/server';
import { compare } from '../../../src/benchmark/comparison/compare';
import type { ResultSet } from '../../../src/benchmark/model/resultSet';
import { fileEntries } from '../../../src/data/dataIndex';
import { committedContent } from '../support/committed';
import { expect, test } from '../support/test';

const URL = 'https://example.org/';
const SITE = { title: 'Benchmarks', tagline: '', url: URL };
const content = committedContent(URL);
const [REPORT, OTHER] = ['gluten-velox-vs-comet', 'comet-0.17-vs-spark'];
const reportOf = (id: string) => content.reports.find(({ report }) => report.id === id);

interface Reply {
  text: string;
  isError: boolean;
  values: Record<string, unknown> & { caveats: string[]; address: string };
}

let connected: Promise<Client> | null = null;

async function connect(): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const server = createServer(() => ({ content, files: fileEntries('static/data'), site: SITE }));
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return client;
}

async function ask(name: string, questions: Record<string, unknown>): Promise<Reply> {
  connected ??= connect();
  const {
    content: parts,
    isError,
    structuredContent,
  } = await (await connected).callTool({ name, arguments: questions });
  const [{ text }] = parts as [{ text: string }];
  return { text, isError: isError === true, values: structuredContent as Reply['values'] };
}

/** An answer, which must have a caveat and an address of the site in its text and in its values. */
async function answer(name: string, questions: Record<string, unknown>): Promise<Reply> {
  const reply = await ask(name, questions);
  const { caveats, address } = reply.values;
  expect(caveats.length).toBeGreaterThan(0);
  expect(address).toContain(URL);
  for (const said of [...caveats, address]) expect(reply.text).toContain(said);
  return reply;
}

test('Which reports are there? All of the site', async () => {
  const { values } = await answer('list', { kind: 'reports' });
  expect(values.entries).toHaveLength(content.reports.length);
});

test('Which result sets of Comet 1.0 are there? Those of the list', async () => {
  const { values } = await answer('list', { kind: 'result_sets', filter: 'comet-1.0' });
  const own = content.data.resultSets.filter(({ id }) => id.includes('comet-1.0'));
  expect((values.entries as { id: string }[]).map(({ id }) => id)).toEqual(own.map(({ id }) => id));
});

test('Is Gluten + Velox faster than Comet? The verdict of the page, with its metrics', async () => {
  const { text, values } = await answer('explain_verdict', { id: REPORT });
  const page = reportOf(REPORT)?.page;
  expect(text).toContain(`**${page?.comparison?.verdict.word}.** ${page?.comparison?.verdict.sentence}`);
  expect(values.verdict).toMatchObject({ metrics: { total: { speedup: page?.headline.total?.speedup } } });
});

test('On what do the sources of a report conflict? What its page states', async () => {
  const { values } = await answer('explain_verdict', { id: REPORT });
  const dispute = reportOf(REPORT)?.page.comparison?.environment.dispute ?? '';
  expect(values.caveats[0]?.toLowerCase()).toBe(`${dispute}.`.toLowerCase());
});

test('Why is q72 slower in the report? The row of its table', async () => {
  const { values } = await answer('explain_verdict', { id: REPORT, query: 'q72' });
  const match = reportOf(REPORT)?.comparison?.matched.find(({ query }) => query === 'q72');
  expect(values.query).toMatchObject({ ratio: match?.test.ratio, verdict: match?.verdict });
});

test('How long does q72 take? The answer and the bars of its page', async () => {
  const { text, values } = await answer('query', { query: 'q72' });
  const page = content.queries().pages.find(({ path }) => path === '/queries/tpcds-q72/');
  expect(values.answer).toBe(page?.answer.map((part) => part.text).join(''));
  expect(text).toContain(`# ${page?.heading}`);
});

test('How do two result sets compare without q72? As compare() computes it', async () => {
  const { baseline, candidate } = reportOf(OTHER)?.comparison ?? {};
  if (!baseline || !candidate) throw new Error('no comparison');
  const { values } = await answer('compare', { baseline: baseline.id, candidate: candidate.id, exclude: 'q72' });
  const only = new Set(baseline.rows.map(({ query }) => query).filter((query) => query !== 'q72'));
  const { total, verdict } = compare(baseline, candidate, content.data.environments, { only });
  expect(values.verdict).toMatchObject({
    metrics: { total: { speedup: total.speedup } },
    verdict: { word: verdict.word },
  });
});

test('How do TPC-DS and TPC-H compare? They do not, in the words of /compare/', async () => {
  const [a, b] = ['tpcds', 'tpch'].map((name) => content.data.resultSets.find(({ suite }) => suite.name === name)?.id);
  const { text, isError } = await answer('compare', { baseline: a, candidate: b });
  expect(isError).toBe(true);
  expect(text).toContain('Cannot compare these result sets. The suite differs: TPC-DS');
});

test('What does Celeborn gain? What its source published, with every contradiction', async () => {
  const { text } = await answer('explain_verdict', { id: 'celeborn-vs-native/main' });
  const page = reportOf('celeborn-vs-native')?.page;
  expect(text).toContain(`**${page?.verdicts.main?.word}.**`);
  const own = page?.contradictions.filter(({ path }) => path.includes('celeborn-vs-native-shuffle')) ?? [];
  expect(own.length).toBeGreaterThan(0);
  for (const { message } of own) expect(text.toLowerCase()).toContain(message.toLowerCase());
});

test('How do I cite the report and a result set? With title, URL, and license', async () => {
  const { text } = await answer('cite', { id: REPORT });
  expect(text).toContain(`${URL}reports/${REPORT}/`);
  const set = content.resultSetPage(content.data.resultSets[0] as ResultSet);
  const cited = await answer('cite', { id: set.resultSet.id });
  expect(cited.text).toContain(set.bibtex);
  expect(cited.text).toContain(set.resultSet.licences[0]?.name);
});

test('a wrong question is an error that names what is allowed', async () => {
  expect(await ask('list', { kind: 'report' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('reports'),
  });
  expect(await ask('compare', { baseline: 'constructor', candidate: 'x' })).toMatchObject({ isError: true });
  expect((await ask('query', {})).text).toBe('missing argument: query');
  expect((await ask('toString', {})).text).toContain('unknown tool');
});

test('the command serves a client over standard input and output', async () => {
  test.setTimeout(120_000);
  const client = new Client({ name: 'test', version: '1' });
  const command = ['--require', 'tsx/cjs', 'scripts/mcp.ts', '--url', URL];
  await client.connect(new StdioClientTransport({ command: process.execPath, args: command }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['list', 'compare', 'query', 'explain_verdict', 'cite']);
  await client.close();
});
