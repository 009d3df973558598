import { memo } from 'react';
import { formatNumber, formatSpeedup } from '../../../benchmark/text/numbers';
import PageLink from '../../ui/PageLink';
import type { QueryList, StripRow } from '../queryList';
import Mark from './Mark';
import styles from './styles.module.css';

interface Props {
  row: StripRow;
  list: Pick<QueryList, 'engines' | 'oneAt'>;
}

/** One query: its name links to its page; the speedups of the engines are marks on the list's scale. */
function Row({ row, list: { engines, oneAt } }: Props) {
  const { query, path, kind, task, longestS, marks, spread } = row;
  const places = [oneAt, ...marks.map(({ at }) => at)];
  const [left, right] = [Math.min(...places), Math.max(...places)];
  const words = marks.map(({ engine, speedup }) => `${engines[engine]} ${formatSpeedup(speedup)}`).join(', ');
  return (
    <tr>
      <th scope="row">
        <PageLink to={path}>{query}</PageLink>
      </th>
      <td className={styles.task}>
        <span>{task}</span>
      </td>
      <td className={styles.kind}>{kind}</td>
      <td className={styles.longest}>{formatNumber(longestS, 1)}</td>
      <td className={styles.plot}>
        <span className={styles.strip} role="img" aria-label={words}>
          <span className={styles.range} style={{ left: `${left}%`, width: `${right - left}%` }} />
          {marks.map(({ engine, at, verdict }) => (
            <Mark key={engine} engine={engine} at={at} verdict={verdict ?? 'none'} />
          ))}
        </span>
      </td>
      <td className={styles.spread}>{formatSpeedup(spread)}</td>
    </tr>
  );
}

export default memo(Row);
