import { problem } from '../../benchmark/model/problem';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report, UsageFigure, UsageLine, UsageQueries } from '../../benchmark/model/report';
import type { Problem, Side } from '../../benchmark/model/resultSet';
import { joinWords } from '../../benchmark/text/names';
import type { JsonFile, JsonPath } from '../../json/jsonFile';
import { duplicateIds, type KnownIds, unknownAt } from '../references';

/** Valid artifacts that a report can show as published, and the ids of all artifacts. */
interface PublishedTargets {
  published: readonly PublishedComparison[];
  resourceUsage: readonly ResourceUsage[];
  ids: KnownIds;
}

function comparisonIdProblems(file: JsonFile, { publishedComparisons }: Report, { ids }: PublishedTargets): Problem[] {
  const unknown = publishedComparisons.flatMap(({ id }, index) =>
    unknownAt(file, ['summaries', index, 'id'], 'published comparison', id, ids.published),
  );
  const keys = duplicateIds(
    file,
    publishedComparisons.map(({ key }) => key),
    (index) => ['summaries', index, 'key'],
  );
  return [...unknown, ...keys];
}

function lineProblems(file: JsonFile, line: UsageLine, at: JsonPath, usage: ResourceUsage): Problem[] {
  const names = usage.series.map(({ id }) => id);
  const unknown = unknownAt(file, [...at, 'series'], 'series', line.series, names);
  const found = usage.series.find(({ id }) => id === line.series);
  const [first, last] = [found?.points[0]?.x ?? 0, found?.points.at(-1)?.x ?? 0];
  const place = file.lineOf([...at, 'from']);
  if (line.from >= line.to)
    return [...unknown, problem(file.path, place, `from must be below to, got ${line.from} and ${line.to}`)];
  if (!found || (line.from >= first && line.to <= last)) return unknown;
  const message = `${line.series} has minutes ${first} to ${last}, got ${line.from} to ${line.to}`;
  return [problem(file.path, place, message)];
}

function panelProblems(file: JsonFile, { panels }: UsageFigure, at: JsonPath, usage: ResourceUsage): Problem[] {
  return panels.flatMap(({ lines }, index) => {
    const path = [...at, 'panels', index, 'lines'];
    const [first, second] = lines;
    const roles =
      first && second && first.role === second.role
        ? [problem(file.path, file.lineOf([...path, 1, 'role']), `both lines of this panel are the ${first.role}`)]
        : [];
    return [...roles, ...lines.flatMap((line, place) => lineProblems(file, line, [...path, place], usage))];
  });
}

/** Problems of duplicate ids of figures and charts, including the charts of the published comparisons. */
function usageIdProblems(file: JsonFile, report: Report, figures: readonly UsageFigure[]): Problem[] {
  const { publishedComparisons } = report;
  const banded = report.usage?.queries?.figures ?? [];
  const owners = [
    ...figures.map(({ id }, index) => ({ id, at: ['usage', 'figures', index, 'id'] as JsonPath })),
    ...banded.map(({ id }, index) => ({ id, at: ['usage', 'queries', 'figures', index, 'id'] as JsonPath })),
  ];
  const charts = figures.flatMap(({ panels }, index) =>
    panels.map(({ id }, place) => ({ id, at: ['usage', 'figures', index, 'panels', place, 'id'] as JsonPath })),
  );
  const taken = (id: string) =>
    publishedComparisons.some(({ key }) =>
      ['totals', 'distribution', 'changes', 'by-size', 'added'].some((end) => id === `${key}-${end}`),
    );
  const clashes = [...charts, ...owners]
    .filter(({ id }) => taken(id))
    .map(({ id, at }) => problem(file.path, file.lineOf(at), `${id} is the id of a chart of a published comparison`));
  const chartIds = charts.map(({ id }) => id);
  return [
    ...duplicateIds(
      file,
      owners.map(({ id }) => id),
      (index) => owners[index]?.at ?? [],
    ),
    ...duplicateIds(file, chartIds, (index) => charts[index]?.at ?? []),
    ...clashes,
  ];
}

/** Reasons why a series cannot be drawn with queries as bands: no such file, no queries, or no such column. */
function sideProblems(file: JsonFile, queries: UsageQueries, side: Side, usage: ResourceUsage): Problem[] {
  const { series } = queries[side];
  const at: JsonPath = ['usage', 'queries', side, 'series'];
  const unknown = unknownAt(file, at, 'series with queries', series, Object.keys(usage.queries));
  if (unknown.length > 0) return unknown;
  const names = usage.series.map(({ id }) => id);
  return queries.figures.flatMap(({ measure }, index) =>
    unknownAt(file, ['usage', 'queries', 'figures', index, 'measure'], 'series', `${series}.${measure}`, names),
  );
}

/** Problems of queries that ran on one side only and so have no band. */
function bandProblems(file: JsonFile, { baseline, candidate }: UsageQueries, usage: ResourceUsage): Problem[] {
  const of = (series: string) => (usage.queries[series] ?? []).map(({ query }) => query);
  const [own, other] = [of(baseline.series), of(candidate.series)];
  const alone = [...own.filter((query) => !other.includes(query)), ...other.filter((query) => !own.includes(query))];
  if (alone.length === 0) return [];
  const message = `${joinWords(alone)} ran on one side only`;
  return [problem(file.path, file.lineOf(['usage', 'queries']), message, 'name two series with the same queries')];
}

function queriesProblems(file: JsonFile, queries: UsageQueries, usage: ResourceUsage): Problem[] {
  const sides = [...sideProblems(file, queries, 'baseline', usage), ...sideProblems(file, queries, 'candidate', usage)];
  return sides.length > 0 ? sides : bandProblems(file, queries, usage);
}

/** The problem of a report that shows nothing. */
function emptyProblems(file: JsonFile, { sides, publishedComparisons, usage }: Report): Problem[] {
  if (sides.length > 0 || publishedComparisons.length > 0 || usage?.queries) return [];
  const message = 'the report shows no result sets, no published comparison, and no series with queries';
  return [problem(file.path, file.lineOf(['usage']), message, 'name one of them in sides, summaries, or usage')];
}

function usageProblems(file: JsonFile, report: Report, { resourceUsage, ids }: PublishedTargets): Problem[] {
  if (!report.usage) return [];
  const { id, figures, queries } = report.usage;
  const unknown = unknownAt(file, ['usage', 'id'], 'resource-usage set', id, ids.resourceUsage);
  const usage = resourceUsage.find((set) => set.id === id);
  const series = usage
    ? figures.flatMap((figure, index) => panelProblems(file, figure, ['usage', 'figures', index], usage))
    : [];
  const bands = usage && queries ? queriesProblems(file, queries, usage) : [];
  return [...unknown, ...usageIdProblems(file, report, figures), ...series, ...bands];
}

/**
 * Problems of a report's references to published artifacts: missing or duplicate. A broken artifact has problems of its
 * own and adds none here.
 */
export function publishedProblems(file: JsonFile, report: Report, targets: PublishedTargets): Problem[] {
  return [
    ...emptyProblems(file, report),
    ...comparisonIdProblems(file, report, targets),
    ...usageProblems(file, report, targets),
  ];
}
