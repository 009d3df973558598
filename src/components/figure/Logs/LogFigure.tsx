import type { ReactNode } from 'react';
import { useId } from 'react';
import type { LogSpec } from '../../../benchmark/figures/kinds';
import { logFigure } from '../../../benchmark/pages/why/figureText';
import type { AroundLogs } from '../../../benchmark/pages/why/types';
import FigureHead from '../Figure/FigureHead';
import FigureFooter from '../FigureFooter';
import ProblemLink from '../ProblemLink';
import Files from '../ReportFigure/Files';
import styles from './styles.module.css';

interface Props {
  spec: Pick<LogSpec, 'id' | 'kind' | 'title' | 'description'> & { caption: string };
  around: AroundLogs;
  /** Below the table. */
  notes?: ReactNode;
  children: ReactNode;
}

/** The frame of a figure of event logs: title, caption, the table with its marks, and the footer with its files. */
export default function LogFigure({ spec, around, notes, children }: Props): ReactNode {
  const id = useId();
  const figure = logFigure(spec, spec.caption, around);
  const artifacts = around.sources.map(({ path }) => ({ path: `static${path}` }));
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <FigureHead id={id} title={spec.title} caption={spec.caption} />
      {children}
      {notes}
      <FigureFooter statement={around.statement} sources={around.sources}>
        <Files figure={figure} report={around.report.id} />
        <ProblemLink problem={{ what: spec.title, artifacts }} />
      </FigureFooter>
    </figure>
  );
}
