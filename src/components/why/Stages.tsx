import Drawing from '../figure/ChartBox/Drawing';
import LogFigure from './LogFigure';
import type { AroundLogs, StagesHead } from './types';
import './stages.css';

/** The stages of a query on both sides, two lines a stage: upper the baseline, lower the candidate. The build makes the table, as it makes drawings. */
export default function Stages({ head, around }: { head: StagesHead; around: AroundLogs }) {
  return (
    <LogFigure spec={head} around={around}>
      <Drawing chart={`${around.report.id}/${head.id}`} />
    </LogFigure>
  );
}
