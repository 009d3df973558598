import Drawing from '../figure/ChartBox/Drawing';
import LogFigure from './LogFigure';
import type { LogSectionText, StagesHead } from './types';
import './stages.css';

/** The stages of a query, two lines each: first the baseline, then the candidate. Rendered by the build as HTML. */
export default function Stages({ head, around }: { head: StagesHead; around: LogSectionText }) {
  return (
    <LogFigure spec={head} around={around}>
      <Drawing chart={`${around.report.id}/${head.id}`} />
    </LogFigure>
  );
}
