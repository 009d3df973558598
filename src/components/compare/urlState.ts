import type { QueryChoice } from '../../benchmark/comparison/querySelection';
import { type CostChoice, costParameters, parseCostChoice } from '../../benchmark/cost/choice';
import { MAX_CANDIDATES } from '../../benchmark/model/comparison';
import type { BucketScheme } from '../../benchmark/model/report';
import type { TableView } from '../../figures/shared/tableView';
import { firstView, oneOf, parseTableView, sortColumns, tableParameters } from './tableAddress';

/** Ids of both sides; each candidate is compared with the baseline. */
export interface Sides {
  baseline: string;
  candidates: string[];
}

/** The chosen ids of both sides. */
export function sideIds({ baseline, candidates }: Sides): string[] {
  return [baseline, ...candidates].filter((id) => id !== '');
}

/** All of a reader's choices on the compare page. */
export interface CompareState extends Sides {
  choice: QueryChoice;
  buckets: BucketScheme;
  /** Allows different scale factor or table format. */
  allowScale: boolean;
  table: TableView;
  /** Prices that the reader entered, and runs per day. */
  cost: CostChoice;
  /** Shares of the patterns in the reader's time, or the id of a preset; '' for the suite as it is. */
  mix: string;
}

const SCHEMES: readonly BucketScheme[] = ['speedup', 'time-change'];

/** True if the table has its initial sort order. */
function isSortedAsFirst({ candidates, table: { order } }: CompareState): boolean {
  const first = firstView(candidates).order;
  return order.column === first.column && order.ascending === first.ascending;
}

/** The state after a change of sides: resets the sort order if it was initial or its column is gone. */
export function withValidSort(state: CompareState, before: CompareState): CompareState {
  const isKnown = sortColumns(state.candidates).includes(state.table.order.column);
  if (isKnown && (state.table !== before.table || !isSortedAsFirst(before))) return state;
  return { ...state, table: { ...state.table, order: firstView(state.candidates).order } };
}

function ids(text: string | null): string[] {
  const found = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(found.filter((id) => id !== ''))];
}

function parseSides(parameters: URLSearchParams, defaults: Sides, problems: string[]): Sides {
  const candidates = ids(parameters.get('candidate'));
  if (candidates.length > MAX_CANDIDATES)
    problems.push(
      `candidate: at most ${MAX_CANDIDATES} can be compared at once; the first ${MAX_CANDIDATES} are shown`,
    );
  return {
    baseline: parameters.get('baseline')?.trim() || defaults.baseline,
    candidates: candidates.length > 0 ? candidates.slice(0, MAX_CANDIDATES) : defaults.candidates,
  };
}

function parseChoice(parameters: URLSearchParams): QueryChoice {
  const weights = parameters.get('weights') ?? '';
  const lists = { only: parameters.get('only') ?? '', exclude: parameters.get('exclude') ?? '' };
  return weights === '' ? lists : { ...lists, weights };
}

/**
 * Parses a query string to a state, with a sentence for each invalid value; invalid and missing values are initial
 * ones. Ignores unknown parameters. Never throws. Does not check that the ids exist.
 */
export function parseCompareState(search: string, defaults: Sides): { state: CompareState; problems: string[] } {
  const parameters = new URLSearchParams(search);
  const problems: string[] = [];
  const sides = parseSides(parameters, defaults, problems);
  const cost = parseCostChoice(search, null);
  problems.push(...cost.problems);
  const state: CompareState = {
    ...sides,
    choice: parseChoice(parameters),
    buckets: oneOf(parameters, 'buckets', SCHEMES, problems),
    allowScale: oneOf(parameters, 'scale', ['same', 'any'], problems) === 'any',
    table: parseTableView(parameters, sides.candidates, firstView(sides.candidates), problems),
    cost: cost.choice,
    mix: parameters.get('mix') ?? '',
  };
  return { state, problems };
}

/** Parameters that differ from a new page with the same sides. */
function choices({
  candidates,
  choice,
  buckets,
  allowScale,
  table,
  cost,
  mix,
}: CompareState): [name: string, value: string][] {
  const all: [string, string, string][] = [
    ['only', choice.only, ''],
    ['exclude', choice.exclude, ''],
    ['weights', choice.weights ?? '', ''],
    ['scale', allowScale ? 'any' : 'same', 'same'],
    ['buckets', buckets, 'speedup'],
    ['mix', mix, ''],
  ];
  const chosen = all.flatMap(([name, value, first]) => (value === first ? [] : [[name, value] as [string, string]]));
  return [...chosen, ...tableParameters(table, firstView(candidates)), ...costParameters(cost)];
}

/** Query string of a state for permanent links: both sides, and all differences from a new page. */
export function printCompareState(state: CompareState): string {
  const sides: [string, string][] = [
    ['baseline', state.baseline],
    ['candidate', state.candidates.join(',')],
  ];
  return `?${new URLSearchParams([...sides, ...choices(state)]).toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

/** Query string for the address bar: '' for the initial page, otherwise `printCompareState`. */
export function addressOf(state: CompareState, defaults: Sides): string {
  const sidesText = ({ baseline, candidates }: Sides) => [baseline, ...candidates].join(',');
  const first = sidesText(state) === sidesText(defaults) && choices(state).length === 0;
  return first ? '' : printCompareState(state);
}
