import type { LogSpec } from '../../benchmark/figures/kinds';
import { tableCsv } from '../../benchmark/figures/tables';
import { reportPath } from '../../benchmark/model/paths';
import { METRICS_FILES } from '../../benchmark/model/queryMetrics';
import { plansPath } from '../../benchmark/pages/why/content';
import { logTable } from '../../benchmark/pages/why/logTable';
import { chartPicture } from '../../charts/render/download';
import type { DownloadMeta } from '../../charts/render/downloadFrame';
import { stagesHtml } from '../../charts/render/stagesHtml';
import type { FileEntry } from '../../data/dataIndex';
import type { ReportContent } from '../content/reportContent';
import type { OutputFile } from '../lib/files';
import { addressOf, type Site, shortAddress } from '../lib/site';
import { chartJson } from './chartJson';
import { type ChartSources, resultSetSources } from './chartSources';
import { type DrawnFiles, pictureFiles } from './drawChart';

/** The pictures of figures that have not changed since: drawing them takes longest. */
const drawnBefore = new WeakMap<LogSpec, DrawnFiles>();

function metaOf(spec: LogSpec, caption: string, content: ReportContent, site: Site): DownloadMeta {
  const note = content.disclaimer;
  return {
    title: spec.title,
    caption,
    source: shortAddress(addressOf(site, reportPath(content.report.id))),
    date: content.report.publishedOn,
    disclaimer: note === '' ? '' : `${note}.`,
  };
}

/** The pictures of a figure, and of stages the table that pages print. */
function drawnFiles(spec: LogSpec, name: string, meta: DownloadMeta): DrawnFiles {
  const { files, images } = pictureFiles(name, (theme) => chartPicture(spec, theme, meta));
  const page = spec.kind === 'stages' ? [{ path: `${name}.inline.html`, text: stagesHtml(spec) }] : [];
  return { files: [...page, ...files], images };
}

/** The pictures of a report's figures of event logs, in both themes; none where a side has no logs. */
export function whyPictures(content: ReportContent, site: Site): DrawnFiles[] {
  return (content.why?.figures ?? []).map(({ spec, caption }) => {
    const meta = metaOf(spec, caption, content, site);
    const name = `charts/${content.report.id}/${spec.id}`;
    const drawn = drawnBefore.get(spec) ?? drawnFiles(spec, name, meta);
    drawnBefore.set(spec, drawn);
    return drawn;
  });
}

/** Both result sets with all their metrics. */
function sourcesOf({ comparison, report }: ReportContent): ChartSources {
  const sets = comparison ? [comparison.baseline, comparison.candidate] : [];
  const own = resultSetSources(sets, true);
  const metrics = sets.flatMap(({ id }) => METRICS_FILES.map((name) => `/data/result-sets/${id}/${name}`));
  return {
    ...own,
    paths: [...own.paths, ...metrics, `/data/reports/${report.id}/report.json`],
    queries: comparison?.matched.length ?? null,
  };
}

/** Of each figure of event logs its CSV and its JSON, and the plans of each query; nothing where a side has no logs. */
export function whyFiles(content: ReportContent, files: readonly FileEntry[], site: Site): OutputFile[] {
  const { why, report, disclaimer: note } = content;
  if (!why) return [];
  const sources = sourcesOf(content);
  const figures = why.figures.flatMap(({ spec, caption }) => {
    const csv = { path: `charts/${report.id}/${spec.id}.csv`, text: tableCsv(logTable(spec), note) };
    const meta = metaOf(spec, caption, content, site);
    return [csv, chartJson(spec, { folder: report.id, page: reportPath(report.id), meta, sources }, files, site)];
  });
  const plans = why.plans.map((plan) => ({
    path: plansPath(report.id, plan.query).slice(1),
    text: `${JSON.stringify(plan)}\n`,
  }));
  return [...figures, ...plans];
}
