import type { ReactNode } from 'react';
import { receiptView } from '../../../benchmark/comparison/receipt/view';
import type { Names } from '../../../benchmark/model/comparison';
import type { Receipt as ReceiptData } from '../../../benchmark/model/receipt/receipt';
import fold from '../../../css/fold.module.css';
import FigureFrame from '../Figure/FigureFrame';
import Settings from './Settings';
import Square from './Square';
import Squares from './Squares';
import styles from './styles.module.css';

interface Props {
  receipt: ReceiptData;
  names: Names;
  /** Below it: where it comes from, and what can be had of it. */
  children?: ReactNode;
}

/** Whether two runs can be held against each other: a count, a square per setting, and the settings; those that are the same in one sentence. */
export default function Receipt({ receipt, names, children }: Props) {
  const { shown, neither, same, sameText } = receiptView(receipt);
  return (
    <FigureFrame title={receipt.title} caption={receipt.caption} className={styles.frame}>
      <Squares fields={receipt.fields} />
      <Settings
        fields={shown}
        neither={neither}
        names={names}
        caption="Settings that conflict, differ, or are unknown, plus memory"
      />
      {same.length > 0 && (
        <>
          <p className={styles.same}>
            <Square relation="same" /> Matching settings: {sameText}. A setting that neither side reports counts as
            unknown, not as matching.
          </p>
          <details className={fold.fold}>
            <summary>Show all {receipt.fields.length}</summary>
            <Settings fields={same} neither={[]} names={names} caption="Matching settings" />
          </details>
        </>
      )}
      {children}
    </FigureFrame>
  );
}
