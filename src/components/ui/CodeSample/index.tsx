import type { ReactNode } from 'react';
import CopyButton from '../CopyButton';
import LivePart from '../LivePart';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** Text that the button copies; null for content without plain text, which has no button. */
  text: string | null;
  copyLabel?: string;
  children: ReactNode;
}

/** Preformatted text with a line on its left and a copy button. */
export default function CodeSample({ label, text, copyLabel = 'Copy', children }: Props) {
  return (
    <div className={styles.sample}>
      <ScrollBox className={styles.scroll} label={label}>
        <pre>{children}</pre>
      </ScrollBox>
      {text !== null && (
        <LivePart name="copy" props={{ label: copyLabel, text }}>
          <CopyButton label={copyLabel} text={text} />
        </LivePart>
      )}
    </div>
  );
}
