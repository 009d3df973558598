import { requestedCapacity } from '../../benchmark/cost/requested';
import type { Comparison } from '../../benchmark/model/comparison';
import { comparePath, resultSetPath } from '../../benchmark/model/paths';
import type { Environment, Side } from '../../benchmark/model/resultSet';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { sideTitle } from '../../figures/shared/titles';
import type { AboutRow } from './about';

const SIDES: readonly Side[] = ['baseline', 'candidate'];

function requestText(comparison: Comparison, side: Side, environments: readonly Environment[]): string {
  const set = comparison[side];
  const environment = environments.find(({ id }) => id === set.environment);
  const { text } = requestedCapacity(environment, set.configuration);
  return `${sideTitle(comparison, side)}: ${text === '' ? 'not reported' : text}.`;
}

function failureText(comparison: Comparison, side: Side): string {
  const failed = comparison[side].rows.filter(({ status }) => status !== 'ok').map(({ query }) => query);
  const title = sideTitle(comparison, side);
  return failed.length === 0 ? `${title}: no failed queries.` : `${title}: ${joinWords(failed)} failed.`;
}

/** Requested resources, settings to copy, failed queries, and how to compare your queries. */
export function tryIt(comparison: Comparison, environments: readonly Environment[]): AboutRow[] {
  const { baseline, candidate } = comparison;
  const each = (textOf: (side: Side) => string) => SIDES.map((side) => capitalise(textOf(side))).join('\n');
  const requested = 'Requested by executors and driver';
  return [
    { term: requested, text: each((side) => requestText(comparison, side, environments)), links: [] },
    {
      term: 'Settings',
      text: 'The page of each result set has all of its settings to copy.',
      links: SIDES.map((side) => ({
        label: sideTitle(comparison, side),
        path: `${resultSetPath(comparison[side].id)}#reproduce`,
      })),
    },
    { term: 'Failures', text: each((side) => failureText(comparison, side)), links: [] },
    {
      term: 'Your queries',
      text: 'Run some of your own queries with both engines and open the event logs or times of both runs. Your files stay in your browser.',
      links: [{ label: 'Compare', path: comparePath(baseline.id, [candidate.id]) }],
    },
  ];
}
