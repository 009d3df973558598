import type { ReactNode } from 'react';
import { capitalise } from '../../../benchmark/text/names';
import type { FailureAnswer, Refusal } from '../../../browser/messages';
import control from '../../../css/control.module.css';
import Note from '../../ui/Note';
import styles from './styles.module.css';

interface RefusedProps {
  refusal: Refusal;
  /** The first sentence: what is not compared. */
  what: string;
  /** Compares all the same; offered where only scale factor or table format speak against it. */
  allow: () => void;
  /** What could be compared instead. */
  children?: ReactNode;
}

/** Why result sets are not compared, and the way to compare them all the same where there is one. */
export function Refused({ refusal, what, allow, children }: RefusedProps) {
  return (
    <div className={styles.stopped} role="alert">
      <Note kind="warning" text={`${what} ${capitalise(refusal.reasons.join('; '))}.`} />
      {refusal.scaleOnly && (
        <button type="button" className={control.button} onClick={allow}>
          Compare anyway
        </button>
      )}
      {children}
    </div>
  );
}

/** Which files could not be had or read. */
export function Failed({ failure }: { failure: FailureAnswer }) {
  return (
    <div className={styles.stopped} role="alert">
      <Note kind="warning" text={`The comparison failed. ${failure.messages.join('. ')}.`} />
    </div>
  );
}
