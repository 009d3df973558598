import { startTransition, useEffect, useRef, useState } from 'react';
import type { CompareAnswer, CompareRequest, FailureAnswer, PageAnswer, RefusalAnswer } from '../../browser/messages';
import { type Comparer, startComparer } from '../../browser/startComparer';

/** What has come of the answers to the last request. The numbers of the one before stay until the new ones come. */
export interface Shown {
  page: (PageAnswer & { id: number }) | null;
  /** HTML of the drawings by chart. */
  drawings: Record<string, string>;
  /** Why there is nothing to show, null where there is. */
  stopped: RefusalAnswer | FailureAnswer | null;
}

const NOTHING: Shown = { page: null, drawings: {}, stopped: null };

/** What is shown after an answer. */
export function shownAfter(shown: Shown, answer: CompareAnswer): Shown {
  if (answer.kind === 'page') return { ...shown, page: answer, stopped: null };
  if (answer.kind === 'drawing') return { ...shown, drawings: { ...shown.drawings, [answer.chart]: answer.html } };
  return { ...NOTHING, stopped: answer };
}

export type Wanted = Omit<CompareRequest, 'id'>;

/** Has a comparison computed beside the page whenever what is wanted changes. `busy` until its numbers have come. */
export default function useComparison(wanted: Wanted | null): { shown: Shown; busy: boolean } {
  const [shown, setShown] = useState(NOTHING);
  const [answered, setAnswered] = useState(0);
  const comparer = useRef<Comparer | null>(null);
  const asked = useRef(0);
  useEffect(() => {
    const started = startComparer((answer) =>
      startTransition(() => {
        setShown((before) => shownAfter(before, answer));
        setAnswered(answer.id);
      }),
    );
    comparer.current = started;
    return started.stop;
  }, []);
  const key = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (key === null) return;
    asked.current += 1;
    comparer.current?.ask({ ...(JSON.parse(key) as Wanted), id: asked.current });
  }, [key]);
  return { shown, busy: key === null || answered !== asked.current };
}
