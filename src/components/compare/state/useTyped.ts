import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * A text that is typed: what the field shows at once, and `commit` when the reader pauses. A value that changes by itself (the back
 * button) comes into the field; the reader's own text coming back does not, since there may be more of it by then.
 */
export default function useTyped(value: string, commit: (text: string) => void): [string, (text: string) => void] {
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
