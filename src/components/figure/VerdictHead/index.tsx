import type { ReactNode } from 'react';
import { emphasizedParts, splitLead } from '../../../benchmark/text/lead';
import words from '../../../css/verdict.module.css';
import { withWholeSuites } from '../../ui/Breakable';

interface Props {
  word: string;
  sentence: string;
  /** Publisher and number of runs. */
  evidence: string;
  /** Content after the word. */
  tag?: ReactNode;
}

/** A verdict in large type: its word, its first sentence without the ratios drawn below, and the evidence. */
export default function VerdictHead({ word, sentence, evidence, tag }: Props) {
  return (
    <>
      <h3 className={words.word}>
        {withWholeSuites(word)}
        {tag}
      </h3>
      <p className={words.sentence}>
        {emphasizedParts(splitLead(sentence).lead).map((part, index) =>
          index % 2 === 1 ? <strong key={part}>{part}</strong> : withWholeSuites(part),
        )}
      </p>
      <p className={words.evidence}>{evidence}</p>
    </>
  );
}
