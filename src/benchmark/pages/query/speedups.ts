import { disputeText } from '../../comparison/dispute';
import { matchQuery } from '../../comparison/match';
import { partiesOf } from '../../comparison/party';
import { spreadCell } from '../../figures/scale';
import { DECIDED_BY, DECIDED_COLUMN } from '../../figures/tables';
import { type QueryEntry, type QueryGroup, timed } from '../../figures/times/groups';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../model/columns';
import { comparePath } from '../../model/paths';
import type { Environment, ResultSet } from '../../model/resultSet';
import type { Cell, Table } from '../../model/table';
import { capitalise } from '../../text/names';
import { formatSpeedupRange, rounded } from '../../text/numbers';
import type { SpeedupGroup } from './types';

const COLUMNS = [
  { ...QUERY_COLUMN, key: 'candidate', label: 'Candidate' },
  column('spread', 'Speedup with spread', '×', 'spread'),
  SPEEDUP_COLUMN,
  column('range', 'Range', '×', 'range'),
  { ...VERDICT_COLUMN, label: 'Verdict' },
];

/** In place of what decided a verdict, where there is none. */
const DISPUTED = 'environment disputed';

/** What the others are held against: native Spark, else the set that was published first. */
function baselineOf(entries: readonly QueryEntry[]): QueryEntry | undefined {
  const native = entries.find(({ set }) => set.engine.id === 'native-spark');
  const byDate = (a: QueryEntry, b: QueryEntry) =>
    a.set.created < b.set.created ? -1 : Number(a.set.created > b.set.created);
  return native ?? [...entries].sort(byDate)[0];
}

function cells(baseline: QueryEntry, { set, row }: QueryEntry, environment: Environment, name: string): Cell[] {
  const match = matchQuery(baseline.set, set, row.query);
  if (!match) return [];
  const { speedup, low, high } = match;
  const isDisputed = disputeText(partiesOf(baseline.set, set, [environment])) !== '';
  const [verdict, decided] = isDisputed ? [null, DISPUTED] : [match.verdict, DECIDED_BY[match.test.rule]];
  const range = low === null || high === null ? null : formatSpeedupRange(low, high).replace('×', '');
  return [capitalise(name), spreadCell(match), rounded(speedup), range, verdict, decided];
}

/** The last column says what decided a verdict, only where it was not the ranges of the iterations. */
function speedupTable(rows: Cell[][]): Table {
  const says = rows.some((row) => row.at(-1) !== DECIDED_BY.ranges);
  return {
    columns: says ? [...COLUMNS, DECIDED_COLUMN] : COLUMNS,
    rows: says ? rows : rows.map((row) => row.slice(0, -1)),
    footnotes: [],
  };
}

/** Each result set of a group against one of them; null where the environment is not stated or fewer than two sets have a time. */
export function speedupGroup(group: QueryGroup, nameOf: (set: ResultSet) => string): SpeedupGroup | null {
  const entries = timed(group);
  const baseline = baselineOf(entries);
  const { environment } = group;
  if (!environment || !baseline || entries.length < 2) return null;
  const candidates = entries.filter((entry) => entry !== baseline);
  const ids = candidates.map(({ set }) => set.id);
  return {
    label: `Speedup over ${nameOf(baseline.set)} on ${environment.title}`,
    table: speedupTable(candidates.map((entry) => cells(baseline, entry, environment, nameOf(entry.set)))),
    comparePaths: Object.fromEntries(
      candidates.map(({ set }) => [capitalise(nameOf(set)), comparePath(baseline.set.id, [set.id])]),
    ),
    compareAllPath: comparePath(baseline.set.id, ids),
    artifacts: [baseline, ...candidates].map(({ set, row }) => ({
      path: `static/data/result-sets/${set.id}/results.csv`,
      line: row.line,
    })),
  };
}
