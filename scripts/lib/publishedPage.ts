import type { PublishedComparison } from '../../src/benchmark/model/published';
import {
  publishedChangesSpec,
  publishedDistributionSpec,
  publishedTotalsSpec,
} from '../../src/benchmark/pages/published/charts';
import { capitalise } from '../../src/benchmark/text/names';
import { proseSpot } from '../../src/plugin/mdx/prosePlaceholders';

/** How a new report calls its published comparison: charts, tables and values start with it. */
const KEY = 'main';

/** The object of report.json. `published` is a date, 2026-07-21. */
export function publishedReportJson({ id }: PublishedComparison, title: string, published: string): object {
  return {
    $schema: '../../../schemas/report.schema.json',
    title,
    description: `${title}, as published.`,
    published,
    summaries: [{ key: KEY, id }],
    usage: null,
    standing: 'published',
    sources: [],
    allow: [],
    notes: [],
  };
}

/** "Celeborn vs. native Spark shuffle". */
export function publishedTitle({ baseline, candidate }: PublishedComparison): string {
  return `${capitalise(candidate.title)} vs. ${baseline.title}`;
}

/** What the comparison has to show: totals, ranges, changes of queries, measures. */
function figureSections(id: string, published: PublishedComparison): string[] {
  const charts: [string, string, unknown][] = [
    ['BarChart', `${KEY}-totals`, publishedTotalsSpec(published, KEY)],
    ['PieChart', `${KEY}-distribution`, publishedDistributionSpec(published, KEY)],
    ['BarChart', `${KEY}-changes`, publishedChangesSpec(published, KEY)],
  ];
  const drawn = charts
    .filter(([, , spec]) => spec !== null)
    .map(([tag, chart]) => `<${tag} report="${id}" chart="${chart}" />`);
  const measures = published.measures.length > 0 ? [`<PublishedTable report="${id}" table="${KEY}-measures" />`] : [];
  return [...drawn, ...measures];
}

/** The page of a new report of a published comparison: what it shows, and marked spots where sentences are wanted. It builds as it stands. */
export function publishedPage(id: string, title: string, published: PublishedComparison): string {
  const sections = [
    `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`${title}, as published.`)}\nslug: /reports/${id}/\nhide_title: true\n---`,
    `<ReportHeader report="${id}" />`,
    `<PublishedVerdict report="${id}" summary="${KEY}" />`,
    proseSpot('the one sentence that a reader should keep: what was measured, and who published it'),
    '## What was published',
    ...figureSections(id, published),
    proseSpot(
      'a section on what to bear in mind, with its heading: what the source does not state, and where it contradicts itself',
    ),
    `## Are the two runs comparable?\n\n<Receipt report="${id}" />`,
    `## About these numbers\n\n<AboutNumbers report="${id}" />`,
  ];
  return `${sections.join('\n\n')}\n`;
}
