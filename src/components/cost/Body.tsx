import type { ReactNode } from 'react';
import { servedArtifacts } from '../figure/ProblemLink/problem';
import TableFrame from '../figure/TableFrame';
import DataTable from '../table/DataTable';
import SiteLink from '../ui/SiteLink';
import Fields, { type FieldsProps } from './Fields';
import styles from './styles.module.css';
import type { CostPage, CostView } from './types';

export interface BodyProps extends Omit<FieldsProps, 'fields' | 'baseline'> {
  cost: CostPage;
  view: CostView;
  /** Chart of node-hours or money vs. time; nothing without data. */
  chart: ReactNode;
  /** Requested and available resources. */
  capacity: ReactNode;
  /** Link to the table of all runs as a file. */
  rowsFile: ReactNode;
}

/** What the reader's prices change. */
export type ComputedParts = Pick<BodyProps, 'view' | 'chart' | 'rowsFile'>;

export interface CostProps extends Omit<BodyProps, 'view'> {
  /** The page as a site path without the base path. */
  path: string;
  date: string;
  /** True if the given view was computed without prices that are known here. */
  lacksPrices?: boolean;
}

/** Node-hours, money if there is a price, form with answers, chart, runs, requested resources, and reported costs. */
export default function Body({ cost, view, chart, capacity, rowsFile, ...form }: BodyProps) {
  const { sources } = cost.input;
  const hasForm = view.fields.length > 0 || cost.input.sides.length > 1;
  const isAnswered = view.spend.length + view.month.length > 0;
  return (
    <div className={styles.cost} data-entered={view.entered ? 'yes' : undefined}>
      <p className={styles.title}>{view.title}</p>
      <p className={styles.lead}>{view.lead}</p>
      <div className={styles.calculator}>
        {hasForm && <Fields fields={view.fields} baseline={cost.input.sides[0]?.name ?? ''} {...form} />}
        {(hasForm || isAnswered) && (
          <div className={`${styles.answer} ${isAnswered ? '' : `no-print ${styles.empty}`}`}>
            {!isAnswered && <p>Enter your monthly spend or a price: what each side would cost you appears here.</p>}
            <Month texts={view.spend} />
            <Month texts={view.month} />
          </div>
        )}
      </div>
      {chart}
      <p className={styles.caption}>{view.rows.title}</p>
      <TableFrame label={view.rows.title} sources={sources} actions={rowsFile} problem={servedArtifacts(sources)}>
        <DataTable table={view.rows.table} caption={view.rows.title} className={styles.rows} stacked />
      </TableFrame>
      {capacity}
      <Sums cost={cost} />
    </div>
  );
}

/** The assumption, then a line for each pair of runs; nothing without texts. */
function Month({ texts: [head, ...lines] }: { texts: string[] }) {
  if (head === undefined) return null;
  return (
    <>
      <p>{head}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Costs that sources report, and their contradictions. Nothing is computed from them. */
function Sums({ cost: { input } }: Pick<BodyProps, 'cost'>) {
  if (input.sums.length === 0) return null;
  return (
    <>
      <h3>Costs reported by the sources</h3>
      <p>Costs that the sources give for jobs on these nodes, with their inputs. This page does not use them.</p>
      <ul>
        {input.sums.map(({ text, path }) => (
          <li key={text}>
            {text} (<SiteLink to={path}>source</SiteLink>)
          </li>
        ))}
      </ul>
      {input.contradictions.length > 0 && (
        <>
          <p>The reported costs contradict each other:</p>
          <ul>
            {input.contradictions.map(({ message, label, path }) => (
              <li key={message}>
                {message} (<SiteLink to={path}>{label}</SiteLink>)
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
