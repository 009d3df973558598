import { comparePath, reportPath } from '../../benchmark/model/paths';
import { publishedBy, publisherText } from '../../benchmark/text/publisher';
import {
  licensesOf,
  measuredVerdict,
  type PublishedEntry,
  statedVerdict,
  type Verdict,
} from '../../components/agents/verdictEntry';
import { historyPath, linePath } from '../../components/history/paths';
import type { FileEntry } from '../../data/dataIndex';
import type { Data } from '../../data/loadData';
import { citation } from '../../figures/chartFile';
import type { ReportContent } from '../content/reportContent';
import type { SiteContent } from '../content/siteContent';
import type { OutputFile } from '../lib/files';
import { addressOf, type Site } from '../lib/site';
import { dataHash } from './chartJson';
import { hashed } from './chartSources';

/** The verdicts on what sources published without the times of single queries. */
function publishedVerdicts({ report, published, page, disclaimer }: ReportContent, data: Data): Verdict[] {
  return Object.entries(page.verdicts).flatMap(([key, { title: standing, word, sentence, evidence }]) => {
    const usage = data.resourceUsage.find((entry) => entry.id === report.usage?.id);
    const own = published.find((entry) => entry.key === key)?.published;
    const from = own ?? usage;
    if (!from) return [];
    const folder = 'series' in from ? 'resource-usage' : 'published';
    const artifacts = [`/data/reports/${report.id}/report.json`, `/data/${folder}/${from.id}/datapackage.json`];
    const conflicts = page.contradictions.filter(({ path }) => path.includes(`/${from.id}/`));
    const about = { disclaimer, licenses: licensesOf([from]), publisher: publishedBy(from, '') };
    return statedVerdict(
      { id: `${report.id}/${key}`, path: reportPath(report.id), artifacts },
      report,
      { ...about, kind: 'published', word, sentence, evidence },
      {
        caveats: [`${standing}.`],
        conflicts: conflicts.map(({ message }) => message),
        changes: (own?.queries ?? []).map(({ query, timeChangePct }) => ({ query, time_change_pct: timeChangePct })),
      },
    );
  });
}

/** The verdicts of a report, the one that heads its page first. */
export function reportVerdicts(content: ReportContent, data: Data): Verdict[] {
  const { report, comparison, suites, page, disclaimer } = content;
  const { id, question: title, publishedOn, caveat } = report;
  const own = { path: reportPath(id), artifacts: [`/data/reports/${id}/report.json`] };
  const shown = { ...own, published: publishedOn, caveat };
  if (comparison) return [measuredVerdict(comparison, { ...shown, id, title }, true)];
  const pairs = suites.flatMap(({ key, comparisons }) =>
    comparisons.map((pair, at) => measuredVerdict(pair, { ...shown, id: `${id}/${key}/${at + 1}` }, true)),
  );
  const multi = page.multiCandidate;
  if (!multi) return publishedVerdicts(content, data);
  const sets = [...new Set(content.comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]))];
  const about = { disclaimer, licenses: licensesOf(sets), publisher: publisherText(sets) };
  const all = { ...own, id, artifacts: [...new Set(pairs.flatMap(({ artifacts }) => artifacts))] };
  const { word, sentence } = multi.verdict;
  const said = { ...about, word, sentence, evidence: multi.evidence, kind: 'summary' as const };
  return [statedVerdict(all, report, said), ...pairs];
}

/** The verdicts on the releases of engines, each with vanilla Spark in the same round. */
function historyVerdicts({ history }: SiteContent, withQueries: boolean): Verdict[] {
  const { histories } = history();
  return histories.flatMap(({ engine, lines, queryLines }) =>
    lines.flatMap((line) => {
      const path = queryLines.includes(line.id) ? linePath(engine.id, line.id) : historyPath(engine.id);
      return line.points.map(({ comparison, round }) => {
        const id = `history/${engine.id}/${line.id}/${comparison.candidate.id}`;
        return measuredVerdict(comparison, { id, path, artifacts: [`/data/rounds/${round.id}.json`] }, withQueries);
      });
    }),
  );
}

/** The verdict on two result sets that /compare/ shows. */
export function comparedVerdict(comparison: Parameters<typeof measuredVerdict>[0]): Verdict {
  const { baseline, candidate } = comparison;
  const id = `compare/${baseline.id}/${candidate.id}`;
  return measuredVerdict(comparison, { id, path: comparePath(baseline.id, [candidate.id]) }, true);
}

/** A verdict with full addresses and with its citation, which names the state of its artifacts. */
export function publishedEntry({ path, ...verdict }: Verdict, files: readonly FileEntry[], site: Site): PublishedEntry {
  const address = addressOf(site, path);
  const side = (own: Verdict['baseline']) => own && { ...own, page: addressOf(site, own.page) };
  const { title, published, disclaimer } = verdict;
  const cited = { site: site.title, title, published, address, disclaimer };
  return {
    ...verdict,
    address,
    baseline: side(verdict.baseline),
    candidate: side(verdict.candidate),
    artifacts: verdict.artifacts.map((artifact) => addressOf(site, artifact)),
    citation: citation({
      ...cited,
      key: verdict.id.replaceAll('/', '-'),
      dataHash: dataHash(hashed(verdict.artifacts, files)),
    }),
  };
}

/** The verdicts of reports, then of histories; those of histories with their queries on request. */
export function allVerdicts(content: SiteContent, withQueries = false): Verdict[] {
  const own = content.reports.flatMap((report) => reportVerdicts(report, content.data));
  return [...own, ...historyVerdicts(content, withQueries)];
}

/** /data/verdicts.json: every verdict of reports and histories, a line each, with what it rests on. */
export function verdictFile(content: SiteContent, files: readonly FileEntry[], site: Site): OutputFile {
  const lines = allVerdicts(content).map((verdict) => JSON.stringify(publishedEntry(verdict, files, site)));
  const schema = JSON.stringify(addressOf(site, '/schemas/verdicts.schema.json'));
  return { path: 'data/verdicts.json', text: `{"$schema":${schema},"verdicts":[\n${lines.join(',\n')}\n]}\n` };
}
