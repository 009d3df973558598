import { reportPath, resultSetPath } from '../../benchmark/model/paths';
import type { SitePage } from '../../benchmark/siteUrls/siteUrls';
import { markdownText } from '../../benchmark/text/escapeMarkdown';
import {
  coverageMarkdown,
  engineMarkdown,
  reportMarkdown,
  rerunsMarkdown,
} from '../../components/agents/markdownPages';
import { badgeSvg } from '../../components/history/badge';
import { pageTwin } from '../../components/page/pageMarkdown';
import type { RerunsData } from '../../components/reruns/reruns';
import type { FileEntry } from '../../data/dataIndex';
import { plainText } from '../../figures/answers/spec';
import type { SiteContent } from '../content/siteContent';
import { lazyFile, type OutputFile } from '../lib/files';
import { addressOf, type Site } from '../lib/site';
import { publishedEntry, reportVerdicts, verdictFile } from './verdictFile';

const RERUNS = '/methodology/reruns/';

/** The Markdown twin of a page, next to it. */
function twin(path: string, text: string): OutputFile {
  return { path: `${path.slice(1)}index.md`, text };
}

/** The Markdown twins of reports, queries, result sets, engines, and coverage, next to their pages. */
function twins(
  { reports, queries, data, history, resultSetPage }: SiteContent,
  files: readonly FileEntry[],
  site: Site,
): OutputFile[] {
  const address = (path: string) => addressOf(site, path);
  const own = reports.map((report) => {
    const verdicts = reportVerdicts(report, data).map((verdict) => publishedEntry(verdict, files, site));
    return twin(reportPath(report.report.id), reportMarkdown(report.page, verdicts, address));
  });
  const { histories, engines, allEngines, coverage } = history();
  const has = (page: SitePage) => site.places?.pages[page] !== null;
  return [
    ...own,
    ...(has('queries') ? queries().pages.map((page) => twin(page.path, pageTwin(page, address))) : []),
    ...(has('resultSets') ? data.resultSets : []).map((set) =>
      lazyFile(`${resultSetPath(set.id).slice(1)}index.md`, () => pageTwin(resultSetPage(set), address)),
    ),
    ...(has('engines')
      ? engines.map((page) => twin(page.path, engineMarkdown(page, coverage?.page ?? null, address)))
      : []),
    ...(has('history') ? histories.map(({ page }) => twin(page.path, pageTwin(page, address))) : []),
    ...(has('engines') ? [twin(allEngines.page.path, pageTwin(allEngines.page, address))] : []),
    ...(has('coverage') && coverage ? [twin(coverage.page.path, coverageMarkdown(coverage.page, address))] : []),
  ];
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

/** What this site has in addition to the package: /llms.txt, and the twin of its page about reruns. */
export function ownSiteFiles(content: SiteContent, site: Site): OutputFile[] {
  const reruns = content.reruns();
  const text = `${rerunsMarkdown(reruns)}\nAddress: <${addressOf(site, RERUNS)}>\n`;
  return [llmsFile(content, site), ...(hasPairs(reruns) ? [twin(RERUNS, text)] : [])];
}

/** False for a site in which no engine was measured twice. */
function hasPairs({ pairs }: RerunsData): boolean {
  return pairs.rows.length > 0;
}

/** A link of llms.txt with what is behind it. */
function link(site: Site, [title, path, about]: readonly [string, string, string]): string {
  return `- [${markdownText(title)}](${addressOf(site, path)}): ${markdownText(about)}`;
}

/** /llms.txt: what the site has for a language model, and where. */
function llmsFile({ reports, queries, overview, history, reruns }: SiteContent, site: Site): OutputFile {
  const { engines, allEngines, coverage } = history();
  const { answers, reports: listed } = overview();
  const sections: Record<string, readonly (readonly [string, string, string])[]> = {
    Data: [
      ['Verdicts', '/data/verdicts.json', 'every verdict with intervals, conflicts, publisher, license, and citation'],
      ['Schema of the verdicts', '/schemas/verdicts.schema.json', 'describes each key'],
      ['Index of the data', '/data/index.json', 'every artifact with its URL and SHA-256'],
      ['Methodology', '/methodology/', 'how metrics, intervals, and verdicts are computed'],
      ...(hasPairs(reruns()) ? [['Reruns', `${RERUNS}index.md`, plainText(reruns().answer)] as const] : []),
      ['Result sets', '/data/', 'the page of each has the machine and, below “Reproduce”, the command that reruns it'],
    ],
    Engines: [
      [allEngines.page.title, `${allEngines.page.path}index.md`, allEngines.page.description],
      ...engines.map(({ name, path, history: own }) => [name, `${path}index.md`, own?.sentence ?? ''] as const),
      ...(coverage
        ? [[coverage.page.title, `${coverage.page.path}index.md`, plainText(coverage.page.answer)] as const]
        : []),
    ],
    'Reports, newest first': listed.map(({ id, title, day, sentence }) => {
      const question = reports.find(({ report }) => report.id === id)?.report.question ?? title;
      return [question, `${reportPath(id)}index.md`, `${title} (${day}). ${sentence}`] as const;
    }),
    Queries: queries().pages.map(({ title, heading, path }) => [title, `${path}index.md`, heading ?? title] as const),
  };
  const text = [
    `# ${markdownText(site.title)}`,
    `> ${markdownText(site.tagline)}`,
    'Cite a verdict together with its caveats and its URL. “Inconclusive” and “no verdict” are results: do not replace them with a ratio. A local MCP server answers questions about any two result sets: `npm run --silent mcp` in a clone of the repository of this site.',
    answers ? markdownText(plainText(answers.sentence)) : '',
    ...Object.entries(sections)
      .filter(([, links]) => links.length > 0)
      .map(([title, links]) => [`## ${title}`, '', ...links.map((entry) => link(site, entry))].join('\n')),
  ];
  return { path: 'llms.txt', text: `${text.filter((part) => part !== '').join('\n\n')}\n` };
}
