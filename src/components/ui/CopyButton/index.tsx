import { useState } from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

interface Props {
  /** Label before the button is pressed. */
  label: string;
  /** The text to copy, or a function that returns it when the button is pressed. */
  text: string | (() => Promise<string>);
}

/** A button that copies a text to the clipboard and shows the outcome. Hidden without scripts. */
export default function CopyButton({ label, text }: Props) {
  const [state, setState] = useState<State>('idle');
  const words: Record<State, string> = {
    idle: label,
    copied: 'Copied',
    failed: 'Could not copy. Select the text and copy it manually.',
  };
  const copy = () =>
    Promise.resolve(typeof text === 'string' ? text : text())
      .then((copied) => navigator.clipboard.writeText(copied))
      .then(() => setState('copied'))
      .catch(() => setState('failed'));
  return (
    <button
      type="button"
      className={`${styles.copy} no-print`}
      data-label={label}
      onClick={copy}
      onBlur={() => setState('idle')}
    >
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
