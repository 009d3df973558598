import type { Props } from '@theme/CodeBlock';
import CodeSample from '../../components/ui/CodeSample';

/** A fenced code block without syntax colors, because hue is reserved for verdicts. */
export default function CodeBlock({ children, title }: Props) {
  const text = typeof children === 'string' ? children.replace(/\n$/, '') : null;
  return (
    <CodeSample label={typeof title === 'string' ? title : 'Code'} text={text}>
      {text ?? children}
    </CodeSample>
  );
}
