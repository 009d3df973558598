import type { ComparisonVerdict, Names, VerdictCase } from '../model/comparison';
import type { ResultSet } from '../model/resultSet';
import { capitalise } from '../text/names';

/** The field of a note that limits what a run is evidence of. */
const SCOPE = 'scope';

/** Cases that name a winner, with what remains of them if a run is no evidence about its engine. */
const LIMITED: Partial<Record<VerdictCase, 'ahead' | 'behind'>> = {
  faster: 'ahead',
  ahead: 'ahead',
  slower: 'behind',
  behind: 'behind',
};

/**
 * A verdict within the scope that the publisher of a side gives its run, a note about `scope`: "Celeborn is behind in this run", with the
 * note behind the sentence. Without such a note, and for a verdict without a winner, the verdict keeps its heading.
 */
export function withinScope(
  verdict: ComparisonVerdict,
  sides: readonly Pick<ResultSet, 'notes'>[],
  { candidate }: Names,
): ComparisonVerdict {
  const texts = sides.flatMap(({ notes }) => notes.filter(({ about }) => about === SCOPE).map(({ text }) => text));
  if (texts.length === 0) return verdict;
  const limited = LIMITED[verdict.case];
  return {
    case: limited ?? verdict.case,
    word: limited ? `${capitalise(candidate)} is ${limited} in this run` : verdict.word,
    sentence: [verdict.sentence, ...new Set(texts)].join(' '),
  };
}
