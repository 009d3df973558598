import { Fragment } from 'react';
import type { ReportData } from '../../../benchmark/pages/report/report';
import { reportSections } from '../../../benchmark/pages/report/sections';
import DashboardSection from '../DashboardSection';

/** All parts of a report's dashboard with their headings. In MDX the plugin has written headings and sections out. */
export default function PerformanceDashboard({ data }: { data: ReportData }) {
  return reportSections(data.report, data.figures, data).map(({ id, heading }) => (
    <Fragment key={id}>
      <h2 id={id} className={id === 'verdict' ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      <DashboardSection data={data} section={id} />
    </Fragment>
  ));
}
