import type { MatchedQuery } from '../../model/comparison';
import { formatFineRange, formatNumber, formatSpeedup } from '../../text/numbers';
import { VERDICT_WORDS } from '../../text/verdictWords';

/** A p as text: "0.008", below a thousandth "below 0.001". */
function formatP(p: number): string {
  return p < 0.001 ? 'below 0.001' : formatNumber(p, p < 0.1 ? 3 : 2);
}

/** The ranges' part of a reason, with the chance that they do not meet although both sides are alike. */
function rangesReason({ low, high, test: { p, q } }: MatchedQuery): string {
  const apart = (low ?? 0) > 1 || (high ?? 0) < 1;
  if (!apart) return 'the iteration ranges overlap';
  if (p === null) return 'the iteration ranges do not overlap';
  const rate = q !== null && q > p ? `, q = ${formatP(q)} over all queries` : '';
  return `the iteration ranges do not overlap (p = ${formatP(p)}${rate})`;
}

/** Why a query has its verdict: "the iteration ranges do not overlap (by chance in 0.8 % of alike queries)". */
function verdictReason(query: MatchedQuery): string {
  const { rule, ratio, low, high, p, q } = query.test;
  if (rule === 'single-run') return 'single run';
  if (rule === 'no-range') return 'no range published';
  if (rule === 'equivalence-of-ranges') return 'all ratios that the ranges allow are within 5%';
  if (rule === 'equivalence') return 'both one-sided tests reject a difference of 5% or more';
  if (rule === 'ranges') return rangesReason(query);
  const values = p === null || q === null ? '' : `p = ${formatP(p)}, q = ${formatP(q)} over all queries`;
  const interval = low === null || high === null ? '' : ` (${formatFineRange(low, high)})`;
  return `Mann–Whitney ${values}; Hodges–Lehmann ratio ${formatSpeedup(ratio)}${interval}`;
}

/** The verdict of one query with the reason for it. */
export function verdictText(query: MatchedQuery): string {
  return `${VERDICT_WORDS[query.verdict]}: ${verdictReason(query)}`;
}
