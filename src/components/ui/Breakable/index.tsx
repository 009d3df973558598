import { Fragment } from 'react';
import styles from './styles.module.css';

/** A name such as spark.comet.exec.enabled as code that may break after a dot, slash, comma, equals sign, or space, not after a hyphen. */
export default function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[./,= ])/);
  return (
    <code>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat and never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part.includes('-') ? <span className={styles.whole}>{part}</span> : part}
        </Fragment>
      ))}
    </code>
  );
}
