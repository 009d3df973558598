import { figuresText } from '../../../comparison/verdictCase';
import type { Comparison } from '../../../model/comparison';
import { NATIVE_SPARK } from '../../../model/order';
import { capitalise, engineTitle, listed } from '../../../text/names';
import { formatNumber } from '../../../text/numbers';
import type { Pair, PairInput } from './pairs';

/** How to read the marks. */
export const CAPTION =
  'Speedup over native Spark, ×, on a log scale with lines at 0.5×, 1× and 2×, with 95 % interval over iterations (over queries where no spread was published); right of 1× the engine is faster. Filled: a difference that iterations bear out. Hollow: not known to repeat. Small and grey: no verdict. Suites differ between the columns: compare down a column, not across.';

function isWithheld({ verdict }: Comparison): boolean {
  return verdict.case === 'disputed';
}

/** "Comet 1.0.0 takes 0.45 times native Spark’s time". */
function timeText({ candidate, total }: Comparison): string {
  return `${engineTitle(candidate.engine)} takes ${formatNumber(1 / total.speedup, 2)} times native Spark’s time`;
}

/** The result in a sentence: the share of native Spark's time that the engine measured last takes, and of which engines there is no verdict. */
export function answersTitle(newest: readonly Comparison[]): string {
  const [first] = newest;
  if (!first) return '';
  const withheld = newest.filter(isWithheld).map(({ candidate }) => engineTitle(candidate.engine));
  const others = withheld.length === 0 ? '' : `; for ${listed(withheld)} there is no verdict`;
  return isWithheld(first) ? `No verdict for ${listed(withheld)}` : `${timeText(first)}${others}`;
}

function standing({ verdict, total, candidate }: Comparison): string {
  if (verdict.case === 'disputed') return ', environment disputed';
  if (total.repeat !== null) return '';
  return candidate.iterations === 1 ? ', one run per query' : ', iterations not published';
}

function together(newest: readonly Comparison[], pairs: readonly Pair[]): string {
  const [first, ...others] = newest;
  const met = others.filter((other) =>
    pairs.some(({ baseline, candidate }) => baseline.id === first?.candidate.id && candidate.id === other.candidate.id),
  );
  return others.length > 0 && met.length === 0 ? ' The newest releases were never measured together.' : '';
}

/** The figures of every engine in words, and whether these releases were ever measured together. */
export function answersSentence(newest: readonly Comparison[], pairs: readonly Pair[]): string {
  const parts = newest.map((own) => `${capitalise(own.candidate.engine.title)}: ${figuresText(own)}${standing(own)}.`);
  return `${parts.join(' ')}${together(newest, pairs)}`;
}

/** Which engines have results, and none of native Spark beside them; '' where there is none. */
export function note({ resultSets, engines }: PairInput, newest: readonly Comparison[]): string {
  const shown = new Set([NATIVE_SPARK, ...newest.map(({ candidate }) => candidate.engine.id)]);
  const alone = resultSets.filter(({ engine }) => !shown.has(engine.id) && engines.some(({ id }) => id === engine.id));
  const missing = [...new Set(alone.map(({ engine }) => engine.title))];
  return missing.length === 0 ? '' : `No native Spark was published beside the results of ${listed(missing)}.`;
}
