import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import { formatNumber, VERDICT_WORDS } from '../../benchmark/format';
import type { SeveralOrder } from '../../benchmark/severalOrder';
import type { SeveralCell, SeveralData, SeveralQuery } from '../../benchmark/severalTypes';
import ScrollBox from '../ScrollBox';
import cellStyles from './cell.module.css';
import HeatMapHead from './HeatMapHead';
import styles from './heatMap.module.css';
import Legend from './Legend';
import SeveralFigure from './SeveralFigure';

/** As many candidates fit beside one another on a phone. */
const FIT = 3;

interface Props {
  data: SeveralData;
  /** In the order to show. */
  queries: SeveralQuery[];
  order: SeveralOrder;
  setOrder: (order: SeveralOrder) => void;
  queryLink?: (query: string) => string | undefined;
}

/**
 * Queries × candidates as a table with a speedup in each cell. The fill says verdict and size; without colour a mark and bold
 * type say clear and its direction, plain type no clear difference.
 */
export default function HeatMap({ data, queries, order, setOrder, queryLink }: Props): ReactNode {
  const { heatMap, candidates } = data;
  return (
    <SeveralFigure data={data} title={heatMap.title} caption={heatMap.caption}>
      <Legend data={data} />
      <ScrollBox className={`${styles.scroll} ${candidates.length > FIT ? styles.many : ''}`} label={heatMap.title}>
        <table className={styles.table} style={{ '--candidates': candidates.length } as CSSProperties}>
          <caption className="visually-hidden">{heatMap.title}</caption>
          <HeatMapHead data={data} order={order} setOrder={setOrder} />
          <tbody>
            {queries.map((query) => (
              <QueryRow key={query.query} row={query} href={queryLink?.(query.query)} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </SeveralFigure>
  );
}

const QueryRow = memo(function QueryRow({ row, href }: { row: SeveralQuery; href: string | undefined }): ReactNode {
  return (
    <tr>
      <th scope="row" className={styles.query}>
        {href === undefined ? row.query : <a href={href}>{row.query}</a>}
      </th>
      <td className={styles.side}>{formatNumber(row.baselineS, 1)}</td>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have the order of the columns, which never change
        <Speedup key={index} cell={cell} />
      ))}
      <td className={styles.side}>{formatNumber(row.apart, 2)}</td>
    </tr>
  );
});

function Speedup({ cell: { speedup, verdict, strength } }: { cell: SeveralCell }): ReactNode {
  return (
    <td className={`${styles.middle} ${cellStyles.speedup}`} data-verdict={verdict} data-strength={strength}>
      {formatNumber(speedup, 2)}
      <span className="visually-hidden">, {VERDICT_WORDS[verdict]}</span>
    </td>
  );
}
