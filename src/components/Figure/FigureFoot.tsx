import type { ReactNode } from 'react';
import type { FigureText } from '../../benchmark/figureTypes';
import EmbedButton from '../EmbedButton';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import type { Problem } from '../ProblemLink/problem';
import SiteLink from '../SiteLink';
import { drawingName } from './drawingName';
import styles from './styles.module.css';

interface Props {
  figure: FigureText;
  report: string;
  problem: Problem;
}

/** The foot of a figure. "Table" is a checkbox, so that it swaps chart and table without scripts too. */
export default function FigureFoot({ figure, report, problem }: Props): ReactNode {
  return (
    <Foot statement={figure.statement} sources={figure.sources}>
      <label className={styles.action}>
        <input type="checkbox" className={`visually-hidden ${styles.toggle}`} autoComplete="off" />
        Table
      </label>
      {DRAWINGS.flatMap((format) =>
        figure.panels.map((panel) => (
          <DrawingLink
            key={`${format}-${panel.chart}`}
            format={format}
            panel={panel}
            report={report}
            panels={figure.panels.length}
          />
        )),
      )}
      <SiteLink to={`/charts/${report}/${figure.id}.csv`}>CSV</SiteLink>
      <EmbedButton figure={figure} report={report} />
      <ProblemLink problem={{ ...problem, what: figure.title }} />
    </Foot>
  );
}

const DRAWINGS = ['SVG', 'PNG'] as const;

interface DrawingProps {
  format: (typeof DRAWINGS)[number];
  panel: FigureText['panels'][number];
  report: string;
  /** How many drawings the figure has. */
  panels: number;
}

function DrawingLink({ format, panel, report, panels }: DrawingProps): ReactNode {
  const name = drawingName(format, panel, panels);
  const of = panel.heading || panel.chart;
  return (
    <SiteLink to={`/charts/${report}/${panel.chart}.${format.toLowerCase()}`}>
      {name}
      {!name.endsWith(of) && <span className="visually-hidden"> of {of}</span>}
    </SiteLink>
  );
}
