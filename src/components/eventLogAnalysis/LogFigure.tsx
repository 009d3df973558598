import type { ReactNode } from 'react';
import FigureFrame from '../figure/Figure/FigureFrame';
import FigureFooter from '../figure/FigureFooter';
import { servedArtifacts } from '../figure/ProblemLink/problem';
import Files from '../figure/ReportFigure/Files';
import { logFigure } from './figureText';
import styles from './styles.module.css';
import type { LogSectionText, LogSpec } from './types';

interface Props {
  spec: Pick<LogSpec, 'id' | 'kind' | 'title' | 'caption' | 'description'>;
  around: LogSectionText;
  children: ReactNode;
}

/** The frame of an event-log figure: title, caption, the table with its marks, and the footer with its files. */
export default function LogFigure({ spec, around, children }: Props) {
  const figure = logFigure(spec, around);
  return (
    <FigureFrame title={spec.title} caption={spec.caption} className={styles.figure}>
      {children}
      <FigureFooter
        statement={around.statement}
        sources={around.sources}
        problem={{ ...servedArtifacts(around.sources), what: spec.title }}
      >
        <Files figure={figure} report={around.report.id} />
      </FigureFooter>
    </FigureFrame>
  );
}
