import type { ReactNode } from 'react';
import { useId } from 'react';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import FigureHead from '../figure/Figure/FigureHead';
import figureStyles from '../figure/Figure/styles.module.css';
import FigureFooter from '../figure/FigureFooter';
import ProblemLink from '../figure/ProblemLink';
import { resultsOf, sourcesOf } from './sides';
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
export default function MultiFigure({ data, title, caption, actions, children }: Props): ReactNode {
  const id = useId();
  return (
    <figure className={`${figureStyles.figure} ${styles.figure}`} aria-labelledby={id}>
      <FigureHead id={id} title={title} caption={caption} />
      {children}
      <FigureFooter statement={data.statement} sources={sourcesOf(data)}>
        {actions}
        <ProblemLink problem={{ ...resultsOf(data), what: title }} />
      </FigureFooter>
    </figure>
  );
}
