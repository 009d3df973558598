import type { ReactNode } from 'react';
import { logFigure } from '../../../benchmark/pages/why/figureText';
import type { AroundLogs } from '../../../benchmark/pages/why/types';
import type { LogSpec } from '../../../figures';
import FigureFrame from '../Figure/FigureFrame';
import FigureFooter from '../FigureFooter';
import { servedArtifacts } from '../ProblemLink/problem';
import Files from '../ReportFigure/Files';
import styles from './styles.module.css';

interface Props {
  spec: Pick<LogSpec, 'id' | 'kind' | 'title' | 'caption' | 'description'>;
  around: AroundLogs;
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
