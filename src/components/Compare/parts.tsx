import type { ReactNode } from 'react';
import { environmentTable } from '../../benchmark/environment';
import DownloadButton from '../DownloadButton';
import EnvironmentTable from '../EnvironmentTable';
import SiteLink from '../SiteLink';
import { tableText } from '../tableText';
import VerdictBlock from '../VerdictBlock';
import Distribution from './Distribution';
import MadeFigure from './MadeFigure';
import type { PartProps } from './partProps';
import Queries from './Queries';
import type { PartId } from './sections';
import styles from './styles.module.css';

function Verdict({ page, pairs }: PartProps): ReactNode {
  const report = pairs.find(
    ({ baseline, candidate }) => baseline === page.baseline.id && candidate === page.candidate.id,
  );
  const json = async () => `${JSON.stringify(page.headline, null, 2)}\n`;
  return (
    <>
      <VerdictBlock data={page} files={<DownloadButton label="JSON" name="comparison.json" text={json} />} />
      {report && (
        <p className={styles.report}>
          There is a report on this pair: <SiteLink to={report.path}>{report.title}</SiteLink>
        </p>
      )}
    </>
  );
}

function Environment({ page }: PartProps): ReactNode {
  const csv = () => tableText(environmentTable(page.environment), 'csv', page.note);
  return <EnvironmentTable data={page} files={<DownloadButton label="CSV" name="environment.csv" text={csv} />} />;
}

const figurePart = (figure: string) => (props: PartProps) => <MadeFigure {...props} figure={figure} />;

/** What stands below each heading. */
export const PART_VIEWS: Record<PartId, (props: PartProps) => ReactNode> = {
  verdict: Verdict,
  environment: Environment,
  'total-time': figurePart('totals'),
  distribution: Distribution,
  'all-queries': figurePart('queries'),
  gap: figurePart('gap'),
  'every-query': Queries,
};
