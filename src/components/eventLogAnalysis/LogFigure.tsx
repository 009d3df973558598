import StillBox from '../figure/ChartBox/StillBox';
import FigureFrame from '../figure/Figure/FigureFrame';
import FigureFooter from '../figure/FigureFooter';
import { servedArtifacts } from '../figure/ProblemLink/problem';
import LiveFiles from '../figure/ReportFigure/LiveFiles';
import { logFigure } from './figureText';
import styles from './styles.module.css';
import type { LogHead, LogSectionText } from './types';

interface Props {
  head: LogHead;
  around: LogSectionText;
}

/** The stages of a query: title, caption, the drawing, and the footer with its files. */
export default function LogFigure({ head, around }: Props) {
  return (
    <FigureFrame title={head.title} caption={head.caption} className={styles.figure}>
      <StillBox chart={`${around.report.id}/${head.id}`} kind={head.kind} />
      <FigureFooter
        statement={around.statement}
        sources={around.sources}
        problem={{ ...servedArtifacts(around.sources), what: head.title }}
      >
        <LiveFiles figure={logFigure(head, around)} report={around.report.id} />
      </FigureFooter>
    </FigureFrame>
  );
}
