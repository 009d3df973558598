import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { queryPagesOf } from '../src/benchmark/model/queryPages';
import { DEFAULT_SITE_URLS, type SiteUrls } from '../src/benchmark/siteUrls/siteUrls';
import { fileEntries } from '../src/data/dataIndex';
import { loadData } from '../src/data/loadData';
import { siteContent } from '../src/plugin/content/siteContent';
import { type Command, OK, type OptionValues, PROBLEMS, runCommand, text, UsageError } from './lib/command';
import { DATA } from './lib/dataFolders';
import { type Source, suitesOf } from './lib/mcp/answers';
import { createServer } from './lib/mcp/server';
import { printProblems } from './lib/problems';

const HELP = `
Usage: npm run mcp -- [--data DIR] [--url URL] [--title T]

Answer questions of agents about the data, over standard input and output, in the Model Context Protocol. The tools are list,
compare, query, result_set, cost, explain_verdict, engine, rerun, and cite. Answers come from the same functions as the pages and contain their caveats
and the URL of the page. What a page refuses to compare is refused in the same words.

  --data DIR   folder with result-sets/, environments/, and reports/; default: static/data
  --url URL    URL of the site that shows the data; default: SITE_URL and BASE_URL, otherwise http://localhost:3000/
  --title T    title of the site, which citations name; default: Spark engine benchmarks

Example: claude mcp add spark-benchmarks -- npm run --silent mcp

Exit codes: 0 the client has disconnected, 1 problems in the input, 2 incorrect usage
`;

function urlOf(values: OptionValues): string {
  const { SITE_URL = 'http://localhost:3000', BASE_URL = '/' } = process.env;
  const wanted = text(values, 'url') ?? SITE_URL + BASE_URL;
  if (!URL.canParse(wanted)) throw new UsageError([`--url: expected a URL, got ${wanted}`]);
  return wanted.replace(/\/*$/, '/');
}

async function run(values: OptionValues, urls: SiteUrls): Promise<number> {
  const [url, folder] = [urlOf(values), text(values, 'data') ?? DATA];
  const data = loadData(folder);
  const errors = data.problems.filter(({ level }) => level === 'error');
  printProblems(errors);
  if (errors.length > 0) return PROBLEMS;
  const places = { ...urls, queryPages: queryPagesOf(data.resultSets) };
  const site = { title: text(values, 'title') ?? 'Spark engine benchmarks', tagline: '', url, places };
  let source: Source | null = null;
  const server = createServer(() => {
    source ??= { content: siteContent(data, '', url), files: fileEntries(folder), site };
    return source;
  }, suitesOf(data));
  const closed = new Promise<void>((resolve) => {
    process.stdin.on('end', resolve);
    server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await closed;
  return OK;
}

/** The command for a site that has its pages at `places`. */
export function mcpIn(places: SiteUrls): Command {
  const options = { texts: ['data', 'url', 'title'] };
  return { name: 'mcp', help: HELP, options, hasArguments: false, run: (values) => run(values, places) };
}

runCommand(mcpIn(DEFAULT_SITE_URLS));
