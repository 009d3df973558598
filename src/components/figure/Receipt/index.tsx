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
        caption="Settings that are disputed, differ or are not known, and the memory"
      />
      {same.length > 0 && (
        <>
          <p className={styles.same}>
            <Square relation="same" /> Also the same: {sameText}. What neither side states counts as not known, never as
            the same.
          </p>
          <details className={fold.fold}>
            <summary>Show all {receipt.fields.length}</summary>
            <Settings fields={same} neither={[]} names={names} caption="Settings that are the same" />
          </details>
        </>
      )}
      {children}
    </FigureFrame>
  );
}
