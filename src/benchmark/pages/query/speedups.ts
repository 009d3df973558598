import { disputeText } from '../../comparison/dispute';
import { matchQuery } from '../../comparison/match';
import { partiesOf } from '../../comparison/party';
import { spreadCell } from '../../figures/scale';
import { DECIDED_BY, DECIDED_COLUMN } from '../../figures/tables';
import { baselineOf } from '../../figures/times/baseline';
import { type QueryEntry, type QueryGroup, type QueryScale, timed } from '../../figures/times/groups';
import { column, type FilledColumn, QUERY_COLUMN, SPEEDUP_COLUMN, tableOf, VERDICT_COLUMN } from '../../model/columns';
import type { MatchedQuery, Verdict } from '../../model/comparison';
import { comparePath } from '../../model/paths';
import type { Environment, ResultSet } from '../../model/resultSet';
import type { Table } from '../../model/table';
import { capitalise } from '../../text/names';
import { formatSpeedupRange, rounded } from '../../text/numbers';
import type { SpeedupGroup } from './types';

const VERDICT = { ...VERDICT_COLUMN, label: 'Verdict' };

/** In place of what decided a verdict, where there is none. */
const DISPUTED = 'environment disputed';

/** A set of an environment against what the others are held against, with its verdict, if there can be one, and what decided. */
interface Judged {
  set: ResultSet;
  match: MatchedQuery;
  verdict: Verdict | null;
  decided: string;
}

function judged(baseline: QueryEntry, { set, row }: QueryEntry, environment: Environment): Judged[] {
  const match = matchQuery(baseline.set, set, row.query);
  if (!match) return [];
  const isDisputed = disputeText(partiesOf(baseline.set, set, [environment])) !== '';
  const verdict = isDisputed ? null : match.verdict;
  return [{ set, match, verdict, decided: isDisputed ? DISPUTED : DECIDED_BY[match.test.rule] }];
}

function rangeText({ match: { low, high } }: Judged): string | null {
  return low === null || high === null ? null : formatSpeedupRange(low, high).replace('×', '');
}

/** The last column says what decided a verdict, only where it was not the ranges of the iterations. */
function speedupTable(candidates: readonly Judged[], nameOf: (set: ResultSet) => string): Table {
  const says = candidates.some(({ decided }) => decided !== DECIDED_BY.ranges);
  const decidedBy: FilledColumn<Judged>[] = says ? [[DECIDED_COLUMN, ({ decided }) => decided]] : [];
  return tableOf(candidates, [
    [{ ...QUERY_COLUMN, key: 'candidate', label: 'Candidate' }, ({ set }) => capitalise(nameOf(set))],
    [column('spread', 'Speedup with spread', '×', 'spread'), ({ match }) => spreadCell(match)],
    [SPEEDUP_COLUMN, ({ match }) => rounded(match.speedup)],
    [column('range', 'Range', '×', 'range'), rangeText],
    [VERDICT, ({ verdict }) => verdict],
    ...decidedBy,
  ]);
}

/** What of a group is held against what; null where the environment is not stated or fewer than two sets have a time. */
function heldAgainst(group: QueryGroup) {
  const entries = timed(group);
  const baseline = baselineOf(entries);
  const { environment } = group;
  if (!environment || !baseline || entries.length < 2) return null;
  const candidates = entries.filter((entry) => entry !== baseline);
  const found = candidates.flatMap((entry) => judged(baseline, entry, environment));
  return { environment, baseline, candidates, found };
}

/** Every result set of every scale and environment against one of its own environment, by ids and in full precision. */
export function speedupsTable(scales: readonly QueryScale[]): Table {
  const rows = scales.flatMap(({ scaleFactor, tableFormat, groups }) =>
    groups.flatMap((group) => {
      const held = heldAgainst(group);
      return held ? held.found.map((found) => ({ ...held, ...found, scaleFactor, tableFormat })) : [];
    }),
  );
  return tableOf(rows, [
    [column('environment', 'Environment', '', 'text'), ({ environment }) => environment.id],
    [column('scale_factor', 'Scale factor', 'count', 'number'), ({ scaleFactor }) => scaleFactor],
    [column('table_format', 'Table format', '', 'text'), ({ tableFormat }) => tableFormat],
    [column('baseline', 'Baseline', '', 'text'), ({ baseline }) => baseline.set.id],
    [column('candidate', 'Candidate', '', 'text'), ({ set }) => set.id],
    [SPEEDUP_COLUMN, ({ match }) => match.speedup],
    [column('speedup_low', 'Lowest', '×', 'number', 2), ({ match }) => match.low],
    [column('speedup_high', 'Highest', '×', 'number', 2), ({ match }) => match.high],
    [VERDICT, ({ verdict }) => verdict],
    [DECIDED_COLUMN, ({ decided }) => decided],
  ]);
}

/** Each result set of a group against one of them; null where the environment is not stated or fewer than two sets have a time. */
export function speedupGroup(group: QueryGroup, nameOf: (set: ResultSet) => string): SpeedupGroup | null {
  const held = heldAgainst(group);
  if (!held) return null;
  const { environment, baseline, candidates, found } = held;
  const ids = candidates.map(({ set }) => set.id);
  return {
    label: `Speedup over ${nameOf(baseline.set)} on ${environment.title}`,
    table: speedupTable(found, nameOf),
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
