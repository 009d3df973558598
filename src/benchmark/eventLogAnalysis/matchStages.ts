import type { StageRun } from './stageRuns';

/** A stage of both sides, or of one side without a match. */
export interface StagePair {
  baseline: StageRun | null;
  candidate: StageRun | null;
}

/** Kinds that an engine may add or omit without a change of work; they do not indicate a stage's purpose. */
const INCIDENTAL = ['sort', 'filter', 'exchange', 'broadcast', 'top rows'];
/** Minimum similarity of rows read and of operators. */
const MIN_READ_SHARE = 0.5;
const MIN_OPERATOR_SHARE = 0.3;
const WEIGHTS = { read: 0.5, written: 0.2, operators: 0.3 };
/** Rows written that differ by this factor have similarity 0: engines filter rows at different places. */
const MAX_WRITTEN_FACTOR = 1000;

/** Kinds that distinguish stages; all joins are one kind, because engines choose their own. */
function purposes({ kinds }: StageRun): Set<string> {
  const named = kinds.filter((kind) => !INCIDENTAL.includes(kind));
  return new Set(named.map((kind) => (kind.endsWith('join') ? 'join' : kind)));
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((kind) => b.has(kind)).length;
  const any = a.size + b.size - both;
  return any === 0 ? 1 : both / any;
}

/** Similarity of two counts, 0–1: smaller ÷ larger, each plus one, so that zero needs no special case. */
function isSimilar(a: number, b: number): number {
  return (Math.min(a, b) + 1) / (Math.max(a, b) + 1);
}

/** Similarity of two stages, 0–1: rows read (half), operators, and rows written; 0 if they cannot match. */
export function similarity(a: StageRun, b: StageRun): number {
  const [read, operators] = [isSimilar(a.readRows, b.readRows), shared(purposes(a), purposes(b))];
  if (read < MIN_READ_SHARE || operators < MIN_OPERATOR_SHARE) return 0;
  const written = Math.max(0, 1 + Math.log(isSimilar(a.writtenRows, b.writtenRows)) / Math.log(MAX_WRITTEN_FACTOR));
  return WEIGHTS.read * read + WEIGHTS.written * written + WEIGHTS.operators * operators;
}

interface Candidate {
  at: [baseline: number, candidate: number];
  score: number;
}

/** Best first; ties by nearest positions, then by the earlier position. Symmetric in the sides. */
function compareCandidates(a: Candidate, b: Candidate): number {
  const apart = ({ at }: Candidate) => Math.abs(at[0] - at[1]);
  const place = ({ at }: Candidate) => at[0] + at[1];
  const better = b.score - a.score;
  return Math.abs(better) > 1e-9 ? better : apart(a) - apart(b) || place(a) - place(b);
}

/** Indexes of matching stages on both sides, each stage once. */
function matchedPlaces(baseline: readonly StageRun[], candidate: readonly StageRun[]): Map<number, number> {
  const candidates = baseline.flatMap((own, i) =>
    candidate.flatMap((other, j): Candidate[] => {
      const score = similarity(own, other);
      return score > 0 ? [{ at: [i, j], score }] : [];
    }),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at } of candidates.sort(compareCandidates)) {
    if (found.has(at[0]) || taken.has(at[1])) continue;
    found.set(at[0], at[1]);
    taken.add(at[1]);
  }
  return found;
}

/**
 * Stages of two executions side by side, matched by rows read and written and by the kinds of operators, never by
 * number. Ordered by position; unmatched stages are inserted by their position on their side. Both inputs are in the
 * order of their start.
 */
export function matchStages(baseline: readonly StageRun[], candidate: readonly StageRun[]): StagePair[] {
  const matched = matchedPlaces(baseline, candidate);
  const others = new Set(matched.values());
  const share = (index: number, list: readonly StageRun[]) => (index + 0.5) / list.length;
  const pairs = baseline.map((own, i) => {
    const j = matched.get(i);
    const other = j === undefined ? null : (candidate[j] ?? null);
    const place = j === undefined ? share(i, baseline) : (share(i, baseline) + share(j, candidate)) / 2;
    return { place, pair: { baseline: own, candidate: other } };
  });
  const alone = candidate.flatMap((own, j) =>
    others.has(j) ? [] : [{ place: share(j, candidate), pair: { baseline: null, candidate: own } }],
  );
  return [...pairs, ...alone].sort((a, b) => a.place - b.place).map(({ pair }) => pair);
}
