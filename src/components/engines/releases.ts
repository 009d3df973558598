import { evidenceOf } from '../../benchmark/comparison/evidence';
import { isWithdrawn } from '../../benchmark/comparison/withdrawal';
import type { Comparison } from '../../benchmark/model/comparison';
import type { Evidence } from '../../benchmark/model/figure';
import { groupBy } from '../../benchmark/model/groupBy';
import { latestDate } from '../../benchmark/model/order';
import { suiteTitle } from '../../benchmark/model/queries';
import type { EngineRecord, Round } from '../../benchmark/model/round';
import { compareVersions } from '../../benchmark/model/versions';
import { formatMark, sizeText } from '../../benchmark/text/dataSize';
import { derivedFromAll } from '../../benchmark/text/disclaimer';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countNoun, countWord, formatShortMonth } from '../../benchmark/text/numbers';
import { publicationDay } from '../../benchmark/text/publicationDay';
import { isByOwnProject } from '../../benchmark/text/publisher';
import { otherRoundsText, vanillaOf } from '../../benchmark/text/roundText';
import { runsText } from '../../benchmark/text/statistic';
import type { AnswerPart } from '../../figures/answers/spec';
import { EVIDENCE_KEY } from '../../figures/answers/spec';
import type { EngineCell, EngineRow, EnginesSpec, EvidenceCount, ReleaseMark } from '../../figures/engines/spec';
import { speedupAxis } from '../../figures/shared/axes';
import { pairPath, type ShownPairs } from '../home/engineSummary/pairs';

/** What the page of all engines is made of. */
export interface EnginesInput {
  /** Each release compared with vanilla Spark. */
  comparisons: readonly Comparison[];
  engines: readonly EngineRecord[];
  rounds: readonly Round[];
  /** Pages that show pairs. */
  shown: readonly ShownPairs[];
}

function markOf(own: Comparison, shown: readonly ShownPairs[]): ReleaseMark {
  const { baseline, candidate, total, geometricMean, median } = own;
  return {
    release: candidate.engine.version,
    published: publicationDay(candidate, formatShortMonth),
    total: total.speedup,
    geometricMean: geometricMean.speedup,
    median: median.speedup,
    ...evidenceOf(own),
    runs: runsText([baseline, candidate]),
    doubt: own.verdict.withheld ?? '',
    path: pairPath(own, shown),
  };
}

/** In the order of publication; of one day, a variant of a release comes before the release itself. */
function inOrder(comparisons: readonly Comparison[], rounds: readonly Round[]): Comparison[] {
  const variants = new Set(rounds.flatMap((round) => (round.variants ?? []).map(({ resultSet }) => resultSet)));
  return [...comparisons].sort(
    ({ candidate: a }, { candidate: b }) =>
      a.created.localeCompare(b.created) ||
      compareVersions(a.engine.version, b.engine.version) ||
      Number(variants.has(b.id)) - Number(variants.has(a.id)),
  );
}

function columnOf({ candidate: { suite } }: Comparison): { suite: string; size: string } {
  return { suite: suiteTitle(suite), size: `${sizeText(suite)}${formatMark(suite)}` };
}

const keyOf = (own: Comparison) => Object.values(columnOf(own)).join(' ');

function cellOf(own: readonly Comparison[], shown: readonly ShownPairs[]): EngineCell | null {
  const newest = own.at(-1);
  if (!newest) return null;
  return { band: Math.exp(newest.reruns.halfWidth.total), marks: own.map((entry) => markOf(entry, shown)) };
}

function isShownToRepeat(own: Comparison): boolean {
  return evidenceOf(own).strength === 'clear';
}

/** The side of the total time, beyond what reruns explain; `same` for none, and without a verdict. */
function sideBeyondReruns(own: Comparison): Evidence['way'] {
  const { way, strength } = evidenceOf(own);
  return strength === 'none' ? 'same' : way;
}

/** Comparisons in which the engine took longer, beyond what reruns explain. */
function slowerCount(comparisons: readonly Comparison[]): number {
  return comparisons.filter((own) => sideBeyondReruns(own) === 'slower').length;
}

function evidenceCounts(own: readonly Comparison[]): EvidenceCount[] {
  const slower = slowerCount(own) === 0 ? '' : `, ${slowerCount(own)} slower`;
  const count = (words: string, has: (comparison: Comparison) => boolean) => ({
    count: own.filter(has).length,
    of: own.length,
    words,
  });
  return [
    count('shown to repeat', isShownToRepeat),
    count(`beyond reruns${slower}`, (comparison) => sideBeyondReruns(comparison) !== 'same'),
    count('not by its own project', ({ candidate }) => !isByOwnProject(candidate)),
  ];
}

function newestDay({ own }: { own: readonly Comparison[] }): string {
  return latestDate(own.map(({ candidate }) => candidate));
}

/** Comparisons of each engine in the order of publication, the engine with the newest first, then the one with the most. */
export function byEngine({ comparisons, rounds, engines }: EnginesInput) {
  const groups = groupBy(inOrder(comparisons, rounds), ({ candidate }) => candidate.engine.id);
  return engines
    .flatMap(({ id, name }) => {
      const own = groups.get(id);
      return own ? [{ id, name: capitalise(name), own }] : [];
    })
    .sort((a, b) => newestDay(b).localeCompare(newestDay(a)) || b.own.length - a.own.length);
}

/** " In one, the engine took longer, beyond what reruns explain."; '' for none. */
function slowerText(comparisons: readonly Comparison[]): string {
  const count = slowerCount(comparisons);
  return count === 0 ? '' : ` In ${countWord(count)}, the engine took longer, beyond what reruns explain.`;
}

/** " Publishers withdrew the results of two comparisons, which have no verdict."; '' for none. */
function withdrawnText(comparisons: readonly Comparison[]): string {
  const count = comparisons.filter(isWithdrawn).length;
  if (count === 0) return '';
  return ` Publishers withdrew the results of ${countNoun(count, 'comparison')}, which ${count === 1 ? 'has' : 'have'} no verdict.`;
}

/** "41 of 45 comparisons": those in which the engine took less time. */
function soonerText(comparisons: readonly Comparison[]): string {
  const sooner = comparisons.filter(({ total }) => total.speedup > 1).length;
  return `${sooner} of ${countNoun(comparisons.length, 'comparison')}`;
}

/** How many comparisons an engine won, and won beyond reruns, in a sentence; the counts are strong. */
export function enginesAnswer({ comparisons }: Pick<EnginesInput, 'comparisons'>): AnswerPart[] {
  const beyond = comparisons.filter((own) => sideBeyondReruns(own) === 'faster');
  return [
    { text: 'In ' },
    { text: soonerText(comparisons), strong: true },
    { text: ', the engine took less time than vanilla Spark, ' },
    { text: `${beyond.length} beyond reruns`, strong: true },
    { text: ` (${beyond.filter(isShownToRepeat).length || 'none'} shown to repeat).` },
  ];
}

/** Every comparison by engine, suite, and size; null without any. */
export function enginesSpec(input: EnginesInput): EnginesSpec | null {
  const { comparisons } = input;
  if (comparisons.length === 0) return null;
  const order = [...comparisons].sort(
    (a, b) =>
      columnOf(a).suite.localeCompare(columnOf(b).suite) ||
      a.candidate.suite.scaleFactor - b.candidate.suite.scaleFactor ||
      columnOf(a).size.localeCompare(columnOf(b).size),
  );
  const columns = new Map(order.map((own) => [keyOf(own), columnOf(own)]));
  const keys = [...columns.keys()];
  const rows = byEngine(input).map(({ name, own }): EngineRow => {
    const releases = new Set(own.map(({ candidate }) => candidate.engine.version)).size;
    const cells = groupBy(own, keyOf);
    return {
      engine: name,
      detail: [countNoun(releases, 'release'), countNoun(own.length, 'comparison')],
      cells: keys.map((key) => cellOf(cells.get(key) ?? [], input.shown)),
      evidence: evidenceCounts(own),
    };
  });
  const axis = speedupAxis(comparisons.map(({ total }) => total.speedup));
  return {
    kind: 'engines',
    id: 'releases',
    title: `${joinWords(rows.map(({ engine }) => engine))} took less time than vanilla Spark in ${soonerText(comparisons)}`,
    description: describe(rows, keys),
    caption: `Speedup of each release over ${vanillaOf(comparisons)}, total time, log scale. Large: the newest release of a column. ${EVIDENCE_KEY} Gray band: what reruns of the newest release explain.`,
    note: `Machines and data differ between columns and rounds: compare within a round.${otherRoundsText(comparisons)}${slowerText(comparisons)}${withdrawnText(comparisons)}`,
    disclaimer: derivedFromAll(comparisons.map(({ baseline }) => suiteTitle(baseline.suite)).sort()),
    columns: [...columns.values()],
    axis: { ...axis, ticks: axis.ticks.filter((tick) => !CLOSE_TICKS.includes(tick)) },
    rows,
  };
}

/** Ticks for which cells have no room. */
const CLOSE_TICKS = [0.8, 1.25];

function describe(rows: readonly EngineRow[], keys: readonly string[]): string {
  const texts = rows.flatMap(({ engine, cells }) =>
    cells.flatMap((cell, index) => {
      const newest = cell?.marks.at(-1);
      return newest ? [`${engine} ${newest.release} on ${keys[index]} ${newest.total.toFixed(2)}×`] : [];
    }),
  );
  return `The newest releases: ${texts.join(', ')}.`;
}
