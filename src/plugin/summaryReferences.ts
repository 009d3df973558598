import { problem } from '../benchmark/parse';
import type { Published, ResourceUsage } from '../benchmark/publishedTypes';
import type { SummaryReport, UsageFigure, UsageLine } from '../benchmark/reportTypes';
import type { Problem } from '../benchmark/types';
import type { JsonFile, JsonPath } from '../json/jsonFile';
import { unknownName } from './nearest';
import { doubledIds, type KnownIds } from './references';

/** What a report of published summaries may refer to: the artifacts that are in order, and the ids of all. */
export interface SummaryTargets {
  published: readonly Published[];
  resourceUsage: readonly ResourceUsage[];
  ids: KnownIds;
}

function unknownAt(file: JsonFile, at: JsonPath, noun: string, name: string, known: readonly string[]): Problem[] {
  return known.includes(name) ? [] : [problem(file.path, file.lineOf(at), unknownName(noun, name, known))];
}

function summaryIdProblems(file: JsonFile, { summaries }: SummaryReport, { ids }: SummaryTargets): Problem[] {
  const unknown = summaries.flatMap(({ id }, index) =>
    unknownAt(file, ['summaries', index, 'id'], 'published comparison', id, ids.published),
  );
  const keys = doubledIds(
    file,
    summaries.map(({ key }) => key),
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

/** Ids of figures and of charts must be told apart, also from those of the summaries' own charts. */
function usageIdProblems(file: JsonFile, { summaries }: SummaryReport, figures: readonly UsageFigure[]): Problem[] {
  const figureIds = figures.map(({ id }) => id);
  const charts = figures.flatMap(({ panels }, index) =>
    panels.map(({ id }, place) => ({ id, at: ['usage', 'figures', index, 'panels', place, 'id'] as JsonPath })),
  );
  const taken = (id: string) =>
    summaries.find(({ key }) => ['totals', 'distribution', 'changes', 'by-size'].includes(id.replace(`${key}-`, '')));
  const clashes = [...charts, ...figureIds.map((id, index) => ({ id, at: ['usage', 'figures', index, 'id'] }))]
    .filter(({ id }) => taken(id))
    .map(({ id, at }) => problem(file.path, file.lineOf(at), `${id} is the id of a chart of the summaries`));
  const chartIds = charts.map(({ id }) => id);
  return [
    ...doubledIds(file, figureIds, (index) => ['usage', 'figures', index, 'id']),
    ...doubledIds(file, chartIds, (index) => charts[index]?.at ?? []),
    ...clashes,
  ];
}

function usageProblems(file: JsonFile, report: SummaryReport, { resourceUsage, ids }: SummaryTargets): Problem[] {
  if (!report.usage) return [];
  const { id, figures } = report.usage;
  const unknown = unknownAt(file, ['usage', 'id'], 'resource-usage set', id, ids.resourceUsage);
  const usage = resourceUsage.find((set) => set.id === id);
  const series = usage
    ? figures.flatMap((figure, index) => panelProblems(file, figure, ['usage', 'figures', index], usage))
    : [];
  return [...unknown, ...usageIdProblems(file, report, figures), ...series];
}

/** Everything in a summary report that refers to something else, or that stands twice. A broken artifact has its own problems and gets none here. */
export function summaryProblems(file: JsonFile, report: SummaryReport, targets: SummaryTargets): Problem[] {
  const sources = report.sources.map(({ id }) => id);
  const notes = report.notes.map(({ about }) => about);
  return [
    ...summaryIdProblems(file, report, targets),
    ...usageProblems(file, report, targets),
    ...doubledIds(file, sources, (index) => ['sources', index, 'id']),
    ...doubledIds(file, notes, (index) => ['notes', index, 'about']),
  ];
}
