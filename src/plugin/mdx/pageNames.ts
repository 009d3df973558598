import { getOwnValue } from '../../benchmark/model/guards/record';
import { isTab, TABS } from '../../benchmark/model/reportTabs';
import { unknownName } from '../../benchmark/text/suggestName';
import type { Section } from '../../components/report/sections';
import { feedOf, needsReport, partOf, replacementOf } from './componentRegistry';
import type { Reference } from './parsePage';
import type { ReportPart } from './publicComponents';

/** Names that MDX files can use. It contains no values, so it changes only if pages must be recompiled. */
export interface PageNames {
  /** The report that `<PerformanceDashboard />` shows without a name. */
  featured: string;
  /** True if the tabs of a report are folded below its answer. */
  foldTabs?: boolean;
  reports: Record<string, ReportNames>;
}

export interface ReportNames {
  /** Parts of the report that exist, such as measured times or event logs of both sides. */
  parts: ReportPart[];
  sections: Section[];
  charts: string[];
  findings: string[];
  /** Keys of `<Cited source>`. */
  sources: string[];
  /** Dotted paths of `<Value of>`. */
  values: string[];
  /** Ids of `<PublishedTable table>`. */
  tables: string[];
  /** Keys of `<PublishedVerdict summary>`. */
  publishedComparisons: string[];
}

/** Attributes that must name a part of the report, with the list of allowed names. */
const CHECKED: {
  attribute: string;
  components: string[];
  list: Exclude<keyof ReportNames, 'parts' | 'sections'>;
  noun: string;
}[] = [
  {
    attribute: 'chart',
    components: ['BarChart', 'PieChart', 'LineChart', 'EmbedExample'],
    list: 'charts',
    noun: 'chart',
  },
  { attribute: 'finding', components: ['FindingPage'], list: 'findings', noun: 'finding' },
  { attribute: 'source', components: ['Cited'], list: 'sources', noun: 'source' },
  { attribute: 'of', components: ['Value'], list: 'values', noun: 'value' },
  { attribute: 'table', components: ['PublishedTable'], list: 'tables', noun: 'table' },
  {
    attribute: 'summary',
    components: ['PublishedVerdict'],
    list: 'publishedComparisons',
    noun: 'published comparison',
  },
];

const TABBED = new Set(['PerformanceDashboard', 'ReportHeader']);

/** The report that a component shows; undefined if it names none. */
export function reportOf(reference: Pick<Reference, 'component' | 'attributes'>, names: PageNames): string | undefined {
  return (
    reference.attributes.report ??
    (reference.component === 'PerformanceDashboard' ? names.featured || undefined : undefined)
  );
}

/** The problem of a component with an unknown name, listing the allowed names; null if all are known. */
export function checkReference(
  reference: Pick<Reference, 'component' | 'attributes'>,
  names: PageNames,
): string | null {
  const replacement = replacementOf(reference.component);
  if (replacement !== null) return `<${reference.component}> no longer exists; write ${replacement}`;
  if (feedOf(reference.component) !== 'report') return null;
  const id = reportOf(reference, names);
  if (id === undefined) return missingReport(reference.component);
  const report = getOwnValue(names.reports, id);
  if (!report) return unknownName('report', id, Object.keys(names.reports));
  const part = partOf(reference.component);
  if (part !== null && !report.parts.includes(part)) return missingPart(reference.component, id, part);
  const { tab } = reference.attributes;
  if (tab !== undefined && TABBED.has(reference.component) && !isTab(tab)) return unknownName('tab', tab, [...TABS]);
  for (const { attribute, components, list, noun } of CHECKED) {
    if (!components.includes(reference.component)) continue;
    const name = reference.attributes[attribute];
    if (name === undefined) return `<${reference.component} report="${id}"> needs ${attribute}="…"`;
    if (!report[list].includes(name)) return unknownName(`${noun} in report ${id}`, name, report[list]);
  }
  return null;
}

const PART_WORDS: Record<ReportPart, string> = {
  compared: 'a comparison of result sets',
  measured: 'a comparison of two result sets',
  published: 'published comparisons',
  cost: 'costs based on total times',
  logs: 'event logs of both sides',
};

function missingPart(component: string, id: string, part: ReportPart): string {
  return `<${component}> shows ${PART_WORDS[part]}, but report ${id} has none`;
}

function missingReport(component: string): string | null {
  return needsReport(component) ? `<${component}> needs report="…", a plain string` : null;
}
