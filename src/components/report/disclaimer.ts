import { machineText } from '../../benchmark/comparison/environmentSummary';
import type { Comparison } from '../../benchmark/model/comparison';
import type { ResourceUsage } from '../../benchmark/model/published';
import { suiteTitle } from '../../benchmark/model/queries';
import type { Report, UsageQueries } from '../../benchmark/model/report';
import type { Environment, Suite } from '../../benchmark/model/resultSet';
import { scaleText, sizeText, suiteAtSize } from '../../benchmark/text/dataSize';
import { derivedFromAll } from '../../benchmark/text/disclaimer';
import { capitalise, joinWords } from '../../benchmark/text/names';
import { NOT_REPORTED } from '../../benchmark/text/notReported';
import { formatDate } from '../../benchmark/text/numbers';
import { sideTitle } from '../../figures/shared/titles';
import type { KeyedComparison } from '../published/conditions';

/** Notice for every number of a report, without a period; '' if its numbers derive from no suite. */
export function reportDisclaimer(
  comparisons: readonly Pick<Comparison, 'baseline'>[],
  published: readonly KeyedComparison[],
  usage: ResourceUsage | null = null,
): string {
  const measured = comparisons.map(({ baseline }) => suiteTitle(baseline.suite));
  if (measured.length > 0) return derivedFromAll(measured);
  const suite = [...published.map((entry) => entry.published.suite), usage?.suite].find((found) => found);
  return suite ? derivedFromAll([suiteTitle(suite)]) : '';
}

/** Series with queries, and the names of their sides. */
export interface UsageSides {
  artifact: ResourceUsage;
  queries: UsageQueries;
}

/** Content of a report that the line below its title describes. */
interface Shown {
  report: Pick<Report, 'publishedOn'>;
  comparisons: readonly Comparison[];
  environments: readonly Environment[];
  published: readonly KeyedComparison[];
  usage: UsageSides | null;
}

/** "TPC-DS at 3 TB (scale factor 3000)"; a custom suite with its size if it has several. */
function suiteAndSize(suite: Suite): string {
  const [size, scale] = [sizeText(suite), scaleText(suite)];
  return size === scale
    ? suiteAtSize({ ...suite, tableFormat: 'unknown' })
    : `${suiteTitle(suite)} at ${size} (${scale})`;
}

/** "TPC-DS at 3 TB (scale factor 3000) · r8gd.12xlarge": suites and machines, as far as reported. */
function whatAndWhere({ comparisons, environments, published, usage }: Shown): string[] {
  const sets = comparisons.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  const suites = [...sets, ...published.map((entry) => entry.published), ...(usage ? [usage.artifact] : [])];
  const machines = sets.map((set) => machineText(environments.find(({ id }) => id === set.environment)));
  return [
    joinWords([...new Set(suites.flatMap(({ suite }) => (suite ? [suiteAndSize(suite)] : [])))]),
    joinWords([...new Set(machines)].filter((text) => text !== NOT_REPORTED)),
  ].filter((text) => text !== '');
}

/** "source published 15 June 2026", or "first published here" if no side has a source. */
function publishedText({ report, comparisons: [first] }: Shown): string {
  const isOurs = first && [first.baseline, first.candidate].every(({ sources }) => sources.length === 0);
  return `${isOurs ? 'first published here' : 'source published'} ${formatDate(report.publishedOn)}`;
}

/**
 * The line below a report's title: suite and size, machine, day, notice, and the baseline of its first comparison or of
 * its series; unknown parts are omitted.
 */
export function reportMeta(shown: Shown): string {
  const { comparisons, published, usage } = shown;
  const [first] = comparisons;
  const baseline = first
    ? sideTitle(first, 'baseline')
    : (published[0]?.published.baseline.title ?? usage?.queries.baseline.name);
  return [
    capitalise([...whatAndWhere(shown), publishedText(shown)].join(' · ')),
    reportDisclaimer(comparisons, published, usage?.artifact),
    ...(baseline === undefined ? [] : [`Baseline: ${capitalise(baseline)}`]),
  ]
    .filter((text) => text !== '')
    .map((text) => `${text}.`)
    .join(' ');
}
