import type { ReactNode } from 'react';
import type { FigureText } from '../../benchmark/figureTypes';
import { svgName } from '../Figure/svgName';
import SiteLink from '../SiteLink';

interface Props {
  figure: FigureText;
  /** The report's id, the folder of the charts. */
  report: string;
}

/** Links to the drawings of a report's figure and to its table as CSV. */
export default function Files({ figure, report }: Props): ReactNode {
  return (
    <>
      {figure.panels.map((panel) => (
        <SvgLink key={panel.chart} panel={panel} report={report} panels={figure.panels.length} />
      ))}
      <SiteLink to={`/charts/${report}/${figure.id}.csv`}>CSV</SiteLink>
    </>
  );
}

interface SvgProps {
  panel: FigureText['panels'][number];
  report: string;
  /** How many drawings the figure has. */
  panels: number;
}

function SvgLink({ panel, report, panels }: SvgProps): ReactNode {
  const name = svgName(panel, panels);
  const of = panel.heading || panel.chart;
  return (
    <SiteLink to={`/charts/${report}/${panel.chart}.svg`}>
      {name}
      {!name.endsWith(of) && <span className="visually-hidden"> of {of}</span>}
    </SiteLink>
  );
}
