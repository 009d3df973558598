import { figuresText } from '../../../comparison/verdictCase';
import { suiteName } from '../../../figures/captions';
import type { Comparison } from '../../../model/comparison';
import { NATIVE_SPARK } from '../../../model/order';
import { MEMORY_ID } from '../../../model/receipt/receipt';
import { capitalise, engineTitle, listed } from '../../../text/names';
import { formatShare } from '../../../text/numbers';
import { publisherText } from '../../../text/publisher';
import { measuredText } from '../../../text/statistic';
import type { Pair, PairInput } from './pairs';

/** How to read the marks. */
export const CAPTION =
  'Speedup over vanilla Spark (log scale), with 95% confidence intervals over iterations (or 95% ranges over query mixes if no iterations were published). Right of 1×, the engine is faster. Filled: the difference is larger than iteration noise. Hollow: rerun unknown. Small and gray: no verdict. Suites differ between the columns, so compare down a column, not across.';

/** "Comet 1.0.0 runs TPC-DS in 45% of vanilla Spark’s time": by total time. */
function shareText({ candidate, total }: Comparison): string {
  const share = formatShare(1 / total.speedup, 0);
  return `${engineTitle(candidate.engine)} runs ${suiteName(candidate)} in ${share} of vanilla Spark’s time`;
}

/** The result in a sentence: the share of vanilla Spark’s time that the newest measured release of each engine takes. */
export function answersTitle([first, ...others]: readonly Comparison[]): string {
  if (!first) return '';
  const rest = others.map(
    ({ candidate, total }) => `${engineTitle(candidate.engine)} in ${formatShare(1 / total.speedup, 0)}`,
  );
  return listed([shareText(first), ...rest]);
}

/** "Comet 1.0.0 at scale factor 1000: total time 2.21×, … (measured by the Comet project itself, iterations not reported). …" */
function engineText(own: Comparison): string {
  const { baseline, candidate, environment, receipt } = own;
  const evidence = `${publisherText([candidate, baseline])}, ${measuredText(candidate)}`;
  const memory = receipt.fields.find(({ id, relation }) => id === MEMORY_ID && relation === 'different');
  const doubts = [
    memory ? `${memory.note.replace(/\.$/, '')}` : '',
    environment.dispute === '' ? '' : capitalise(environment.dispute),
  ].filter((text) => text !== '');
  const head = `${engineTitle(candidate.engine)} at scale factor ${candidate.suite.scaleFactor}`;
  return [`${head}: ${figuresText(own)} (${evidence})`, ...doubts].map((text) => `${text}.`).join(' ');
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
  const parts = newest.map(engineText);
  return `${parts.join(' ')}${together(newest, pairs)}`;
}

/** Which engines have results, and none of vanilla Spark with them; '' for none. */
export function note({ resultSets, engines }: PairInput, newest: readonly Comparison[]): string {
  const shown = new Set([NATIVE_SPARK, ...newest.map(({ candidate }) => candidate.engine.id)]);
  const alone = resultSets.filter(({ engine }) => !shown.has(engine.id) && engines.some(({ id }) => id === engine.id));
  const missing = [...new Set(alone.map(({ engine }) => engine.title))];
  return missing.length === 0
    ? ''
    : `No source published results of vanilla Spark together with results of ${listed(missing)}.`;
}
