import type { ReactNode } from 'react';
import { formatNumber, formatSpeedup } from '../../../benchmark/text/numbers';
import { BreakableName } from '../../ui/Breakable';
import PageLink from '../../ui/PageLink';
import TickLabels from '../../ui/TickLabels';
import type { StripOrder } from '../indexFilter';
import type { QueryList, StripRow } from '../queryList';
import Mark from './Mark';
import styles from './styles.module.css';

export interface Column {
  name: 'query' | 'task' | 'kind' | 'longest' | 'plot' | 'spread';
  head: (list: QueryList) => ReactNode;
  /** The order for which the head has a button. */
  by?: StripOrder['by'];
  cell: (row: StripRow, list: QueryList) => ReactNode;
}

/** `queryListTable` has the columns of the CSV file. */
const COLUMNS: readonly Column[] = [
  {
    name: 'query',
    head: () => 'Query',
    by: 'query',
    cell: ({ query, path }) => (
      <PageLink to={path}>
        <BreakableName name={query} />
      </PageLink>
    ),
  },
  { name: 'task', head: () => 'Task', cell: ({ task }) => <span>{task}</span> },
  { name: 'kind', head: () => 'Pattern', cell: ({ kind }) => kind },
  { name: 'longest', head: () => 'Longest (s)', by: 'longest', cell: ({ longestS }) => formatNumber(longestS, 1) },
  { name: 'plot', head: scale, cell: strip },
  { name: 'spread', head: () => 'Spread', by: 'spread', cell: ({ spread }) => formatSpeedup(spread) },
];

const WITHOUT_TASK = COLUMNS.filter(({ name }) => name !== 'task');

/** The columns of a list in order; without the task if no query has a description. */
export function columnsOf({ rows }: QueryList): readonly Column[] {
  return rows.some(({ task }) => task !== '') ? COLUMNS : WITHOUT_TASK;
}

/** The directions of the strips, and the ticks of their scale. */
function scale({ baseline, ticks }: QueryList) {
  return (
    <>
      <span className={styles.sides}>
        <span>← {baseline} faster</span>
        <span>engine faster →</span>
      </span>
      <span className={styles.ticks} aria-hidden="true">
        <TickLabels ticks={ticks} />
      </span>
    </>
  );
}

/** The speedups of the engines as marks on the scale of the list. */
function strip({ marks }: StripRow, { engines, shapes, oneAt }: QueryList) {
  const places = [oneAt, ...marks.map(({ at }) => at)];
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const words = marks.map(({ engine, speedup }) => `${engines[engine]} ${formatSpeedup(speedup)}`).join(', ');
  return (
    <span className={styles.strip} role="img" aria-label={words}>
      <span className={styles.range} style={{ left: `${left}%`, width: `${right - left}%` }} />
      {marks.map(({ engine, at, evidence }) => (
        <Mark key={engine} shape={shapes[engine] ?? 0} at={at} evidence={evidence} />
      ))}
    </span>
  );
}
