import { LEAST_ROUNDS, withGuests } from '../../history/guests';
import type { HistoryLine, HistoryPoint } from '../../history/lines';
import { sameShape } from '../../history/shape';
import {
  byMachine,
  lineDetail,
  lineHeading,
  monthText,
  publishedOn,
  releaseAt,
  releaseName,
  shortVersion,
} from '../../history/words';
import { suiteTitle } from '../../model/queries';
import type { EngineRecord } from '../../model/round';
import { capitalise, listed } from '../../text/names';
import { countWord } from '../../text/numbers';
import type { HistoryBlock, HistoryBracket, HistoryColumn, HistoryMark, HistoryPanel } from './specs';

/** The lines of one machine with the releases that their columns stand for. */
type Machine = ReturnType<typeof machineOf>;

/** The machines of one figure: they stand side by side, since their releases follow each other. */
export type Machines = Machine[];

function machineOf(lines: HistoryLine[]) {
  const releases = lines.flatMap(({ points }) => points.map(({ release }) => release));
  return { lines, first: Math.min(...releases), last: Math.max(...releases) };
}

/**
 * The machines that stand in one figure: of one publisher, and one after the other in the order of releases. Columns reach from one machine
 * to the next, and behind the newest result to the end of the releases. Machines without a line of enough rounds are in none.
 */
export function figureMachines(engine: EngineRecord, lines: readonly HistoryLine[]): Machines[] {
  const machines = byMachine(withGuests(lines))
    .filter((group) => group.some(({ points }) => points.length >= LEAST_ROUNDS))
    .map(machineOf)
    .sort((a, b) => a.first - b.first);
  const figures: Machines[] = [];
  for (const machine of machines) {
    const found = figures.find((figure) => {
      const end = figure.at(-1) as Machine;
      return end.last < machine.first && end.lines[0]?.publisher === machine.lines[0]?.publisher;
    });
    if (found) found.push({ ...machine, first: (found.at(-1) as Machine).last + 1 });
    else figures.push([machine]);
  }
  const newest = Math.max(...machines.map(({ last }) => last));
  const end = ({ last }: Machine) => (last === newest ? engine.releases.length - 1 : last);
  return figures.map((figure) => figure.map((machine) => ({ ...machine, last: end(machine) })));
}

function columnOf(engine: EngineRecord, release: number, points: readonly HistoryPoint[]): HistoryColumn {
  const found = points.find((point) => point.release === release);
  const entry = releaseAt(engine, { release });
  const month = found ? monthText(publishedOn(found), 2) : '';
  const [label, below] =
    entry.build === undefined ? [shortVersion(engine, entry), month] : [month || entry.version, 'build'];
  const published = found ? monthText(publishedOn(found), 4) : '';
  return { label, below, release: releaseName(entry), published, measured: found !== undefined };
}

function markOf({ comparison, release, single, link }: HistoryPoint, first: number): HistoryMark {
  const { total, geometricMean, median, baselineS, candidateS } = comparison;
  return {
    column: release - first,
    total: total.speedup,
    geometricMean: geometricMean.speedup,
    median: median.speedup,
    baselineS,
    candidateS,
    single,
    link,
  };
}

/** Neighbouring points of one shape under one bracket. */
function bracketsOf({ points, machine: home }: HistoryLine, first: number): HistoryBracket[] {
  const brackets: HistoryBracket[] = [];
  for (const [index, { release, shape, round }] of points.entries()) {
    const before = points[index - 1];
    const last = brackets.at(-1);
    const column = release - first;
    const same = before?.round.machine === round.machine && sameShape(before.shape, shape);
    if (last && same) last.to = column;
    else {
      const words = shape ? `${shape.executors}\u202F×\u202F${shape.cores}` : '';
      const machine = round.machine === home ? '' : 'different machine';
      brackets.push({ from: column, to: column, shape: words, manager: shape?.manager || machine });
    }
  }
  return brackets;
}

/** "Two rounds (0.15 and 0.16): no line (see the table)."; '' where there are enough. */
function fewRounds(engine: EngineRecord, points: readonly HistoryPoint[]): string {
  if (points.length >= LEAST_ROUNDS) return '';
  const names = points.map((point) => shortVersion(engine, releaseAt(engine, point)));
  const rounds = points.length === 1 ? 'round' : 'rounds';
  return `${capitalise(countWord(points.length))} ${rounds} (${listed(names)}): no line (see the table).`;
}

/** The columns of a panel without a result; before its first mark only those of which no panel of the block has one. */
function gapsOf(marks: readonly HistoryMark[], columns: readonly HistoryColumn[]): number[] {
  const first = marks[0]?.column ?? 0;
  return columns.flatMap(({ measured }, index) => {
    const own = marks.some(({ column }) => column === index);
    return own || (index < first && measured) ? [] : [index];
  });
}

/** " (0.4 on another machine)": the rounds that stand here as guests; '' for none. */
function visits(engine: EngineRecord, { points, machine }: HistoryLine): string {
  const others = points.filter(({ round }) => round.machine !== machine);
  if (others.length === 0) return '';
  const names = listed(others.map((point) => shortVersion(engine, releaseAt(engine, point))));
  return ` (${names} on ${others.length === 1 ? 'a different machine' : 'different machines'})`;
}

function panelOf(
  engine: EngineRecord,
  line: HistoryLine,
  first: number,
  columns: readonly HistoryColumn[],
): HistoryPanel {
  const { points } = line;
  const head = { heading: lineHeading(line), detail: `, ${lineDetail(line)}${visits(engine, line)}` };
  const words = fewRounds(engine, points);
  if (words !== '') return { ...head, words, marks: [], brackets: [], gaps: [] };
  const marks = points.map((point) => markOf(point, first));
  return { ...head, words, marks, brackets: bracketsOf(line, first), gaps: gapsOf(marks, columns) };
}

/** The blocks of a figure: panels of one suite stand in one row. */
export function blocksOf(engine: EngineRecord, machines: Machines): HistoryBlock[] {
  const suiteOf = ({ points }: HistoryLine) => suiteTitle((points[0] as HistoryPoint).comparison.candidate.suite);
  const drawn = machines.map((machine) => machine.lines.filter(({ variant }) => variant === ''));
  const suites = [...new Set(drawn.flat().map(suiteOf))];
  const rows = suites.flatMap((suite) => {
    const most = Math.max(...drawn.map((lines) => lines.filter((line) => suiteOf(line) === suite).length));
    return Array.from({ length: most }, (_, index) => ({ suite, index }));
  });
  return machines.map(({ lines, first, last }, place) => {
    const points = lines.flatMap((line) => line.points);
    const columns = Array.from({ length: last - first + 1 }, (_, index) => columnOf(engine, first + index, points));
    const panels = rows.map(({ suite, index }) => {
      const line = (drawn[place] ?? []).filter((entry) => suiteOf(entry) === suite)[index];
      return line ? panelOf(engine, line, first, columns) : null;
    });
    return { columns, panels };
  });
}
