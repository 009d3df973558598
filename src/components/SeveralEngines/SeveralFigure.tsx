import type { ReactNode } from 'react';
import { useId } from 'react';
import type { SeveralData } from '../../benchmark/severalTypes';
import FigureHead from '../Figure/FigureHead';
import figureStyles from '../Figure/styles.module.css';
import Foot from '../Foot';
import ProblemLink from '../ProblemLink';
import styles from './styles.module.css';

interface Props {
  data: SeveralData;
  title: string;
  caption: string;
  /** What can be done with the numbers, before the link that reports a wrong one. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What the figures of several candidates share: title and caption above, statement and sources below. */
export default function SeveralFigure({ data, title, caption, actions, children }: Props): ReactNode {
  const id = useId();
  const sides = [data.baseline, ...data.candidates];
  return (
    <figure className={`${figureStyles.figure} ${styles.figure}`} aria-labelledby={id}>
      <FigureHead id={id} title={title} caption={caption} />
      {children}
      <Foot statement={data.statement} sources={sides.map((side) => ({ label: side.id, path: side.path }))}>
        {actions}
        <ProblemLink
          problem={{
            what: title,
            artifacts: sides.map((side) => ({ path: `static/data/result-sets/${side.id}/results.csv` })),
          }}
        />
      </Foot>
    </figure>
  );
}
