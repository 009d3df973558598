import { matchQuery } from '../../comparison/match';
import { partiesOf } from '../../comparison/party';
import { environmentDoubt } from '../../comparison/sameness';
import { spreadCell } from '../../figures/scale';
import { DECIDED_BY, DECIDED_COLUMN } from '../../figures/tables';
import { baselineOf } from '../../figures/times/baseline';
import { type QueryEntry, type QueryGroup, type QueryScale, timed } from '../../figures/times/groups';
import { column, QUERY_COLUMN, SPEEDUP_COLUMN, VERDICT_COLUMN } from '../../model/columns';
import { comparePath } from '../../model/paths';
import type { Environment, ResultSet } from '../../model/resultSet';
import type { Cell, Table } from '../../model/table';
import { tableOf } from '../../model/tables/tableOf';
import { capitalise } from '../../text/names';
import { formatSpeedupRange, rounded } from '../../text/numbers';
import type { SpeedupGroup } from './types';

const VERDICT = { ...VERDICT_COLUMN, label: 'Verdict' };

const COLUMNS = [
  { ...QUERY_COLUMN, key: 'candidate', label: 'Candidate' },
  column('spread', 'Speedup range', '×', 'spread'),
  SPEEDUP_COLUMN,
  column('range', 'Range', '×', 'range'),
  VERDICT,
];

/** In place of what decided a verdict, where there is none. */
const DISPUTED = 'conflicting sources';

/** A set of an environment against what the others are held against, with its verdict, if there can be one, and what decided. */
type Judged = NonNullable<ReturnType<typeof judged>>;

function judged(baseline: QueryEntry, entry: QueryEntry, environment: Environment) {
  const { set, row } = entry;
  const match = matchQuery(baseline.set, set, row.query);
  if (!match) return null;
  const isDisputed = environmentDoubt(partiesOf(baseline.set, set, [environment])).sameness === 'contradicted';
  const verdict = isDisputed ? null : match.verdict;
  return { ...entry, match, verdict, decided: isDisputed ? DISPUTED : DECIDED_BY[match.test.rule] };
}

function cells({ set, match, verdict, decided }: Judged, nameOf: (set: ResultSet) => string): Cell[] {
  const { speedup, low, high } = match;
  const range = low === null || high === null ? null : formatSpeedupRange(low, high).replace('×', '');
  return [capitalise(nameOf(set)), spreadCell(match), rounded(speedup), range, verdict, decided];
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

/** What of a group is held against what; null where the environment is not stated, and where nothing can be held against the baseline. */
function heldAgainst(group: QueryGroup) {
  const entries = timed(group);
  const baseline = baselineOf(entries);
  const { environment } = group;
  if (!environment || !baseline) return null;
  const candidates = entries.filter((entry) => entry !== baseline);
  const found = candidates.flatMap((entry) => judged(baseline, entry, environment) ?? []);
  return found.length === 0 ? null : { environment, baseline, found };
}

/** Every result set of every scale and environment against one of its own environment, by ids and in full precision. */
export function speedupsTable(scales: readonly QueryScale[]): Table {
  const rows = scales.flatMap(({ scaleFactor, tableFormat, groups }) =>
    groups.flatMap((group) => {
      const held = heldAgainst(group);
      return held ? held.found.map((one) => ({ ...held, ...one, scaleFactor, tableFormat })) : [];
    }),
  );
  return tableOf(rows, [
    [column('environment', 'Environment'), ({ environment }) => environment.id],
    [column('scale_factor', 'Scale factor', 'count', 'number'), 'scaleFactor'],
    [column('table_format', 'Table format'), 'tableFormat'],
    [column('baseline', 'Baseline'), ({ baseline }) => baseline.set.id],
    [column('candidate', 'Candidate'), ({ set }) => set.id],
    [SPEEDUP_COLUMN, ({ match }) => match.speedup],
    [column('speedup_low', 'Lowest', '×', 'number', 2), ({ match }) => match.low],
    [column('speedup_high', 'Highest', '×', 'number', 2), ({ match }) => match.high],
    [VERDICT, 'verdict'],
    [DECIDED_COLUMN, 'decided'],
  ]);
}

/** Each result set of a group against one of them; null where the environment is not stated or nothing can be compared. */
export function speedupGroup(group: QueryGroup, nameOf: (set: ResultSet) => string): SpeedupGroup | null {
  const held = heldAgainst(group);
  if (!held) return null;
  const { environment, baseline, found } = held;
  const ids = found.map(({ set }) => set.id);
  return {
    label: `Speedup over ${nameOf(baseline.set)} on ${environment.title}`,
    table: speedupTable(found.map((one) => cells(one, nameOf))),
    comparePaths: Object.fromEntries(
      found.map(({ set }) => [capitalise(nameOf(set)), comparePath(baseline.set.id, [set.id])]),
    ),
    compareAllPath: comparePath(baseline.set.id, ids),
    artifacts: [baseline, ...found].map(({ set, row }) => ({
      path: `static/data/result-sets/${set.id}/results.csv`,
      line: row.line,
    })),
  };
}
