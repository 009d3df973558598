import type { Comparison } from '../model/comparison';
import { NATIVE_SPARK } from '../model/order';
import type { PublishedComparison } from '../model/published';
import { compareVersions } from '../model/versions';
import { joinWords } from '../text/names';
import { formatSeconds, formatSpeedup } from '../text/numbers';
import { publicationDay } from '../text/publicationDay';

export type PublishedSummary = Pick<
  PublishedComparison,
  'baseline' | 'candidate' | 'created' | 'snapshot' | 'rerunOf' | 'totals'
>;

/** Total times of a release and of vanilla Spark that were published without the times of single queries. */
interface PublishedTotals {
  version: string;
  /** "vanilla Spark 4.2.0". */
  baseline: string;
  sparkVersion: string;
  baselineS: number;
  candidateS: number;
  /** "27 November 2026", or "by 27 November 2026". */
  day: string;
}

/** Totals of an engine next to vanilla Spark: the newest release first, then the newest vanilla Spark. */
function totalsOf(engine: string, published: readonly PublishedSummary[]): PublishedTotals[] {
  return published
    .flatMap((summary) => {
      const { baseline, candidate, totals } = summary;
      if (!totals || candidate.engine?.id !== engine || baseline.engine?.id !== NATIVE_SPARK) return [];
      const { version } = candidate.engine;
      const names = { baseline: baseline.title, sparkVersion: baseline.engine.version };
      return [{ version, ...names, ...totals, day: publicationDay(summary) }];
    })
    .sort((a, b) => compareVersions(b.version, a.version) || compareVersions(b.sparkVersion, a.sparkVersion));
}

/** Totals of the newest release, if it is newer than the compared one; empty otherwise. */
function newerTotals({ candidate: { engine } }: Pick<Comparison, 'candidate'>, published: readonly PublishedSummary[]) {
  const all = totalsOf(engine.id, published);
  const newest = all[0]?.version ?? engine.version;
  return compareVersions(newest, engine.version) > 0 ? all.filter(({ version }) => version === newest) : [];
}

/** Totals of later measurements of the same two releases by their publisher. */
export function repeatedTotals(
  { baseline, candidate }: Pick<Comparison, 'baseline' | 'candidate'>,
  published: readonly PublishedSummary[],
): NonNullable<PublishedSummary['totals']>[] {
  return published.flatMap(({ rerunOf, totals }) =>
    totals && rerunOf?.candidate === candidate.id && rerunOf.baseline === baseline.id ? [totals] : [],
  );
}

/** "488 s vs. 994 s". */
function secondsText({ candidateS, baselineS }: NonNullable<PublishedSummary['totals']>): string {
  return `${formatSeconds(candidateS, 0)} vs. ${formatSeconds(baselineS, 0)}`;
}

/** "A second measurement: 601 s vs. 994 s (1.65×)."; '' without one. */
export function repeatedText(
  own: Pick<Comparison, 'baseline' | 'candidate'>,
  published: readonly PublishedSummary[],
): string {
  const again = repeatedTotals(own, published);
  if (again.length === 0) return '';
  const texts = again.map(
    (totals) => `${secondsText(totals)} (${formatSpeedup(totals.baselineS / totals.candidateS)})`,
  );
  return `${again.length === 1 ? 'A second measurement' : 'Later measurements'}: ${joinWords(texts)}.`;
}

/** "Of 1.2.0, only totals were published, by 27 November 2026: 488 s vs. 994 s for vanilla Spark 4.2.0 (2.04×) …"; '' if no release is newer. */
export function newerText(own: Pick<Comparison, 'candidate'>, published: readonly PublishedSummary[]): string {
  const newer = newerTotals(own, published);
  const [first] = newer;
  if (!first) return '';
  const texts = newer.map(
    (totals) =>
      `${secondsText(totals)} for ${totals.baseline} (${formatSpeedup(totals.baselineS / totals.candidateS)})`,
  );
  return `Of ${first.version}, only totals were published, ${first.day}: ${joinWords(texts)}.`;
}
