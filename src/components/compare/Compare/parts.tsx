import type { ReactNode } from 'react';
import { environmentTable } from '../../../benchmark/comparison/environment';
import { receiptTable } from '../../../benchmark/comparison/receipt/view';
import ComparisonReceipt from '../../figure/ComparisonReceipt';
import EnvironmentTable from '../../mdx/EnvironmentTable';
import VerdictBlock from '../../mdx/VerdictBlock';
import { tableText } from '../../table/tableText';
import DownloadButton from '../../ui/DownloadButton';
import SiteLink from '../../ui/SiteLink';
import type { PartProps } from '../state/partProps';
import type { PartId } from '../state/sections';
import ClientFigure from './ClientFigure';
import Cost from './Cost';
import Distribution from './Distribution';
import PageFiles from './PageFiles';
import Queries from './Queries';
import styles from './styles.module.css';

function Verdict({ page, pairs }: PartProps): ReactNode {
  const report = pairs.find(
    ({ baseline, candidate }) => baseline === page.baseline.id && candidate === page.candidate.id,
  );
  const json = async () => `${JSON.stringify(page.headline, null, 2)}\n`;
  return (
    <>
      <VerdictBlock
        data={{ comparison: page }}
        files={
          <>
            <ForestFiles page={page} />
            <DownloadButton label="JSON" name="comparison.json" content={json} />
          </>
        }
      />
      {report && (
        <p className={styles.report}>
          There is a report on this pair: <SiteLink to={report.path}>{report.title}</SiteLink>
          {report.newer && (
            <>
              . A newer release is measured: <SiteLink to={report.newer.path}>{report.newer.title}</SiteLink>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The three estimates as drawings and as a table, made in the browser. */
function ForestFiles({ page }: Pick<PartProps, 'page'>): ReactNode {
  const { figures, strip } = page;
  return figures.forest && <PageFiles page={page} figure={figures.forest} charts={[strip]} />;
}

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

/** What stands below each heading. */
export const PART_VIEWS: Record<PartId, (props: PartProps) => ReactNode> = {
  verdict: Verdict,
  comparable: Comparable,
  environment: Environment,
  'total-time': figurePart('totals'),
  distribution: Distribution,
  'all-queries': figurePart('queries'),
  gap: figurePart('gap'),
  cost: Cost,
  'every-query': Queries,
};
