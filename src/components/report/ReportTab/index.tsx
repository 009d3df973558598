import { pageJson } from '@page-data';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { Fragment } from 'react';
import { tabPath } from '../../../benchmark/model/paths';
import { TAB_NAMES, type Tab } from '../../../benchmark/model/reportTabs';
import Cost from '../../mdx/Cost';
import DashboardSection from '../../mdx/DashboardSection';
import QueriesTable from '../../mdx/QueriesTable';
import ReportHeader from '../../mdx/ReportHeader';
import StaticContent from '../../page/StaticContent';
import type { ReportPartName } from '../../ui/LivePart';
import type { ReportData } from '../report';

interface TabSection {
  id: string;
  /** '' for none. */
  heading: string;
  /** The component that reacts to input as a whole; null for static content. */
  part: ReportPartName | null;
}

export interface TabData {
  /** Data of the header, and of the components that react to input as a whole. */
  live: ReportData;
  /** Data of the other sections, in development; otherwise only the server has them. */
  still?: ReportData;
  sections: TabSection[];
}

const PARTS = { Cost, QueriesTable };

function SectionHeading({ id, heading }: TabSection) {
  return heading === '' ? null : (
    <Heading as="h2" id={id}>
      {heading}
    </Heading>
  );
}

/** A generated tab of a report: the header, and the sections without author text. */
export default function ReportTab({ data: { live, still, sections }, tab }: { data: TabData; tab: Tab }) {
  const { id, title, description } = live.report;
  const stillData = () => still ?? (JSON.parse(pageJson(tabPath(id, tab))) as ReportData);
  return (
    <Layout title={`${TAB_NAMES[tab]}: ${title}`} description={description}>
      <main className="look-frame">
        <div className="look-column look-column-wide">
          <article>
            <ReportHeader data={live} tab={tab} />
            {sections.map((section) => {
              const Part = section.part && PARTS[section.part];
              return Part ? (
                <Fragment key={section.id}>
                  <SectionHeading {...section} />
                  <Part data={live} />
                </Fragment>
              ) : (
                <StaticContent key={section.id} at={section.id}>
                  {process.env.KEEPS_HTML ? null : (
                    <>
                      <SectionHeading {...section} />
                      <DashboardSection data={stillData()} section={section.id} />
                    </>
                  )}
                </StaticContent>
              );
            })}
          </article>
        </div>
      </main>
    </Layout>
  );
}
