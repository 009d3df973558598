import type { ReactNode } from 'react';
import { environmentTable } from '../../../benchmark/comparison/environment';
import { receiptTable } from '../../../benchmark/comparison/receipt/view';
import ComparisonReceipt from '../../figure/ComparisonReceipt';
import TableButton from '../../figure/DrawnFiles/TableButton';
import EnvironmentTable from '../../mdx/EnvironmentTable';
import type { PartProps } from '../state/partProps';
import type { LowerPart } from '../state/sections';
import ClientFigure from './ClientFigure';
import Cost from './Cost';
import Distribution from './Distribution';
import Queries from './Queries';

function Environment({ page }: PartProps) {
  return (
    <EnvironmentTable
      data={{ comparison: page }}
      files={<TableButton figure={{ id: 'environment', table: environmentTable(page.environment) }} note={page.note} />}
    />
  );
}

function Comparable({ page }: PartProps) {
  return (
    <ComparisonReceipt
      data={{ comparison: page }}
      files={<TableButton figure={{ id: 'receipt', table: receiptTable(page.receipt) }} note={page.note} />}
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
