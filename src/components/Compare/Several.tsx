import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { queryPagePath } from '../../benchmark/suitePaths';
import SeveralEngines from '../SeveralEngines';
import type { PartProps } from './partProps';
import styles from './styles.module.css';

/** All candidates beside one another; their order is part of the address, as that of the table of a pair. */
export default function Several({ state, change, page, answer }: PartProps): ReactNode {
  const base = useBaseUrl('/');
  const { table } = state;
  if (!answer.several) return null;
  return (
    <div className={styles.several}>
      <SeveralEngines
        data={answer.several}
        queryLink={(query) => base + queryPagePath(page.measured, query).slice(1)}
        order={table.order}
        onOrder={(order) => change({ table: { ...table, order } })}
      />
    </div>
  );
}
