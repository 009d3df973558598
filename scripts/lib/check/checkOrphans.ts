import type { ReportTableName } from '../../../src/benchmark/artifacts/reportTables';
import { warning } from '../../../src/benchmark/model/problem';
import type { Problem } from '../../../src/benchmark/model/resultSet';
import type { DataFolder } from '../../../src/data/dataFolder';
import type { Data } from '../../../src/data/loadData';
import { type PageNames, reportOf } from '../../../src/plugin/mdx/pageNames';
import type { Page, Reference } from '../../../src/plugin/mdx/parsePage';

/** Components that print each small table, and the prefix of its `<Value of>` paths. */
const PRINTED_BY: Record<ReportTableName, { components: string[]; values?: string }> = {
  'aggregates.csv': { components: ['Aggregates'], values: 'aggregates.' },
  'metrics.csv': { components: ['FindingPage'], values: 'metrics.' },
  'plans.csv': { components: ['FindingPage'] },
  'findings.csv': { components: ['FindingPage', 'FindingList'] },
  'settings.csv': { components: ['Settings'] },
  'slips.csv': { components: ['Errata'] },
  'patterns.csv': { components: ['Pattern'] },
  'groups.csv': { components: [], values: 'groups.' },
  'runs.csv': { components: [], values: 'runs.' },
};

/** Environments that no artifact names. Empty while an artifact has errors, because it may name them. */
function unusedEnvironments({ ids, resultSets, published }: Data, { environments }: DataFolder): Problem[] {
  if (ids.resultSets.length > resultSets.length || ids.published.length > published.length) return [];
  const used = new Set([
    ...resultSets.map(({ environment }) => environment),
    ...published.flatMap(({ environment, extraEnvironment }) => [environment, extraEnvironment]),
  ]);
  return environments
    .filter(({ id }) => !used.has(id))
    .map(({ file }) =>
      warning(file.path, null, 'no result set and no published comparison names this environment', 'remove it'),
    );
}

/** Published comparisons and time series that no report shows and that are neither reruns nor of an engine. Empty while a report has errors. */
function unusedPublished({ ids, reports, published: all }: Data, folder: DataFolder): Problem[] {
  if (ids.reports.length > reports.length) return [];
  const published = new Set([
    ...reports.flatMap(({ publishedComparisons }) => publishedComparisons.map(({ id }) => id)),
    ...all.flatMap(({ id, rerunOf, candidate }) => (rerunOf || candidate.engine ? [id] : [])),
  ]);
  const usage = new Set(reports.map(({ usage }) => usage?.id));
  const cure = 'name it in a report.json, or remove it';
  return [
    ...folder.published.filter(({ id }) => !published.has(id)),
    ...folder.resourceUsage.filter(({ id }) => !usage.has(id)),
  ].map(({ path }) => warning(path, null, 'not used by any report', cure));
}

function prints(uses: readonly Reference[], name: ReportTableName): boolean {
  const { components, values } = PRINTED_BY[name];
  return uses.some(({ component, attributes }) => {
    const value = component === 'Value' && values !== undefined && attributes.of?.startsWith(values);
    return components.includes(component) || value;
  });
}

/** Reports that no page shows, and tables that no page of their report prints; errata can be printed by value. */
function unshownParts({ reports }: DataFolder, pages: readonly Page[], names: PageNames): Problem[] {
  const references = pages.flatMap((page) => page.references);
  return reports.flatMap(({ id, path, files }) => {
    if (!(id in names.reports)) return [];
    const uses = references.filter((reference) => reportOf(reference, names) === id);
    if (uses.length === 0) return [warning(path, null, 'no page shows this report', `write docs/reports/${id}.mdx`)];
    const tables = [...files.values()].filter((file) => file.path.endsWith('.csv'));
    return tables
      .filter((file) => !prints(uses, file.path.slice(path.length + 1) as ReportTableName))
      .map((file) => warning(file.path, null, 'no page of this report prints this table', 'print it, or remove it'));
  });
}

export function orphanProblems(data: Data, folder: DataFolder, pages: readonly Page[], names: PageNames): Problem[] {
  return [...unusedEnvironments(data, folder), ...unusedPublished(data, folder), ...unshownParts(folder, pages, names)];
}
