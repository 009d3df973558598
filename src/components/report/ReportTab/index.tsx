import Layout from '@theme/Layout';
import { TAB_NAMES, type Tab } from '../../../benchmark/model/reportTabs';
import PerformanceDashboard from '../../mdx/PerformanceDashboard';
import ReportHeader from '../../mdx/ReportHeader';
import type { ReportData } from '../report';

/** A generated tab of a report: the header, and the sections without author text. */
export default function ReportTab({ data, tab }: { data: ReportData; tab: Tab }) {
  const { title, description } = data.report;
  return (
    <Layout title={`${TAB_NAMES[tab]}: ${title}`} description={description}>
      <main className="look-frame">
        <div className="look-column look-column-wide">
          <article>
            <ReportHeader data={data} tab={tab} />
            <PerformanceDashboard data={data} tab={tab} />
          </article>
        </div>
      </main>
    </Layout>
  );
}
