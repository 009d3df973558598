import type { Props } from '@theme/CodeBlock';
import type { ReactNode } from 'react';
import CodeSample from '../../components/ui/CodeSample';

/** A fenced block of code: plain, because hue means verdict and nothing else. */
export default function CodeBlock({ children, title }: Props): ReactNode {
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : null;
  return (
    <CodeSample label={typeof title === 'string' ? title : 'Code'} text={text}>
      {text ?? children}
    </CodeSample>
  );
}
