import { disclaimer } from '../benchmark/captions';
import type { ChartSpec } from '../benchmark/chartTypes';
import type { FigureText } from '../benchmark/figureTypes';
import type { DownloadMeta } from '../charts/downloadFrame';
import { shortAddress } from './site';
import type { ReportContent } from './siteContent';
import type { SummaryContent } from './summaryContent';

/** A report of either kind. */
export type AnyReport = ReportContent | SummaryContent;

/** What must stand with every number of a report, without full stop; '' where its figures derive from no suite. */
export function reportDisclaimer(content: AnyReport): string {
  if ('comparison' in content) return disclaimer(content.comparison.baseline);
  const suite = content.summaries.map(({ published }) => published.suite).find((found) => found !== null);
  return suite ? disclaimer({ suite }) : '';
}

/** Title and caption of a chart: those of its figure; a panel of small multiples has that of the whole, with its own name before the caption. */
function chartText(spec: ChartSpec, figures: Record<string, FigureText>): { title: string; caption: string } {
  const own = figures[spec.id];
  if (own) return { title: own.title, caption: own.caption };
  const whole = Object.values(figures).find(({ panels }) => panels.some(({ chart }) => chart === spec.id));
  if (!whole) return { title: spec.title, caption: spec.description };
  return { title: whole.title, caption: `${spec.title}. ${whole.caption}` };
}

/** What stands around the picture of a chart. */
export function chartMeta(spec: ChartSpec, content: AnyReport, siteUrl: string): DownloadMeta {
  const note = reportDisclaimer(content);
  return {
    ...chartText(spec, content.page.figures),
    source: `${shortAddress(siteUrl)}reports/${content.report.id}/`,
    date: content.report.published,
    disclaimer: note === '' ? '' : `${note}.`,
  };
}
