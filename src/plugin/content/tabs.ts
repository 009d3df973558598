import { getOwnValue } from '../../benchmark/model/guards/record';
import { tabPath } from '../../benchmark/model/paths';
import type { Report } from '../../benchmark/model/report';
import { isTab, type Tab } from '../../benchmark/model/reportTabs';
import type { TabData } from '../../components/report/ReportTab';
import type { ReportData } from '../../components/report/report';
import { reportSections } from '../../components/report/sections';
import { reportTabs } from '../../components/report/tabs';
import type { ReportPartName } from '../../components/ui/LivePart';
import { isStatic } from '../mdx/componentRegistry';
import { pageAnchors } from '../mdx/pageAnchors';
import type { PageNames } from '../mdx/pageNames';
import { pageSlice } from '../mdx/pageSlice';
import type { Page } from '../mdx/parsePage';

/** The tab in a written page's `<ReportHeader report="…" tab="…" />`; null if it is not a tab of the report. */
function writtenTab(page: Page, report: string): Tab | null {
  const header = page.references.find(
    ({ component, attributes }) => component === 'ReportHeader' && attributes.report === report,
  );
  const tab = header?.attributes.tab ?? '';
  return isTab(tab) ? tab : null;
}

function tabsOf(data: ReportData, pages: readonly Page[], names: PageNames): Pick<ReportData, 'tabs' | 'anchors'> {
  const { id } = data.report;
  const sections = names.reports[id]?.sections ?? [];
  const written = pages.flatMap((page) => {
    const tab = writtenTab(page, id);
    return tab === null ? [] : [{ tab, headings: pageAnchors(page, names).headings }];
  });
  const headings = written.flatMap(({ tab, headings }) => headings.map((heading) => [heading.id, tab] as const));
  return {
    tabs: reportTabs(data, new Set(written.map(({ tab }) => tab))),
    anchors: Object.fromEntries([...sections.map((section) => [section.id, section.tab] as const), ...headings]),
  };
}

/**
 * A report's data with its tabs and the tab of each heading; unchanged if the tabs are folded into one page.
 */
export function withTabs(data: ReportData, pages: readonly Page[], names: PageNames): ReportData {
  if (names.foldTabs) return data;
  const found = tabsOf(data, pages, names);
  return { ...data, ...found, report: { ...data.report, advice: linkedAdvice(data.report, found.anchors) } };
}

/** The advice of a report, with its link to the reasons pointing to the tab that has the heading. */
function linkedAdvice({ id, advice }: Report, anchors: Record<string, Tab>): Report['advice'] {
  const tab = advice && getOwnValue(anchors, advice.why.slice(1));
  return tab ? { ...advice, why: `${tabPath(id, tab)}${advice.why}` } : advice;
}

/** Data of a generated tab: what reacts to input, and what only the server renders. */
function tabData(data: ReportData, tab: Tab): TabData {
  const sections = reportSections(data.report, data.figures, data).filter((section) => section.tab === tab);
  const slice = (ofStatic: boolean) => {
    const used = sections.filter(({ component }) => isStatic(component) === ofStatic);
    return pageSlice(data, [{ component: 'ReportHeader', attributes: {} }, ...used]);
  };
  return {
    live: slice(false),
    still: slice(true),
    sections: sections.map(({ id, heading, component }) => ({
      id,
      heading,
      part: isStatic(component) ? null : (component as ReportPartName),
    })),
  };
}

/** Generated tabs of a report, which have no MDX page, each with its data. */
export function generatedTabs(data: ReportData, pages: readonly Page[]) {
  const { id } = data.report;
  const written = new Set(pages.map((page) => writtenTab(page, id)));
  const made = data.tabs.filter(({ tab }) => tab !== 'answer' && !written.has(tab));
  return made.map(({ tab }) => ({ report: id, tab, data: tabData(data, tab) }));
}
