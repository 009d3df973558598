import { type ReactNode, useId } from 'react';
import { withWholeSuites } from '../../ui/Breakable';
import styles from './styles.module.css';

interface Props {
  title: string;
  caption: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A figure with its title, which is its accessible name, and a gray caption. */
export default function FigureFrame({ title, caption, className, children }: Props) {
  const id = useId();
  return (
    <figure className={className} aria-labelledby={id}>
      <figcaption>
        <p id={id} className={styles.title}>
          {withWholeSuites(title)}
        </p>
        <p className={styles.caption}>{typeof caption === 'string' ? withWholeSuites(caption) : caption}</p>
      </figcaption>
      {children}
    </figure>
  );
}
