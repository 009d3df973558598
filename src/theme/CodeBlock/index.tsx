import type { Props } from '@theme/CodeBlock';
import CodeSample from '../../components/ui/CodeSample';

/** A fenced block of code: plain, because hue means verdict and nothing else. */
export default function CodeBlock({ children, title }: Props) {
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : null;
  return (
    <CodeSample label={typeof title === 'string' ? title : 'Code'} text={text}>
      {text ?? children}
    </CodeSample>
  );
}
