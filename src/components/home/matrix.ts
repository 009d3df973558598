import { compare } from '../../benchmark/comparison/compare';
import { CompareError } from '../../benchmark/comparison/match';
import type { Comparison } from '../../benchmark/model/comparison';
import { comparePath, reportPath, resultSetPath } from '../../benchmark/model/paths';
import type { Report } from '../../benchmark/model/report';
import type { Environment, ResultSet } from '../../benchmark/model/resultSet';
import type { Round } from '../../benchmark/model/round';
import { capitalise, distinctTitles } from '../../benchmark/text/names';
import { formatNumber } from '../../benchmark/text/numbers';
import type { MatrixCell, MatrixSide, MatrixSpec } from '../../figures/matrix/spec';
import { disclaimer } from '../../figures/shared/captions';
import { MATRIX_CELL, scaleTicks } from '../../figures/shared/scale';
import { totalSeconds } from '../resultSet/listEntry';
import { matrixRows } from './matrixRows';
import { matrixCaption, matrixNote, matrixTitle } from './matrixText';
import { newestOfEach, type SuiteGroup, suiteGroups } from './suiteGroups';

function matrixCell(comparison: Comparison, reports: MatrixInput['reports']): MatrixCell {
  const { baseline, candidate, environment } = comparison;
  const found = reports.find(
    (entry) => entry.comparison.baseline.id === baseline.id && entry.comparison.candidate.id === candidate.id,
  );
  return {
    baseline: baseline.id,
    candidate: candidate.id,
    rows: matrixRows(comparison),
    environment: environment.relation,
    dagger: environment.dispute !== '',
    reason: comparison.verdict.case === 'disputed' ? environment.reason : '',
    path: found ? reportPath(found.report.id) : comparePath(baseline.id, [candidate.id]),
  };
}

function sideOf(set: ResultSet, title: string): MatrixSide {
  const totalS = totalSeconds(set);
  const total = totalS === null ? 'total incomplete' : `${formatNumber(totalS)}\u202Fs in total`;
  return { id: set.id, title: capitalise(title), total, path: resultSetPath(set.id) };
}

interface MatrixInput {
  resultSets: readonly ResultSet[];
  environments: readonly Environment[];
  rounds: readonly Pick<Round, 'resultSets' | 'baselines'>[];
  /** Reports with their comparisons, newest first. */
  reports: readonly { report: Report; comparison: Comparison }[];
}

/** A pair with its comparison or the reasons against it; neither for a result set with itself. */
interface Compared {
  comparison: Comparison | null;
  refused: string[];
}

function comparePair(baseline: ResultSet, candidate: ResultSet, environments: readonly Environment[]): Compared {
  if (baseline.id === candidate.id) return { comparison: null, refused: [] };
  try {
    return { comparison: compare(baseline, candidate, environments), refused: [] };
  } catch (error) {
    if (error instanceof CompareError) return { comparison: null, refused: error.reasons };
    throw error;
  }
}

function groupMatrix({ sets, ...texts }: SuiteGroup, { environments, reports }: MatrixInput): MatrixSpec {
  const titles = distinctTitles(sets);
  const entries = sets.map((set, index) => ({ set, side: sideOf(set, titles[index] ?? '') }));
  const pair = entries.length === 2;
  const [rows, columns] = pair ? [entries.slice(0, 1), entries.slice(1)] : [entries, entries];
  const compared = rows.map((row) => columns.map((column) => comparePair(row.set, column.set, environments)));
  const found = compared.flat().flatMap(({ comparison }) => comparison ?? []);
  const refused = compared.flat().flatMap((entry) => entry.refused);
  const caption = matrixCaption(pair);
  return {
    kind: 'matrix',
    id: `matrix-${texts.slug}`,
    ...texts,
    file: `charts/home/matrix-${texts.slug}`,
    title: matrixTitle(sets, pair ? found : ofGroup(sets, reports)),
    caption,
    baselines: rows.map(({ side }) => side),
    candidates: columns.map(({ side }) => side),
    cells: compared.map((row) => row.map(({ comparison }) => comparison && matrixCell(comparison, reports))),
    ticks: scaleTicks(MATRIX_CELL),
    note: matrixNote(sets, found, refused, caveatsOf(sets, reports)),
    disclaimer: disclaimer(sets[0] as ResultSet),
    description: caption,
  };
}

/** Caveats of the reports on sets of the group. */
function caveatsOf(sets: readonly ResultSet[], reports: MatrixInput['reports']): string[] {
  const own = reports.filter(({ comparison: { candidate } }) => sets.some(({ id }) => id === candidate.id));
  return own.map(({ report }) => report.caveat).filter((caveat) => caveat !== '');
}

/** Report comparisons with both sides in the group, newest first. */
function ofGroup(sets: readonly ResultSet[], reports: MatrixInput['reports']): Comparison[] {
  const has = (wanted: ResultSet) => sets.some(({ id }) => id === wanted.id);
  return reports
    .map(({ comparison }) => comparison)
    .filter(({ baseline, candidate }) => has(baseline) && has(candidate));
}

/** Sets of rounds with their own vanilla Spark, which is their only baseline. Excludes rounds that share one. */
function setsWithOwnBaseline(rounds: MatrixInput['rounds']): Set<string> {
  const baselines = rounds.flatMap((round) => round.baselines);
  const isShared = (id: string) => baselines.filter((other) => other === id).length > 1;
  return new Set(rounds.filter((round) => !round.baselines.some(isShared)).flatMap(({ resultSets }) => resultSets));
}

/**
 * One matrix per group of comparable result sets, with the newest release of each engine, largest group first; groups
 * of one have none. Sets of a round with its own vanilla Spark are on the history pages instead.
 */
export function matrices(input: MatrixInput): MatrixSpec[] {
  const ofRounds = setsWithOwnBaseline(input.rounds);
  return suiteGroups(input.resultSets.filter(({ id }) => !ofRounds.has(id)))
    .map((group) => ({ ...group, sets: newestOfEach(group.sets) }))
    .filter(({ sets }) => sets.length > 1)
    .map((group) => groupMatrix(group, input))
    .filter(({ cells }) => cells.flat().some((cell) => cell !== null));
}
