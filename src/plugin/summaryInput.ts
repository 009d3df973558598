import { capacityValues } from '../benchmark/capacityValues';
import { problem } from '../benchmark/parse';
import { type SummaryInput, summaryReport } from '../benchmark/publishedPage';
import type { Published, ResourceUsage } from '../benchmark/publishedTypes';
import type { ValueTexts } from '../benchmark/publishedValues';
import type { SummaryReport } from '../benchmark/reportTypes';
import type { Environment, Problem } from '../benchmark/types';
import type { JsonFile } from '../json/jsonFile';
import { unknownName } from './nearest';

/** The artifacts that reports of published summaries are made of. */
export interface SummaryArtifacts {
  published: readonly Published[];
  resourceUsage: readonly ResourceUsage[];
  environments: readonly Environment[];
  problems: readonly Problem[];
}

function environmentIds(summaries: readonly { published: Published }[]): string[] {
  const ids = summaries.flatMap(({ published }) => [published.environment, published.extraEnvironment]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The parts of paths that the report's own artifacts have. */
function ownPaths({ usage }: SummaryReport, summaries: SummaryInput['summaries']): string[] {
  return [
    ...summaries.map(({ published }) => `/published/${published.id}/`),
    ...environmentIds(summaries).map((id) => `/environments/${id}.json`),
    ...(usage ? [`/resource-usage/${usage.id}/`] : []),
  ];
}

/** What the candidate's further nodes add, of the first comparison that names them. */
function capacityOf(summaries: SummaryInput['summaries'], environments: readonly Environment[]): ValueTexts {
  const find = (id: string | null) => environments.find((environment) => environment.id === id);
  for (const { published } of summaries) {
    const [own, extra] = [find(published.environment), find(published.extraEnvironment)];
    if (own && extra) return capacityValues(own, extra, published.totals);
  }
  return {};
}

/** What a report of published summaries is computed from. Comparisons that are not among the artifacts are left out. */
export function summaryInput(report: SummaryReport, artifacts: SummaryArtifacts): SummaryInput {
  const summaries = report.summaries.flatMap(({ key, id }) => {
    const published = artifacts.published.find((set) => set.id === id);
    return published ? [{ key, published, folder: `/data/published/${id}/` }] : [];
  });
  const paths = ownPaths(report, summaries);
  return {
    report,
    summaries,
    usage: artifacts.resourceUsage.find(({ id }) => id === report.usage?.id) ?? null,
    problems: artifacts.problems.filter(({ path }) => paths.some((part) => `/${path}`.includes(part))),
    values: capacityOf(summaries, artifacts.environments),
  };
}

function withoutTexts(report: SummaryReport): SummaryReport {
  if (!report.usage) return report;
  const figures = report.usage.figures.map((figure) => ({ ...figure, title: '', caption: '' }));
  return { ...report, usage: { ...report.usage, figures } };
}

/** The `{paths}` in titles and captions of usage figures that lead to no value. All that the report refers to must be in order. */
export function textProblems(file: JsonFile, report: SummaryReport, artifacts: SummaryArtifacts): Problem[] {
  const { values } = summaryReport(summaryInput(withoutTexts(report), artifacts)).page;
  const known = Object.keys(values);
  return (report.usage?.figures ?? []).flatMap((figure, index) =>
    (['title', 'caption'] as const).flatMap((key) =>
      [...figure[key].matchAll(/\{([^{}]+)\}/g)]
        .map(([, path = '']) => path)
        .filter((path) => !known.includes(path))
        .map((path) => {
          const near = known.filter((name) => name.startsWith(path.slice(0, path.indexOf('.') + 1))).slice(0, 12);
          const line = file.lineOf(['usage', 'figures', index, key]);
          return problem(
            file.path,
            line,
            `${key}: ${unknownName('value', path, near.length > 0 ? near : known.slice(0, 12))}`,
          );
        }),
    ),
  );
}
