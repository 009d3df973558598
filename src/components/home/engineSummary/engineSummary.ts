import { evidenceOf, wordBasis } from '../../../benchmark/comparison/evidence';
import { listMetrics, metricsText, shownVerdict } from '../../../benchmark/comparison/verdictCase';
import { newerText, repeatedText, repeatedTotals } from '../../../benchmark/history/publishedTotals';
import { MEMORY_ID } from '../../../benchmark/model/comparability/comparability';
import type { Comparison } from '../../../benchmark/model/comparison';
import type { Strength } from '../../../benchmark/model/figure';
import { NATIVE_SPARK } from '../../../benchmark/model/order';
import { resultSetPath } from '../../../benchmark/model/paths';
import { suiteTitle } from '../../../benchmark/model/queries';
import { suiteAtSize } from '../../../benchmark/text/dataSize';
import { doubtSentence } from '../../../benchmark/text/doubt';
import { capitalise, engineTitle, joinWords } from '../../../benchmark/text/names';
import {
  countWord,
  formatMonth,
  formatQueries,
  formatShare,
  formatSpeedup,
  rounded,
} from '../../../benchmark/text/numbers';
import { publicationDay } from '../../../benchmark/text/publicationDay';
import type { AnswerMetric, AnswerPart, AnswersSpec, EngineAnswer } from '../../../figures/answers/spec';
import { disclaimer } from '../../../figures/shared/captions';
import { intervalMark, type RatioScale, scalePosition, scaleTicks } from '../../../figures/shared/scale';
import { measuredByText } from './evidence';
import type { Found } from './findPairs';
import { pairPath } from './pairs';

const TICKS = [0.1, 0.2, 0.5, 0.75, 1.25, 1.5, 2, 2.5, 3, 4, 5, 8, 10, 20, 50, 100];
/** Minimum distance of two ticks in %. */
const MIN_TICK_DISTANCE = 9;

/** A scale that includes 1 and all metrics of these comparisons. */
function engineSummaryScale(comparisons: readonly Comparison[]): RatioScale {
  const speedups = comparisons.flatMap(listMetrics).map(({ speedup }) => speedup);
  const [min, max] = [Math.min(1, ...speedups), Math.max(1.25, ...speedups)];
  const ticks = [1];
  for (const tick of TICKS) {
    const isFar = ticks.every(
      (other) =>
        Math.abs(scalePosition(tick, { min, max, ticks }) - scalePosition(other, { min, max, ticks })) >=
        MIN_TICK_DISTANCE,
    );
    if (tick >= min && tick <= max && isFar) ticks.push(tick);
  }
  return { min, max, ticks: ticks.sort((a, b) => a - b) };
}

function captionOf({ newest }: Pick<Found, 'newest'>): string {
  const rows = newest.length > 1 ? ' Data sizes and machines differ, so read along a row, not down.' : '';
  return `Speedup over vanilla Spark, log scale. Bar: total time. Circles: geometric mean and median of the queries.${rows}`;
}

/** Shares of vanilla Spark’s time: its own, then those of later measurements of the same two releases. */
function sharesOf(own: Comparison, { published }: Found): number[] {
  return [own, ...repeatedTotals(own, published)].map(({ candidateS, baselineS }) => candidateS / baselineS);
}

const EVIDENCE: readonly Strength[] = ['clear', 'measured', 'none'];

/** The comparisons with the best evidence first; of several, the one that was published last. */
function bestSupported({ newest }: Found): Comparison[] {
  return EVIDENCE.flatMap((strength) => newest.filter((own) => evidenceOf(own).strength === strength));
}

/** "45 to 75%"; "45%" for one share. */
function shareRange(shares: readonly number[]): string {
  const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => formatShare(share, 0));
  return least === most ? `${least}` : `${least?.replace('%', '')} to ${most}`;
}

/** "The engines take 45 to 75% of vanilla Spark’s time, …"; of all that the bars show. */
function title(newest: readonly Comparison[], found: Found): string {
  const [only, more] = newest;
  const shares = newest.flatMap((own) => sharesOf(own, found));
  const share = `${shareRange(shares)} of vanilla Spark’s time`;
  if (only && !more)
    return `${engineTitle(only.candidate.engine)} takes ${share} on ${suiteTitle(only.candidate.suite)}`;
  return `The engines take ${share}, each at its own data size, on its own machine`;
}

/** True if one round has two of these releases. */
function areTogether(newest: readonly Comparison[], { engineToEngine }: Found): boolean {
  const ids = new Set(newest.map(({ candidate }) => candidate.id));
  return engineToEngine.some(
    ({ baseline, candidate, together }) => together && ids.has(baseline.id) && ids.has(candidate.id),
  );
}

/** Engines' shares of vanilla Spark’s time, and whether it is known which engine is fastest. */
function sentence(found: Found): AnswerPart[] {
  const { newest } = found;
  const shares = newest.flatMap((own) => sharesOf(own, found));
  const faster = newest.filter((own) => sharesOf(own, found).every((share) => share < 1));
  const share = { text: `${shareRange(shares)} of vanilla Spark’s time`, strong: true };
  const count = countWord(newest.length);
  const [only] = newest;
  const where = ' in their newest results with a time for each query.';
  if (newest.length === 1 && only) {
    return [
      { text: `${only.candidate.engine.title} took ` },
      share,
      { text: ' in its newest result with a time for each query.' },
    ];
  }
  const all = `${newest.length === 2 ? 'Both' : `All ${count}`} engines took `;
  const some = `${capitalise(countWord(faster.length))} of ${count} engines took less time than vanilla Spark: `;
  const head = [{ text: faster.length === newest.length ? all : some }, share, { text: where }];
  if (areTogether(newest, found)) return head;
  return [
    ...head,
    { text: ' It is ' },
    { text: 'unknown which one is fastest', strong: true },
    { text: ': these releases never ran together.' },
  ];
}

/** Counts, doubts, and memory difference, in sentences. */
function details(own: Comparison): string[] {
  const { comparability, faster, matched } = own;
  const memory = comparability.fields.find(({ id, relation }) => id === MEMORY_ID && relation === 'different');
  const mark = own.verdict.word.endsWith('†') ? '† ' : '';
  return [
    `Faster on ${faster} of ${formatQueries(matched.length)}.`,
    doubtSentence(own) && `${mark}${doubtSentence(own)}`,
    memory ? `${memory.note.replace(/\.$/, '')}.` : '',
  ].filter((text) => text !== '');
}

/** The three metrics of a comparison, without a verdict if the comparison's is withheld. */
function metricsOf(comparison: Comparison, scale: RatioScale): AnswerMetric[] {
  const estimates = [
    ['total-time ratio', comparison.total],
    ['geometric mean', comparison.geometricMean],
    ['median speedup', comparison.median],
  ] as const;
  return estimates.map(([name, estimate]) => {
    const { low, high } = estimate.deciding;
    return {
      name,
      value: formatSpeedup(estimate.speedup),
      low: rounded(low),
      speedup: rounded(estimate.speedup),
      high: rounded(high),
      over: estimate.repeat ? 'iterations and reruns' : 'reruns',
      mark: intervalMark(low, estimate.speedup, high, scale),
      verdict: shownVerdict(estimate, comparison),
    };
  });
}

function engineAnswer(own: Comparison, scale: RatioScale, found: Found): EngineAnswer {
  const { baseline, candidate, environment, verdict } = own;
  const { engine } = candidate;
  return {
    engine: engine.id,
    title: capitalise(engine.title),
    setup: [`${engine.version}, ${publicationDay(candidate, formatMonth)}`, suiteAtSize(candidate.suite)],
    baseline: baseline.id,
    candidate: candidate.id,
    path: pairPath(own, found.shown),
    rows: metricsOf(own, scale),
    environment: environment.relation,
    ...evidenceOf(own),
    others: capitalise(metricsText(own).replace(/^[^,]*, /, '')),
    word: `${verdict.word}${wordBasis(own)}`,
    measured: `${measuredByText(own)}.`,
    details: details(own),
    otherTotals: [repeatedText(own, found.published), newerText(own, found.published)].filter((text) => text !== ''),
    source: { label: engineTitle(engine), path: resultSetPath(candidate.id) },
  };
}

/** Engines with results but without vanilla Spark; '' for none. */
function note({ resultSets, engines, newest }: Found): string {
  const shown = new Set([NATIVE_SPARK, ...newest.map(({ candidate }) => candidate.engine.id)]);
  const alone = resultSets.filter(({ engine }) => !shown.has(engine.id) && engines.some(({ id }) => id === engine.id));
  const missing = [...new Set(alone.map(({ engine }) => engine.title))];
  return missing.length === 0 ? '' : `No results of vanilla Spark were published with those for ${joinWords(missing)}.`;
}

/**
 * Answer of the home page: the newest measured release of each engine, compared with vanilla Spark, the best supported
 * one first. Null if no engine has a comparison with vanilla Spark.
 */
export function engineSummarySpec(found: Found): AnswersSpec | null {
  const newest = bestSupported(found);
  const [first] = newest;
  if (!first) return null;
  const scale = engineSummaryScale(newest);
  const caption = captionOf(found);
  return {
    kind: 'answers',
    id: 'answers',
    title: title(newest, found),
    sentence: sentence(found),
    caption,
    note: note(found),
    disclaimer: disclaimer(first.candidate),
    description: caption,
    engines: newest.map((own) => engineAnswer(own, scale, found)),
    ticks: scaleTicks(scale),
    baseAt: scalePosition(1, scale),
  };
}
