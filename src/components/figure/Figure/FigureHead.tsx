import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the title, by which the figure is named. */
  id: string;
  title: string;
  caption: ReactNode;
}

/** The head of a figure: its title, and in grey what is shown and how it is read. */
export default function FigureHead({ id, title, caption }: Props): ReactNode {
  return (
    <figcaption>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <p className={styles.caption}>{caption}</p>
    </figcaption>
  );
}
