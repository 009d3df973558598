import { type RefObject, useEffect } from 'react';

/** Whether keys typed at an element are text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** If `hears`, moves the focus to the field at "/", unless it is typed into another field or held with a modifier. */
export default function useSlash(field: RefObject<HTMLInputElement | null>, hears: boolean): void {
  useEffect(() => {
    if (!hears) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || modified || event.defaultPrevented || takesText(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field, hears]);
}
