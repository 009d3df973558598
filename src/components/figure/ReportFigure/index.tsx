import type { Panel } from '../../../benchmark/model/figure';
import { reportPath } from '../../../benchmark/model/paths';
import words from '../../../css/words.module.css';
import type { PlotSpec } from '../../../figures/plots';
import { isComputed } from '../../report/computed';
import type { ReportData } from '../../report/report';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import LiveChartBox from '../ChartBox/LiveChartBox';
import StillBox from '../ChartBox/StillBox';
import Figure from '../Figure';
import { comparisonArtifacts, publishedArtifacts } from '../links';
import LiveFiles from './LiveFiles';

interface Props {
  data: ReportData;
  figure: string;
}

/** A figure of a report by its ID. Throws for an unknown ID and lists the known ones. */
export default function ReportFigure({ data, figure }: Props) {
  const text = data.figures[figure];
  const queryUrl = useQueryUrl(prefixOf(data, figure));
  if (!text) {
    throw new Error(`unknown chart: ${figure} (report ${data.report.id} has: ${Object.keys(data.figures).join(', ')})`);
  }
  const { id } = data.report;
  const comparison = isComputed(text, data.comparison) ? data.comparison : null;
  return (
    <>
      <Figure
        figure={text}
        chart={(panel) => <PanelChart panel={panel} report={id} queryUrl={queryUrl} />}
        csv={`/charts/${id}/${text.id}.csv`}
        files={<LiveFiles figure={text} report={id} inMdx />}
        problem={comparison ? comparisonArtifacts(comparison) : publishedArtifacts(text)}
        queryUrl={queryUrl}
      />
      <Origin data={data} />
    </>
  );
}

/** What a figure on a page of something else rests on: its report, suite, machines, day, and notice. */
function Origin({ data: { report, origin } }: Pick<Props, 'data'>) {
  if (origin === '') return null;
  return (
    <p className={words.small}>
      From <SiteLink to={reportPath(report.id)}>{report.title}</SiteLink>: {origin}
    </p>
  );
}

/** Path prefix of the pages of a figure's queries; undefined if there are none. */
function prefixOf({ figures, comparison, multiCandidate }: ReportData, figure: string): string | undefined {
  const text = figures[figure];
  if (text && comparison && isComputed(text, comparison)) return comparison.queriesPrefix;
  return multiCandidate?.suites.find((suite) => suite.figures.includes(figure))?.queriesPrefix;
}

/** The URL of a query's page, with * for its name; undefined if there are no query pages. */
function useQueryUrl(prefix: string | undefined): string | undefined {
  return useResolvePath()(prefix ? `${prefix}*/` : undefined);
}

interface PanelProps {
  panel: Panel;
  report: string;
  queryUrl: string | undefined;
}

/** The chart of a panel; a live one is drawn by Chart.js on demand. */
function PanelChart({ panel: { chart, kind, description, heights, isLive }, report, queryUrl }: PanelProps) {
  const name = `${report}/${chart}`;
  if (!isLive) return <StillBox chart={name} kind={kind} heights={heights} />;
  return <LiveChartBox chart={name} kind={kind as PlotSpec['kind']} label={description} {...{ heights, queryUrl }} />;
}
