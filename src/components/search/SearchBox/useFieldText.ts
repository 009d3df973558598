import { type RefObject, useEffect, useState } from 'react';

/** What stands in a field, and whether it has the focus; both followed as they change. */
export default function useFieldText(field: RefObject<HTMLInputElement | null>): { text: string; focused: boolean } {
  const [state, setState] = useState({ text: '', focused: false });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const read = () => setState({ text: input.value.trim(), focused: document.activeElement === input });
    const events = ['input', 'focus', 'blur'] as const;
    for (const name of events) input.addEventListener(name, read);
    read();
    return () => {
      for (const name of events) input.removeEventListener(name, read);
    };
  }, [field]);
  return state;
}
