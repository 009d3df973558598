import type { AnswerLine, AnswerPart } from '../../../figures/answers';
import { suiteName } from '../../../figures/captions';
import { comparePath } from '../../../model/paths';
import type { Pair } from './pairs';

/** A line of an answer. */
export function line(...parts: (AnswerPart | string)[]): AnswerLine {
  return { parts: parts.map((part) => (typeof part === 'string' ? { text: part } : part)), small: false };
}

/** A line that says what stands behind the one above it. */
export function small(text: string): AnswerLine {
  return { parts: [{ text }], small: true };
}

/** The words of a link; an arrow stands behind it. */
export function link(text: string, path: string): AnswerPart {
  return { text, path };
}

/** "TPC-DS, SF 1000". */
export function suiteShort({ candidate }: Pair): string {
  return `${suiteName(candidate)}, SF\u00A0${candidate.suite.scaleFactor}`;
}

/** A baseline and a candidate, by id. */
export interface IdPair {
  baseline: string;
  candidate: string;
}

/** Where a pair is shown: its report, else the page that compares any pair. */
export function pairPath(
  { baseline, candidate }: Pair,
  shown: readonly { path: string; pairs: readonly IdPair[] }[],
): string {
  const found = shown.find(({ pairs }) =>
    pairs.some((pair) => pair.baseline === baseline.id && pair.candidate === candidate.id),
  );
  return found?.path ?? comparePath(baseline.id, [candidate.id]);
}
