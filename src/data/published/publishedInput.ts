import { type PublishedComparability, publishedComparability } from '../../benchmark/comparison/publishedComparability';
import { problem } from '../../benchmark/model/problem';
import type { PublishedComparison, ResourceUsage } from '../../benchmark/model/published';
import type { Report } from '../../benchmark/model/report';
import type { Environment, Problem, ResultSet } from '../../benchmark/model/resultSet';
import { placeholders, type ValueTexts } from '../../benchmark/text/placeholders';
import { unknownName } from '../../benchmark/text/suggestName';
import { capacityValues } from '../../components/published/capacityValues';
import type { KeyedComparison } from '../../components/published/conditions';
import { type PublishedInput, publishedTexts } from '../../components/published/parts';
import { rangesOf } from '../../components/published/ranges';
import type { JsonFile } from '../../json/jsonFile';

export interface PublishedArtifacts {
  published: readonly PublishedComparison[];
  resourceUsage: readonly ResourceUsage[];
  environments: readonly Environment[];
  resultSets: readonly ResultSet[];
}

/** Capacity that the candidate's extra nodes add, from the first comparison that names them. */
function capacityOf(comparisons: readonly KeyedComparison[], environments: readonly Environment[]): ValueTexts {
  const find = (id: string | null) => environments.find((environment) => environment.id === id);
  for (const { published } of comparisons) {
    const [own, extra] = [find(published.environment), find(published.extraEnvironment)];
    if (own && extra) return capacityValues(own, extra, published.totals);
  }
  return {};
}

/** Ranges of both sides of each comparison, by key. */
function rangesByKey(
  comparisons: readonly KeyedComparison[],
  { resultSets, environments }: PublishedArtifacts,
): PublishedInput['ranges'] {
  return Object.fromEntries(
    comparisons.flatMap(({ key, published }) => {
      const ranges = rangesOf(published, resultSets, environments);
      return ranges ? [[key, ranges] as const] : [];
    }),
  );
}

/** The comparability check of the first comparison; null without one or if nothing is known about its runs. */
function firstComparability(
  [first]: readonly KeyedComparison[],
  environments: readonly Environment[],
): PublishedComparability | null {
  if (!first) return null;
  const find = (id: string | null) => environments.find((environment) => environment.id === id);
  const { published } = first;
  const own = find(published.environment);
  return publishedComparability(published, own ? { own, extra: find(published.extraEnvironment) ?? null } : null);
}

/** The published artifacts of a report. Comparisons that are not among the artifacts are omitted. */
export function publishedInput(report: Report, artifacts: PublishedArtifacts): PublishedInput {
  const comparisons = report.publishedComparisons.flatMap(({ key, id }) => {
    const published = artifacts.published.find((set) => set.id === id);
    return published ? [{ key, published }] : [];
  });
  return {
    comparisons,
    environments: artifacts.environments,
    usage: artifacts.resourceUsage.find(({ id }) => id === report.usage?.id) ?? null,
    capacity: capacityOf(comparisons, artifacts.environments),
    ranges: rangesByKey(comparisons, artifacts),
    comparability: firstComparability(comparisons, artifacts.environments),
  };
}

export function publishedWarnings({ comparisons, usage }: PublishedInput, problems: readonly Problem[]): Problem[] {
  const environments = comparisons.flatMap(({ published }) => [published.environment, published.extraEnvironment]);
  const paths = [
    ...comparisons.map(({ published }) => `/published/${published.id}/`),
    ...environments.filter((id) => id !== null).map((id) => `/environments/${id}.json`),
    ...(usage ? [`/resource-usage/${usage.id}/`] : []),
  ];
  return problems.filter(({ level, path }) => level === 'warning' && paths.some((part) => `/${path}`.includes(part)));
}

/**
 * Problems of `{paths}` in titles and captions of usage figures that name no value. All references of the report must
 * be valid.
 */
export function textProblems(file: JsonFile, report: Report, artifacts: PublishedArtifacts): Problem[] {
  const figures = report.usage?.figures ?? [];
  const known = Object.keys(publishedTexts(report, publishedInput(report, artifacts)));
  return figures.flatMap((figure, index) =>
    (['title', 'caption'] as const).flatMap((key) =>
      placeholders(figure[key])
        .filter((path) => !known.includes(path))
        .map((path) => {
          const line = file.lineOf(['usage', 'figures', index, key]);
          return problem(file.path, line, `${key}: ${unknownName('value', path, known)}`);
        }),
    ),
  );
}
