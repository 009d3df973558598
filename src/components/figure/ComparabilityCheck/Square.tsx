import { memo } from 'react';
import type { ComparabilityRelation } from '../../../benchmark/model/comparability/comparability';
import styles from './square.module.css';

/** 12 px square of a setting: crossed if sources conflict, filled if different, dashed if unknown, tinted if equal. */
function Square({ relation }: { relation: ComparabilityRelation }) {
  return (
    <svg className={styles.square} data-relation={relation} width="12" height="12" aria-hidden="true" focusable="false">
      <rect x="0.75" y="0.75" width="10.5" height="10.5" />
      {relation === 'disputed' && <line x1="1.5" y1="10.5" x2="10.5" y2="1.5" />}
    </svg>
  );
}

export default memo(Square);
