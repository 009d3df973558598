import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { SECTIONS } from '../../benchmark/sections';
import { summarySections } from '../../benchmark/summarySections';
import DashboardSection from '../DashboardSection';
import { isSummary, type ReportPage } from '../reportPage';

/** All parts of a report's dashboard with their headings. In MDX the plugin has written headings and sections out. */
export default function PerformanceDashboard({ data }: { data: ReportPage }): ReactNode {
  return sectionsOf(data).map(({ id, heading }) => (
    <Fragment key={id}>
      <h2 id={id} className={id === 'verdict' ? 'visually-hidden' : undefined}>
        {heading}
      </h2>
      <DashboardSection data={data} section={id} />
    </Fragment>
  ));
}

function sectionsOf(data: ReportPage) {
  if (isSummary(data)) return summarySections(data);
  return SECTIONS.filter(({ figure }) => figure === null || figure in data.figures);
}
