import type { ReactNode } from 'react';
import { environmentTable } from '../../../benchmark/comparison/environment';
import { receiptTable } from '../../../benchmark/comparison/receipt/view';
import ComparisonReceipt from '../../figure/ComparisonReceipt';
import EnvironmentTable from '../../mdx/EnvironmentTable';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';
import type { PartProps } from '../state/partProps';
import type { LowerPart } from '../state/sections';
import ClientFigure from './ClientFigure';
import Cost from './Cost';
import Distribution from './Distribution';
import Queries from './Queries';

function Environment({ page }: PartProps): ReactNode {
  const csv = () => tableText(environmentTable(page.environment), 'csv', page.note);
  return (
    <EnvironmentTable
      data={{ comparison: page }}
      files={<DownloadButton label="CSV" name="environment.csv" content={csv} />}
    />
  );
}

function Comparable({ page }: PartProps): ReactNode {
  const csv = () => tableText(receiptTable(page.receipt), 'csv', page.note);
  return (
    <ComparisonReceipt
      data={{ comparison: page }}
      files={<DownloadButton label="CSV" name="receipt.csv" content={csv} />}
    />
  );
}

const figurePart = (figure: string) => (props: PartProps) => <ClientFigure {...props} figure={figure} />;

/** What stands below each heading but the first; fetched when the page is there, which needs none of it for the verdict. */
export const LOWER_PARTS: Record<LowerPart, (props: PartProps) => ReactNode> = {
  comparable: Comparable,
  environment: Environment,
  'total-time': figurePart('totals'),
  distribution: Distribution,
  'all-queries': figurePart('queries'),
  gap: figurePart('gap'),
  cost: Cost,
  'every-query': Queries,
};
