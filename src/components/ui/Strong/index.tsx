import type { AnswerPart } from '../../../figures/answers/spec';
import { withWholeSuites } from '../Breakable';

/** The parts of a sentence, with its facts in bold and unbroken names of suites. */
export default function Strong({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map(({ text, strong }) => {
    const whole = withWholeSuites(text);
    return strong ? <strong key={text}>{whole}</strong> : whole;
  });
}
