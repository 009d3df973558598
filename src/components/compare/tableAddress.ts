import {
  BY_SAVING,
  type Order,
  type TableView,
  VERDICT_ORDER,
  type VerdictFilter,
  WHOLE_TABLE,
} from '../../figures/shared/tableView';

const VERDICTS: readonly VerdictFilter[] = ['all', ...VERDICT_ORDER];
const SORTS: readonly string[] = [
  'query',
  'baseline_s',
  'candidate_s',
  'speedup',
  'time_change_pct',
  'saved_s',
  'verdict',
  'decided_by',
];

function invalidParameter(name: string, value: string): string {
  return `${name}=${value.slice(0, 60)} is invalid`;
}

/** A parameter's value if it is known; otherwise the first known value, with a problem for any other text. */
export function oneOf<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  known: readonly Value[],
  problems: string[],
): Value {
  const given = parameters.get(name);
  const found = known.find((value) => value === given);
  if (given !== null && !found) problems.push(`${invalidParameter(name, given)} (known: ${known.join(', ')})`);
  return found ?? (known[0] as Value);
}

/** Initial table: by seconds saved for a pair, in suite order for several candidates. */
export function firstView(candidates: readonly string[]): TableView {
  return candidates.length > 1 ? WHOLE_TABLE : BY_SAVING;
}

/** Columns that can be sorted; with several candidates also the candidates' ids. */
export function sortColumns(candidates: readonly string[]): readonly string[] {
  return candidates.length > 1 ? ['query', 'baseline', 'apart', ...candidates] : SORTS;
}

/** "speedup" is ascending, "-speedup" descending. */
function parseOrder(
  parameters: URLSearchParams,
  candidates: readonly string[],
  first: TableView,
  problems: string[],
): Order {
  const sort = parameters.get('sort') ?? printOrder(first.order);
  const columns = sortColumns(candidates);
  const column = columns.find((name) => name === sort.replace(/^-/, ''));
  if (column) return { column, ascending: !sort.startsWith('-') };
  problems.push(`${invalidParameter('sort', sort)} (known: ${columns.join(', ')}; prefix with - for descending order)`);
  return first.order;
}

function printOrder({ column, ascending }: Order): string {
  return ascending ? column : `-${column}`;
}

/** The table view in the parameters; initial values, with a problem, for invalid ones. */
export function parseTableView(
  parameters: URLSearchParams,
  candidates: readonly string[],
  first: TableView,
  problems: string[],
): TableView {
  return {
    order: parseOrder(parameters, candidates, first, problems),
    text: parameters.get('filter') ?? '',
    verdict: oneOf(parameters, 'verdict', VERDICTS, problems),
  };
}

/** Parameters of a table view that differ from the initial view. */
export function tableParameters(
  { order, text, verdict }: TableView,
  first: TableView,
): [name: string, value: string][] {
  const all: [string, string, string][] = [
    ['verdict', verdict, 'all'],
    ['filter', text, ''],
    ['sort', printOrder(order), printOrder(first.order)],
  ];
  return all.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value] as [string, string]]));
}

/** A query string with a different table view, without what equals the first view; other parameters are unchanged. */
export function withTableView(search: string, view: TableView, first = WHOLE_TABLE): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['verdict', 'filter', 'sort']) parameters.delete(name);
  for (const [name, value] of tableParameters(view, first)) parameters.set(name, value);
  const text = parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}
