import type { AnswerPart } from '../../../figures/answers/spec';

/** The parts of a sentence, with its facts in bold. */
export default function Strong({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map(({ text, strong }) => (strong ? <strong key={text}>{text}</strong> : text));
}
