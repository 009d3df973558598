import type { AnswerPart, AnswersSpec, EngineAnswers, Question } from '../../../figures/answers';
import { disclaimer } from '../../../figures/captions';
import { ANSWERS, scaleTicks } from '../../../figures/scale';
import type { Comparison } from '../../../model/comparison';
import { resultSetPath } from '../../../model/paths';
import type { ResultSet } from '../../../model/resultSet';
import type { EngineRecord } from '../../../model/round';
import { capitalise, engineTitle } from '../../../text/names';
import { formatDate, formatRange } from '../../../text/numbers';
import { measuredCost } from '../../cost/input';
import { historyPath } from '../../history/paths';
import { matrixRows } from '../matrixRows';
import { costAnswer } from './cost';
import { answersSentence, answersTitle, CAPTION, note } from './head';
import { nearestPair, otherAnswer } from './nearest';
import { newestPairs } from './newest';
import { comparePair, enginePairs, nativePairs, type Pair, type PairInput } from './pairs';
import { type IdPair, line, link, pairPath, small, suiteShort } from './parts';
import { sinceAnswer } from './since';
import { sureAnswer } from './sure';

/** What the answers are made of. */
export interface AnswersInput extends PairInput {
  engines: readonly EngineRecord[];
  /** The pages that show pairs, newest first. */
  shown: readonly { path: string; pairs: readonly IdPair[] }[];
}

/** The newest pairs, with what their answers need of all others. */
interface Found extends AnswersInput {
  native: Comparison[];
  newest: Comparison[];
  engineToEngine: readonly Pair[];
}

function find(input: AnswersInput): Found {
  const pairs = nativePairs(input);
  const native = pairs.map((pair) => comparePair(pair, input.environments));
  const chosen = newestPairs(native);
  return { ...input, native, newest: chosen as Comparison[], engineToEngine: enginePairs(input) };
}

function nativeAnswer(comparison: Comparison, { shown }: Found) {
  const { verdict, candidate } = comparison;
  return [
    line(link(verdict.word, pairPath(comparison, shown))),
    small(`${suiteShort(comparison)}, published ${formatDate(candidate.created)}`),
  ];
}

function against(own: Comparison, found: Found) {
  const [reference] = found.newest;
  if (!reference || reference === own) return [line('–')];
  const pair = nearestPair(found.engineToEngine, reference.candidate, own.candidate);
  const nearest = pair && {
    comparison: comparePair(pair, found.environments),
    path: pairPath(pair, found.shown),
  };
  return otherAnswer(reference.candidate, own.candidate, nearest ?? null);
}

/** The page of an engine's rounds, if it was in any. */
function historyLink({ engine }: ResultSet, { rounds, native }: Found): AnswerPart[] {
  const own = new Set(
    native.filter(({ candidate }) => candidate.engine.id === engine.id).map(({ candidate }) => candidate.id),
  );
  const inRounds = rounds.some(({ resultSets }) => resultSets.some((id) => own.has(id)));
  return inRounds ? [link(`History of ${engine.title}`, historyPath(engine.id))] : [];
}

function since({ candidate }: Comparison, found: Found) {
  const own = found.native.filter((other) => other.candidate.engine.id === candidate.engine.id);
  return sinceAnswer(
    own.filter((other) => !isVariant(other.candidate, found)),
    historyLink(candidate, found),
  );
}

function isVariant({ id }: ResultSet, { rounds }: Found): boolean {
  return rounds.some(({ variants = [] }) => variants.some(({ resultSet }) => resultSet === id));
}

function engineAnswers(own: Comparison, found: Found): EngineAnswers {
  const { baseline, candidate, environment } = own;
  const record = found.engines.find(({ id }) => id === candidate.engine.id);
  const title = engineTitle(candidate.engine);
  const answers: EngineAnswers['answers'] = {
    native: nativeAnswer(own, found),
    other: against(own, found),
    since: since(own, found),
    cost: costAnswer(measuredCost(own, { environments: found.environments, prices: [], problems: [] }).sides),
    sure: sureAnswer(own),
  };
  return {
    engine: candidate.engine.id,
    title,
    subtitle: record && record.name !== candidate.engine.title ? record.name : '',
    baseline: baseline.id,
    candidate: candidate.id,
    rows: matrixRows(own, ANSWERS).map((row) => ({ ...row, interval: formatRange(row.low, row.high, 2) })),
    environment: environment.relation,
    dagger: environment.dispute !== '',
    reason: own.verdict.case === 'disputed' ? environment.reason : '',
    source: { label: title, path: resultSetPath(candidate.id) },
    answers,
  };
}

function questions({ newest: [reference] }: Found): AnswersSpec['questions'] {
  const other = reference ? engineTitle(reference.candidate.engine) : '';
  const texts: [Question, string, string, string][] = [
    ['native', 'How much faster than vanilla Spark?', 'Than vanilla Spark?', 'Each cell opens its comparison.'],
    ['other', `Faster than ${other}?`, `Than ${other}?`, ''],
    ['since', 'Since when?', 'Since when?', ''],
    ['cost', 'At what cost?', 'At what cost?', ''],
    ['sure', 'How sure?', 'How sure?', ''],
  ];
  return texts.map(([id, text, narrow, noted]) => ({ id, text, narrow, note: noted }));
}

/**
 * What the first screen of the home page answers: of the newest measured release of each engine how much faster than vanilla Spark, faster
 * than the engine measured last, since when, at what cost, how sure. Null where no engine was measured against vanilla Spark.
 */
export function answersSpec(input: AnswersInput): AnswersSpec | null {
  const found = find(input);
  const [first] = found.newest;
  if (!first) return null;
  return {
    kind: 'answers',
    id: 'answers',
    title: answersTitle(found.newest),
    sentence: answersSentence(found.newest, found.engineToEngine),
    caption: CAPTION,
    note: note(input, found.newest),
    disclaimer: disclaimer(first.candidate),
    description: capitalise(CAPTION),
    questions: questions(found),
    engines: found.newest.map((own) => engineAnswers(own, found)),
    ticks: scaleTicks(ANSWERS),
  };
}
