import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a field, updated at once, and a setter that calls `commit` when the reader pauses. A changed value (the
 * back button) replaces the text; the committed text does not, because the reader may have typed more.
 */
export default function useTextField(value: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const own = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value !== own.current) setText(value);
    own.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      own.current = next;
      commit(next);
    }, PAUSE_MS);
  };
  return [text, type];
}
