import VerdictBlock from '../../mdx/VerdictBlock';
import DownloadButton from '../../ui/DownloadButton';
import SiteLink from '../../ui/SiteLink';
import type { PartProps } from '../state/partProps';
import PageFiles from './PageFiles';
import styles from './styles.module.css';

/** The verdict of the comparison, its files, and the report on the pair where there is one. */
export default function Verdict({ page, pairs }: PartProps) {
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
          See the report on this pair: <SiteLink to={report.path}>{report.title}</SiteLink>
          {report.newer && (
            <>
              . Newer results available: <SiteLink to={report.newer.path}>{report.newer.title}</SiteLink>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The three estimates as drawings and as a table, made in the browser. */
function ForestFiles({ page }: Pick<PartProps, 'page'>) {
  const { figures, strip } = page;
  return figures.forest && <PageFiles page={page} figure={figures.forest} charts={[strip]} />;
}
