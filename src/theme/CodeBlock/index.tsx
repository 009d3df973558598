import CopyButton from '@site/src/components/CopyButton';
import ScrollBox from '@site/src/components/ScrollBox';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A block of code as plain text with a way to copy it. No colours by syntax: a highlighter would cost every page 34 KB. */
export default function CodeBlock({ children }: Props): ReactNode {
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : children;
  return (
    <div className={styles.block}>
      <ScrollBox label="Code">
        <pre>
          <code>{text}</code>
        </pre>
      </ScrollBox>
      {typeof text === 'string' && <CopyButton label="Copy" text={async () => text} />}
    </div>
  );
}
