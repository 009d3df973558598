import { basisText } from '../../benchmark/model/figure';
import { reportPath } from '../../benchmark/model/paths';
import type { ChartSpec } from '../../figures';
import type { DownloadMeta } from '../../figures/render/downloadFrame';
import type { ReportContent } from '../content/reportContent';
import { addressOf, type Site, shortAddress } from '../lib/site';

/**
 * Title, caption, and note of a chart's figure; for a panel of small multiples, of the whole figure, with the panel's
 * name before the caption.
 */
function chartText(
  spec: ChartSpec,
  { why, page: { figures } }: ReportContent,
): Pick<DownloadMeta, 'title' | 'caption' | 'note'> {
  const log = why?.stages.find((figure) => figure.spec === spec);
  if (log) return { title: log.spec.title, caption: log.spec.caption, note: basisText(log.around) };
  const own = figures[spec.id];
  if (own) return { title: own.title, caption: own.caption, note: basisText(own) };
  const whole = Object.values(figures).find(({ panels }) => panels.some(({ chart }) => chart === spec.id));
  if (!whole) return { title: spec.title, caption: spec.description };
  return { title: whole.title, caption: `${spec.title}. ${whole.caption}`, note: basisText(whole) };
}

export function chartMeta(spec: ChartSpec, content: ReportContent, site: Site): DownloadMeta {
  const note = content.disclaimer;
  return {
    ...chartText(spec, content),
    source: shortAddress(addressOf(site, reportPath(content.report.id))),
    date: content.report.publishedOn,
    disclaimer: note === '' ? '' : `${note}.`,
  };
}
