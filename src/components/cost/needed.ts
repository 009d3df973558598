import { NO_CHOICE } from '../../benchmark/cost/choice';
import type { RunCost } from '../../benchmark/cost/nodeHours';
import { column } from '../../benchmark/model/columns';
import type { FigureText } from '../../benchmark/model/figure';
import { tableOf } from '../../benchmark/model/tables/tableOf';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { countWord, formatNumber } from '../../benchmark/text/numbers';
import type { PairRow, PairsSpec } from '../../figures/pairs/spec';
import { secondsAxis } from '../../figures/shared/axes';
import { figureText } from '../../figures/shared/figureText';
import { neededRuns, pairedRuns, sidesWithCost } from './amounts';
import { type CostedSide, formatAmount } from './bars';
import type { CostInput, NeededNodes } from './types';

/** Id of the figure of node-hours with the reported and with the needed nodes. */
export const NODE_HOURS_FIGURE = 'node-hours';

type Runs = Record<'baseline' | 'candidate', RunCost>;
type Sides = Record<'baseline' | 'candidate', CostedSide>;

const nodesText = ({ counts }: RunCost) => counts.map((count) => formatNumber(count)).join(' + ');

function rowOf(title: string, { baseline, candidate }: Sides, runs: Runs, isAssumed: boolean): PairRow[] {
  const [own, other] = [runs.baseline.nodeHours, runs.candidate.nodeHours];
  if (own === null || other === null) return [];
  const bar = (side: CostedSide, hours: number) => ({
    value: hours,
    text: `${capitalise(side.side.name)} ${formatAmount(hours)}`,
  });
  return [
    {
      title,
      notes: [`${nodesText(runs.baseline)} vs. ${nodesText(runs.candidate)} nodes`],
      baseline: bar(baseline, own),
      candidate: bar(candidate, other),
      role: 'candidate',
      isAssumed,
      word: `${formatAmount(other / own)}×`,
      meaning: 'the node-hours',
    },
  ];
}

/** Requested and provisioned amounts of a side: "453 cores and 3,220 GB, but its eight nodes have 256 cores and 2,048 GB". */
function contradiction({ side }: CostedSide): string {
  const [pool] = side.pools;
  const [have] = side.provisioned;
  const amounts = ({ cores, memoryGb }: typeof side.requested) =>
    joinWords([
      ...(cores === null ? [] : [`${formatNumber(cores)} cores`]),
      ...(memoryGb === null ? [] : [`${formatNumber(memoryGb)}\u202FGB`]),
    ]);
  const [count] = pool?.counts ?? [];
  if (!have || count === undefined) return '';
  return `Its executors and driver request ${amounts(side.requested)}, but its ${countWord(count)} nodes have ${amounts(have)}.`;
}

/** The same sides under another condition: "10 TB". */
interface Condition {
  name: string;
  input: CostInput;
}

/** Node-hours under another condition as reported; nothing if they are unknown or reported with several counts. */
function conditionRow({ name, input }: Condition): PairRow[] {
  const [baseline, candidate] = sidesWithCost(input, NO_CHOICE).sides;
  if (!baseline || !candidate) return [];
  const [reported, another] = pairedRuns(baseline, candidate);
  return !reported || another ? [] : rowOf(`${name}, as reported`, { baseline, candidate }, reported, false);
}

/**
 * The contradiction between executors and nodes, and node-hours with the reported and with the needed nodes. Null if the
 * reported nodes hold the executors, if sources report several counts, or if there is not exactly one candidate.
 */
export function neededNodes(input: CostInput, conditions: readonly Condition[] = []): NeededNodes | null {
  const { sides } = sidesWithCost(input, NO_CHOICE);
  const [baseline, candidate, more] = sides;
  if (!baseline || !candidate || more) return null;
  const needed = neededRuns(baseline, candidate);
  const [reported, another] = pairedRuns(baseline, candidate);
  const over = [baseline, candidate].find(({ side }) => side.neededNodes !== null);
  if (!needed || !reported || another || !over) return null;
  const both = { baseline, candidate };
  const nodes = over.side.neededNodes ?? 0;
  const rows = [
    ...rowOf('As reported', both, reported, false),
    ...rowOf(`With ${formatNumber(nodes)} nodes`, both, needed, true),
    ...conditions.flatMap(conditionRow),
  ];
  const [first] = rows;
  if (!first) return null;
  const largest = Math.max(...rows.flatMap((row) => [row.baseline.value, row.candidate.value]));
  const spec: PairsSpec = {
    kind: 'pairs',
    id: NODE_HOURS_FIGURE,
    title: `${capitalise(candidate.side.name)} uses ${first.word} the node-hours, as reported`,
    description: rows.map((row) => `${row.title}: ${row.baseline.text}, ${row.candidate.text}`).join('; '),
    axis: { ...secondsAxis('Node-hours', 0, largest), unit: '' },
    reference: null,
    rows,
  };
  return {
    spec,
    figure: figureOf(spec, [input, ...conditions.map((condition) => condition.input)]),
    text: `The source contradicts itself on the nodes of ${over.side.name}. ${contradiction(over)} With ${formatNumber(nodes)} nodes, they would fit: the times stay as they are, but the node-hours change.`,
  };
}

function figureOf(spec: PairsSpec, inputs: readonly CostInput[]): FigureText {
  const statements = new Set(inputs.map(({ statement }) => statement));
  const sources = new Map(inputs.flatMap((input) => input.sources).map((source) => [source.path, source]));
  const [baseline, candidate] = inputs[0]?.sides ?? [];
  return figureText(spec, {
    caption: 'Node-hours of one pass over the suite: time × nodes. Dashed: with the nodes that the executors need.',
    statement: `${[...statements].join(' ')} Node-hours calculated by this site.`,
    sources: [...sources.values()],
    table: tableOf(spec.rows, [
      [column('condition', 'Condition'), 'title'],
      [column('nodes', 'Nodes'), ({ notes }) => notes.join(', ').replace(/ nodes$/, '')],
      [column('baseline', `${baseline?.title} (node-hours)`, '', 'number', 2), (row) => row.baseline.value],
      [column('candidate', `${candidate?.title} (node-hours)`, '', 'number', 2), (row) => row.candidate.value],
      [column('ratio', 'Ratio', '×', 'number', 2), (row) => row.candidate.value / row.baseline.value],
    ]),
  });
}
