import type { Names } from '../../benchmark/model/comparison';
import { tabPath } from '../../benchmark/model/paths';
import { TAB_NAMES, TABS, type Tab, type TabLink } from '../../benchmark/model/reportTabs';
import { countNoun, formatQueries } from '../../benchmark/text/numbers';
import { rowCounts } from '../../figures/shared/tableView';
import type { ReportData } from './report';
import { reportSections } from './sections';

/** Number of queries that both sides ran, in the largest suite; 0 if the times of single queries are unknown. */
function queryCount({ comparison, multiCandidate, headline }: ReportData): number {
  if (comparison) return Number((headline as { matched?: number }).matched ?? 0);
  return Math.max(0, ...(multiCandidate?.suites.map(({ multi }) => rowCounts(multi.table).all) ?? []));
}

function settingCount({ comparison, multiCandidate, comparability }: ReportData): number {
  if (comparison) return comparison.comparability.fields.length;
  if (multiCandidate) return multiCandidate.settings.reduce((sum, { table }) => sum + table.rows.length, 0);
  return comparability?.fields.length ?? 0;
}

/** Number of published comparisons of other sides than the first: studies of settings. */
function studyCount({ verdicts }: ReportData): number {
  const [first, ...others] = Object.values(verdicts).map(({ names }) => names);
  const isOther = (names: Names) => names.baseline !== first?.baseline || names.candidate !== first?.candidate;
  return others.filter(isOther).length;
}

/** "103": queries that both sides ran; "20 reported" for published changes of single queries; '' for neither. */
function queriesNote(data: ReportData): string {
  const { figures, report } = data;
  const reported = figures[`${report.publishedComparisons[0]?.key}-changes`]?.table.rows.length ?? 0;
  if (queryCount(data) > 0) return String(queryCount(data));
  return reported === 0 ? '' : `${reported} reported`;
}

function noteOf(tab: Tab, data: ReportData): string {
  if (tab === 'queries') return queriesNote(data);
  if (tab === 'why') return data.findings.length === 0 ? '' : countNoun(data.findings.length, 'finding');
  if (tab === 'settings') return studyCount(data) === 0 ? '' : `${studyCount(data)} studied`;
  if (tab === 'setup') return settingCount(data) === 0 ? '' : countNoun(settingCount(data), 'setting');
  return '';
}

function textOf(tab: Tab, data: ReportData): string {
  const { findings, patterns, cost } = data;
  switch (tab) {
    case 'queries':
      return data.comparison || data.multiCandidate
        ? 'Every query in a table to sort and filter: times, ranges, and verdicts.'
        : 'What the source reports about single queries.';
    case 'why':
      return findings.length === 0
        ? 'What explains the differences.'
        : `${formatQueries(findings.length)} explained${patterns.length === 0 ? '' : `; ${countNoun(patterns.length, 'pattern')}`}.`;
    case 'cost':
      return cost?.view.figure?.title ?? 'Node-hours and cost.';
    case 'settings':
      return 'Studies of single settings, as published.';
    case 'setup':
      return 'Are the runs comparable? Hardware, settings, method, and how to try it.';
    default:
      return 'Files, method, limitations, and errors in the source.';
  }
}

/** Tabs of a report: those with generated sections, and those in `wrote`. */
export function reportTabs(data: ReportData, written: ReadonlySet<Tab>): TabLink[] {
  const { report, figures } = data;
  const made = new Set(reportSections(report, figures, data).map(({ tab }) => tab));
  return TABS.filter((tab) => made.has(tab) || written.has(tab)).map((tab) => ({
    tab,
    label: TAB_NAMES[tab],
    note: noteOf(tab, data),
    text: textOf(tab, data),
    path: tabPath(report.id, tab),
  }));
}
