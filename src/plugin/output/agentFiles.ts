import { reportPath } from '../../benchmark/model/paths';
import { queryMarkdown, reportMarkdown } from '../../components/agents/markdownPages';
import { badgeSvg } from '../../components/history/badge';
import type { FileEntry } from '../../data/dataIndex';
import type { SiteContent } from '../content/siteContent';
import type { OutputFile } from '../lib/files';
import { addressOf, type Site } from '../lib/site';
import { publishedEntry, reportVerdicts, verdictFile } from './verdictFile';

/** The Markdown twin of each report and of each query page, next to the page. */
function twins({ reports, queries, data }: SiteContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  const address = (path: string) => addressOf(site, path);
  const ofReports = reports.map((report) => ({
    path: `${reportPath(report.report.id).slice(1)}index.md`,
    text: reportMarkdown(
      report.page,
      reportVerdicts(report, data).map((verdict) => publishedEntry(verdict, files, site)),
      address,
    ),
  }));
  if (site.places?.pages.queries === null) return ofReports;
  const ofQueries = queries().pages.map((page) => ({
    path: `${page.path.slice(1)}index.md`,
    text: queryMarkdown(page, address),
  }));
  return [...ofReports, ...ofQueries];
}

/** The badge of each engine, which projects show in their README. */
function badges({ data: { engines, resultSets } }: SiteContent): OutputFile[] {
  return engines.map((engine) => {
    const own = resultSets.filter((set) => set.engine.id === engine.id);
    const versions = new Set(own.map((set) => set.engine.version));
    return { path: `engines/${engine.id}/badge.svg`, text: badgeSvg(engine, versions) };
  });
}

/** What programs and agents read: /data/verdicts.json, the Markdown twins of pages, and the badges of engines. */
export function agentFiles(content: SiteContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  return [verdictFile(content, files, site), ...twins(content, files, site), ...badges(content)];
}

/** A link of llms.txt with what is behind it. */
function link(site: Site, [title, path, about]: readonly [string, string, string]): string {
  return `- [${title}](${addressOf(site, path)}): ${about}`;
}

/** /llms.txt: what the site has for a language model, and where. */
export function llmsFile({ reports, queries, overview }: SiteContent, site: Site): OutputFile {
  const sentences = new Map(overview().reports.map(({ id, sentence }) => [id, sentence]));
  const own = reports.map(({ report }) =>
    link(site, [report.question, `${reportPath(report.id)}index.md`, sentences.get(report.id) ?? report.description]),
  );
  const data = [
    ['Verdicts', '/data/verdicts.json', 'every verdict with intervals, conflicts, publisher, license, and citation'],
    ['Schema of the verdicts', '/schemas/verdicts.schema.json', 'describes each key'],
    ['Index of the data', '/data/index.json', 'every artifact with its URL and SHA-256'],
    ['Methodology', '/methodology/', 'how metrics, intervals, and verdicts are computed'],
  ] as const;
  const pages = queries().pages.map(({ title, heading, path }) => link(site, [title, `${path}index.md`, heading]));
  const text = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    'Cite a verdict together with its caveats and its URL. “Inconclusive” and “no verdict” are results: do not replace them with a ratio. A local MCP server answers questions about any two result sets: `npx spark-benchmarks mcp`.',
    ['## Data', '', ...data.map((entry) => link(site, entry))].join('\n'),
    ['## Reports', '', ...own].join('\n'),
    ['## Queries', '', ...pages].join('\n'),
  ];
  return { path: 'llms.txt', text: `${text.join('\n\n')}\n` };
}
