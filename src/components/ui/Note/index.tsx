import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The first sentence states the matter and is set in 600. */
  text: string;
  kind: 'warning' | 'remark';
  /** Behind the text: a link. */
  children?: ReactNode;
}

/** A note: a line on its left, ink for a warning and grey for a remark. No fill, no icon. */
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
