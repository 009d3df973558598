import type { ResultSet } from '../model/resultSet';
import { formatMonth } from './numbers';
import { publicationDay } from './publicationDay';
import { ofOnePublisher } from './publisher';

type Published = Pick<ResultSet, 'created' | 'createdCommit' | 'snapshot' | 'sources'>;

/** True if one publisher published both runs on one day. A round may reuse vanilla Spark of an earlier one. */
export function areOfOneRound(a: Published, b: Published): boolean {
  return a.created === b.created && ofOnePublisher(a, b);
}

/** The round of a baseline as seen from the candidate: "in the same round", or "in another round (April 2026)". */
export function roundText(baseline: Published, candidate: Published): string {
  if (areOfOneRound(baseline, candidate)) return 'in the same round';
  return `in another round (${publicationDay(baseline, formatMonth)})`;
}
