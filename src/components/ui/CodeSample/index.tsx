import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** What the button copies; null where the content is no plain text, then there is no button. */
  text: string | null;
  /** What the button says. */
  copyLabel?: string;
  children: ReactNode;
}

/** Preformatted text with a line on its left and a button that copies it. */
export default function CodeSample({ label, text, copyLabel = 'Copy', children }: Props) {
  return (
    <div className={styles.sample}>
      <ScrollBox className={styles.scroll} label={label}>
        <pre>{children}</pre>
      </ScrollBox>
      {text !== null && <CopyButton label={copyLabel} text={async () => text} />}
    </div>
  );
}
