import { NATIVE_SPARK } from '../model/order';
import type { EngineRecord, EngineRelease } from '../model/round';
import { suiteAtSize } from '../text/dataSize';
import { formatDate, formatShortMonth } from '../text/numbers';
import { publicationDay } from '../text/publicationDay';
import { vanillaOf } from '../text/roundText';
import type { HistoryLine, HistoryPoint } from './lines';

/** "0.9" for 0.9.0 if no other release starts with it; otherwise the whole version. */
export function shortVersion({ releases }: Pick<EngineRecord, 'releases'>, { version }: EngineRelease): string {
  const [, minor] = /^(\d+\.\d+)\.0$/.exec(version) ?? [];
  const alike = releases.filter((release) => minor !== undefined && release.version.startsWith(`${minor}.`));
  return minor !== undefined && alike.length === 1 ? minor : version;
}

/** "0.9.0", or "build of 30 May 2024". */
export function releaseName({ version, build }: EngineRelease): string {
  return build ?? version;
}

export function releaseAt(engine: EngineRecord, { release }: Pick<HistoryPoint, 'release'>): EngineRelease {
  return engine.releases[release] as EngineRelease;
}

/** "0.9.0", or "0.9.0 of 3 October 2026" if days tell the points of its line apart. */
export function pointName(engine: EngineRecord, point: HistoryPoint): string {
  const name = releaseName(releaseAt(engine, point));
  return point.byDay ? `${name} of ${formatDate(publishedOn(point))}` : name;
}

/** What the points of these lines are compared with: "vanilla Spark", "its first run", or both if lines differ in it. */
export function baselineName(lines: readonly Pick<HistoryLine, 'points'>[]): string {
  const comparisons = lines.flatMap(({ points }) => points.map(({ comparison }) => comparison));
  const ofVanilla = comparisons.filter(
    ({ baseline, candidate }) => baseline.engine.id === NATIVE_SPARK && candidate.engine.id !== NATIVE_SPARK,
  );
  if (ofVanilla.length === comparisons.length) return 'vanilla Spark';
  return ofVanilla.length === 0 ? 'its first run' : 'vanilla Spark or its first run';
}

/** What the points of these lines are: "release", or "run" if days tell them apart. */
export function pointNoun(lines: readonly Pick<HistoryLine, 'points'>[]): 'release' | 'run' {
  return lines.some(({ points }) => points.some(({ byDay }) => byDay)) ? 'run' : 'release';
}

/** "vanilla Spark in the same round", or the name alone if some of it is of other rounds or is a first run. */
export function baselineText(lines: readonly Pick<HistoryLine, 'points'>[]): string {
  const baseline = baselineName(lines);
  const pairs = lines.flatMap(({ points }) => points.map(({ comparison }) => comparison));
  return baseline === 'vanilla Spark' ? vanillaOf(pairs) : baseline;
}

/** "Each release is compared with vanilla Spark in the same round." */
export function comparedText(lines: readonly Pick<HistoryLine, 'points'>[]): string {
  return `Each ${pointNoun(lines)} is compared with ${baselineText(lines)}.`;
}

/** Day of first publication of a point's results, or the day by which they were published. */
export function publishedOn({ comparison }: HistoryPoint): string {
  return comparison.candidate.created;
}

/** Month of publication of a point's results: "Sep 2024", or "by Sep 2024"; the day if days tell points apart. */
export function publicationMonth({ comparison, byDay }: HistoryPoint): string {
  return publicationDay(comparison.candidate, byDay ? formatDate : formatShortMonth);
}

/** "TPC-H at 100 GB"; with table format and variant if they are unusual. */
export function lineHeading({ points, variant }: Pick<HistoryLine, 'points' | 'variant'>): string {
  const name = suiteAtSize((points[0] as HistoryPoint).comparison.candidate.suite);
  return variant === '' ? name : `${name}, ${variant}`;
}

/** "one workstation", with how the tables were made, if known. */
export function lineDetail({ machine, data }: Pick<HistoryLine, 'machine' | 'data'>): string {
  return data === '' ? machine : `${machine}, ${data}`;
}

/** "TPC-DS at 1 TB (EKS, Spark 4.2)": one name per line, because several lines can be of one suite and size. */
export function lineName(line: Pick<HistoryLine, 'points' | 'variant' | 'machine' | 'data'>): string {
  return `${lineHeading(line)} (${lineDetail(line)})`;
}
