import { machineText } from '../../benchmark/comparison/environmentSummary';
import { isComparable } from '../../benchmark/comparison/pairFaults';
import type { Comparison } from '../../benchmark/model/comparison';
import { groupBy } from '../../benchmark/model/groupBy';
import { NATIVE_SPARK } from '../../benchmark/model/order';
import { comparePath } from '../../benchmark/model/paths';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { setsOfSuite } from '../../benchmark/model/setLists';
import { compareVersions } from '../../benchmark/model/versions';
import { doubtNote } from '../../benchmark/text/doubt';
import { capitalise, engineName } from '../../benchmark/text/names';
import { formatMonth, formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { areOfOneRound } from '../../benchmark/text/roundText';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { comparePair } from '../home/engineSummary/pairs';
import { type SpeedupBar, speedupBars } from './speedupBars';

/** Number of suggested comparisons. */
const MAX_PARTNERS = 3;

/** Another result set, compared with the page's. */
export interface Partner {
  path: string;
  /** "vanilla Spark 3.5". */
  name: string;
  /** "Same round, r6i.24xlarge". */
  where: string;
  bar: SpeedupBar;
  /** "faster, unconfirmed". */
  word: string;
  /** "faster on 102 of 103 queries". */
  counts: string;
  /** "Vanilla Spark: 1,410.4 s, August 2026". */
  total: string;
  /** "† Sources conflict on how many nodes vanilla Spark ran on: 12 or 4."; '' for no doubt. */
  doubt: string;
}

/** Result sets to choose from. */
interface Around {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Round[];
}

/** True if a round lists both, which may reuse vanilla Spark of an earlier one. */
function shareRound(a: ResultSet, b: ResultSet, rounds: readonly Round[]): boolean {
  return rounds.some(({ resultSets }) => resultSets.includes(a.id) && resultSets.includes(b.id));
}

/** Sorts by same round, same environment, same machine, distance of publication, and vanilla Spark. */
function closestFirst(set: ResultSet, others: readonly ResultSet[], { environments, rounds }: Around): ResultSet[] {
  const machine = (own: ResultSet) => machineText(environments.find(({ id }) => id === own.environment));
  const apart = others.map((other) => ({
    other,
    by: [
      Number(!shareRound(set, other, rounds)),
      Number(other.environment !== set.environment),
      Number(machine(other) !== machine(set)),
      Math.abs(Date.parse(other.created) - Date.parse(set.created)),
      Number(other.engine.id !== NATIVE_SPARK),
    ],
  }));
  const difference = (left: readonly number[], right: readonly number[]) =>
    left.map((value, index) => value - (right[index] ?? 0)).find((found) => found !== 0) ?? 0;
  return apart.sort((a, b) => difference(a.by, b.by)).map(({ other }) => other);
}

/** Of sets of one engine, the nearest first: the nearest of the newest release; of vanilla Spark and of `engine`, the nearest. */
function representative(own: readonly ResultSet[], engine: string): ResultSet[] {
  const [nearest] = own;
  if (!nearest || nearest.engine.id === NATIVE_SPARK || nearest.engine.id === engine) return nearest ? [nearest] : [];
  return own.toSorted((a, b) => compareVersions(b.engine.version, a.engine.version)).slice(0, 1);
}

/** A comparable set of each engine, then other sets of the same engine, then the rest. */
function partnersOf(set: ResultSet, around: Around): ResultSet[] {
  const comparable = setsOfSuite(around.resultSets, set).filter((other) => isComparable(other, set));
  const ranked = closestFirst(set, comparable, around);
  const byEngine = groupBy(ranked, ({ engine }) => engine.id);
  const first = [...byEngine.values()].flatMap((own) => representative(own, set.engine.id));
  const rest = ranked.filter((other) => !first.includes(other));
  const isOwn = ({ engine }: ResultSet) => engine.id === set.engine.id;
  return [...first, ...rest.filter(isOwn), ...rest.filter((other) => !isOwn(other))].slice(0, MAX_PARTNERS);
}

function relation(set: ResultSet, other: ResultSet): string {
  if (areOfOneRound(set, other)) return 'Same round';
  if (set.engine.id !== other.engine.id) return other.engine.id === NATIVE_SPARK ? 'Other round' : 'Other engine';
  const order = compareVersions(other.engine.version, set.engine.version);
  if (order === 0) return 'Other run';
  return order < 0 ? 'Earlier release' : 'Later release';
}

/** Verdict on total time: "clearly faster", "faster, unconfirmed", "no verdict: conflicting sources". */
function word({ verdict: { withheld }, total }: Comparison): string {
  return withheld === undefined ? VERDICT_WORDS[total.verdict] : `no verdict: ${withheld}`;
}

/** Suggested comparisons of a set, the best first; at most three. */
export function partners(set: ResultSet, around: Around): Partner[] {
  const { environments } = around;
  const compared = partnersOf(set, around).map((baseline) => comparePair({ baseline, candidate: set }, environments));
  const bars = speedupBars(compared, 'baseline');
  return compared.flatMap((comparison) => {
    const { baseline, baselineS, faster, matched } = comparison;
    const bar = bars.get(baseline.id);
    const machine = machineText(environments.find(({ id }) => id === baseline.environment));
    return bar
      ? [
          {
            path: comparePath(baseline.id, [set.id]),
            name: engineName(baseline.engine),
            where: `${relation(set, baseline)}, ${machine}`,
            bar,
            word: word(comparison),
            counts: `faster on ${faster} of ${formatQueries(matched.length)}`,
            total: `${capitalise(baseline.engine.title)}: ${formatSeconds(baselineS)}, ${publicationDay(baseline, formatMonth)}`,
            doubt: doubtNote(comparison),
          },
        ]
      : [];
  });
}
