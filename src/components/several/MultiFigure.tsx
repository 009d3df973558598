import type { ReactNode } from 'react';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import FigureFrame from '../figure/Figure/FigureFrame';
import figureStyles from '../figure/Figure/styles.module.css';
import FigureFooter, { sourcesOf } from '../figure/FigureFooter';
import { resultArtifacts } from '../figure/ProblemLink/setArtifacts';
import styles from './styles.module.css';

interface Props {
  data: MultiData;
  title: string;
  caption: string;
  /** What can be done with the numbers, before the link that reports a wrong one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What the figures of several candidates share: title and caption above, statement and sources below. */
export default function MultiFigure({ data, title, caption, actions, children }: Props) {
  const sides = [data.baseline, ...data.candidates];
  return (
    <FigureFrame title={title} caption={caption} className={`${figureStyles.figure} ${styles.figure}`}>
      {children}
      <FigureFooter
        statement={data.statement}
        sources={sourcesOf(sides)}
        problem={{ ...resultArtifacts(sides.map(({ id }) => id)), what: title }}
      >
        {actions}
      </FigureFooter>
    </FigureFrame>
  );
}
