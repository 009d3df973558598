import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The first sentence is the main statement and is bold. */
  text: string;
  kind: 'warning' | 'remark';
  /** Content after the text: a link. */
  children?: ReactNode;
}

/** A note with a line on its left: ink for a warning, gray for a remark. */
export default function Note({ text, kind, children }: Props) {
  const [, matter = text, rest = ''] = /^(.*?(?<!\bvs)\.)(\s.*)$/s.exec(text) ?? [];
  return (
    <p className={styles.note} data-kind={kind}>
      <strong>{matter}</strong>
      {rest}
      {children}
    </p>
  );
}
