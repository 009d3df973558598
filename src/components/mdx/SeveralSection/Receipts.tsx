import type { SeveralData } from '../../../benchmark/pages/several/several';
import FigureFooter from '../../figure/FigureFooter';
import Receipt from '../../figure/Receipt';
import styles from './styles.module.css';

type Pair = SeveralData['suites'][number]['receipts'][number];

/** The receipt of every pair, folded: the count of its settings says whether to open it. */
export default function Receipts({ several }: { several: SeveralData }) {
  return (
    <>
      {several.suites.map(({ key, name, receipts }) => (
        <div key={key}>
          {several.suites.length > 1 && <h3>{name}</h3>}
          {receipts.map((pair) => (
            <PairReceipt key={pair.title} pair={pair} />
          ))}
        </div>
      ))}
    </>
  );
}

function PairReceipt({ pair: { title, names, sources, receipt } }: { pair: Pair }) {
  return (
    <details className={styles.pair}>
      <summary>
        <strong>{title}.</strong> {receipt.title}
      </summary>
      <Receipt receipt={receipt} names={names}>
        <FigureFooter
          sources={sources}
          problem={{
            what: `${title}: ${receipt.title}`,
            artifacts: sources.map(({ path }) => ({ path: `static${path}datapackage.json` })),
          }}
        />
      </Receipt>
    </details>
  );
}
