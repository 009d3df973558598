import Heading from '@theme/Heading';
import { Fragment } from 'react';
import type { Tab } from '../../../benchmark/model/reportTabs';
import type { ReportData } from '../../report/report';
import { reportSections } from '../../report/sections';
import DashboardSection from '../DashboardSection';

/** One tab of a report; default: its answer. In MDX, the remark plugin expands it into sections. */
export default function PerformanceDashboard({ data, tab = 'answer' }: { data: ReportData; tab?: Tab }) {
  return reportSections(data.report, data.figures, data)
    .filter((section) => section.tab === tab)
    .map(({ id, heading }) => (
      <Fragment key={id}>
        {heading !== '' && (
          <Heading as="h2" id={id} className={id === 'verdict' ? 'visually-hidden' : undefined}>
            {heading}
          </Heading>
        )}
        <DashboardSection data={data} section={id} />
      </Fragment>
    ));
}
