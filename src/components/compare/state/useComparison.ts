import { startTransition, useEffect, useRef, useState } from 'react';
import { type ComparisonRequest, type Session, takeSession } from '../browser/session';
import { NOTHING, type ShownComparison, shownAfter } from '../shown';

/** Requests a comparison whenever `wanted` changes, for null none. `busy` is true until its numbers arrive. */
export default function useComparison(wanted: ComparisonRequest | null): { shown: ShownComparison; busy: boolean } {
  const [shown, setShown] = useState(NOTHING);
  const [ids, setIds] = useState({ asked: 0, answered: -1 });
  const session = useRef<Session | null>(null);
  const key = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (key === null) return;
    if (!session.current) {
      session.current = takeSession();
      session.current.listen((answer) =>
        startTransition(() => {
          setShown((before) => shownAfter(before, answer));
          setIds((before) => ({ ...before, answered: answer.id }));
        }),
      );
    }
    const asked = session.current.ask(JSON.parse(key) as ComparisonRequest);
    setIds((before) => ({ ...before, asked }));
  }, [key]);
  useEffect(
    () => () => {
      session.current?.stop();
      session.current = null;
    },
    [],
  );
  return { shown, busy: key !== null && ids.asked !== ids.answered };
}
