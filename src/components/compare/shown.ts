import type { QueryText } from '../../benchmark/artifacts/queryDescriptions';
import type { CompareAnswer, FailureAnswer, MultiCandidateAnswer, PageAnswer, RefusalAnswer } from './browser/messages';

/** Answers to the last request. The old numbers stay until the new ones arrive. */
export interface ShownComparison {
  page: PageAnswer | null;
  /** The answer for more than one candidate. */
  multi: MultiCandidateAnswer | null;
  /** HTML of the drawings by chart. */
  drawings: Record<string, string>;
  /** Work and pattern of each query of the suite; null until they arrive with the drawings. */
  texts: Record<string, QueryText> | null;
  /** The reason why there is no result; null if there is one. */
  stopped: RefusalAnswer | FailureAnswer | null;
}

export const NOTHING: ShownComparison = { page: null, multi: null, drawings: {}, texts: null, stopped: null };

function suiteOf({ page, multi }: ShownComparison): string | undefined {
  return (page?.page.measured ?? multi)?.suite.name;
}

function withAnswer(shown: ShownComparison, answer: CompareAnswer): ShownComparison {
  const { kind } = answer;
  if (kind === 'page') return { ...shown, page: answer, multi: null, stopped: null };
  if (kind === 'multi') return { ...NOTHING, multi: answer, texts: shown.texts };
  if (kind === 'drawings') return { ...shown, drawings: answer.drawings, texts: answer.texts };
  return { ...NOTHING, stopped: answer };
}

/** What is shown after another answer arrived. */
export function shownAfter(shown: ShownComparison, answer: CompareAnswer): ShownComparison {
  const next = withAnswer(shown, answer);
  return answer.kind === 'drawings' || suiteOf(next) === suiteOf(shown) ? next : { ...next, texts: null };
}

/** True if nothing of the comparison is still to arrive. */
export function isComplete({ page, multi, texts, stopped }: ShownComparison): boolean {
  return stopped !== null || ((page ?? multi) !== null && texts !== null);
}
