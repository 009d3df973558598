import { startTransition, useEffect, useRef, useState } from 'react';
import type {
  CompareAnswer,
  FailureAnswer,
  MultiCandidateAnswer,
  PageAnswer,
  RefusalAnswer,
} from '../browser/messages';
import { type ComparisonRequest, type Session, takeSession } from '../browser/session';

/** Answers to the last request. The old numbers stay until the new ones arrive. */
export interface ShownComparison {
  page: PageAnswer | null;
  /** The answer for more than one candidate. */
  multi: MultiCandidateAnswer | null;
  /** HTML of the drawings by chart. */
  drawings: Record<string, string>;
  /** The reason why there is no result; null if there is one. */
  stopped: RefusalAnswer | FailureAnswer | null;
}

const NOTHING: ShownComparison = { page: null, multi: null, drawings: {}, stopped: null };

function shownAfter(shown: ShownComparison, answer: CompareAnswer): ShownComparison {
  if (answer.kind === 'page') return { ...shown, page: answer, multi: null, stopped: null };
  if (answer.kind === 'multi') return { ...NOTHING, multi: answer };
  if (answer.kind === 'drawings') return { ...shown, drawings: answer.drawings };
  return { ...NOTHING, stopped: answer };
}

/** Requests a comparison whenever `wanted` changes. `busy` is true until its numbers arrive. */
export default function useComparison(wanted: ComparisonRequest | null): { shown: ShownComparison; busy: boolean } {
  const [shown, setShown] = useState(NOTHING);
  const [ids, setIds] = useState({ asked: 0, answered: -1 });
  const session = useRef<Session | null>(null);
  useEffect(() => {
    const taken = takeSession();
    session.current = taken;
    taken.listen((answer) =>
      startTransition(() => {
        setShown((before) => shownAfter(before, answer));
        setIds((before) => ({ ...before, answered: answer.id }));
      }),
    );
    return taken.stop;
  }, []);
  const key = wanted && JSON.stringify(wanted);
  useEffect(() => {
    if (key === null) return;
    const asked = session.current?.ask(JSON.parse(key) as ComparisonRequest) ?? 0;
    setIds((before) => ({ ...before, asked }));
  }, [key]);
  return { shown, busy: ids.asked !== ids.answered };
}
