import type { ResourceUsage } from '../../benchmark/model/published';
import type { Side } from '../../benchmark/model/resultSet';
import { formatNumber, formatQueries, formatSeconds } from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { publishedBy } from '../../benchmark/text/publisher';
import { MEASURES } from '../../figures/bands/queryUse';
import { type MeasuredUse, quantity } from '../../figures/bands/spec';
import { USAGE_KEY } from './statements';
import type { AbsentFigure, PublishedVerdict } from './verdict';

/** A GiB (2³⁰ bytes) in GB (10⁹ bytes); sources often write GB for it. */
const GIB = 2 ** 30 / 1e9;

const SIDES = ['baseline', 'candidate'] as const;

function ratioText(baseline: number, candidate: number): string {
  return baseline === 0 ? 'no ratio' : formatNumber(candidate / baseline, candidate / baseline < 0.1 ? 3 : 2);
}

function sideValues({ id, measure, totals }: MeasuredUse, side: Side): ValueTexts {
  const { unit, areaUnit } = MEASURES[measure];
  const { seconds, peak, peakQuery, area, first, last } = totals[side];
  const inGib = { peak: unit === 'GB' ? peak : null, area: areaUnit === 'GB' ? area : null };
  return {
    [`usage.${id}.${side}.peak`]: quantity(peak, unit),
    [`usage.${id}.${side}.peak_query`]: peakQuery,
    [`usage.${id}.${side}.area`]: quantity(area, areaUnit),
    [`usage.${id}.${side}.mean`]: quantity((area * MEASURES[measure].perArea) / seconds, unit),
    [`usage.${id}.${side}.first`]: quantity(first, unit),
    [`usage.${id}.${side}.last`]: quantity(last, unit),
    [`usage.seconds.${side}`]: formatSeconds(seconds),
    ...Object.fromEntries(
      Object.entries(inGib).flatMap(([name, value]) =>
        value === null ? [] : [[`usage.${id}.${side}.${name}_gib`, quantity(value / GIB, 'GiB')]],
      ),
    ),
  };
}

function queryValues({ id, measure, queries }: MeasuredUse): ValueTexts {
  const { unit, areaUnit } = MEASURES[measure];
  return Object.fromEntries(
    queries.flatMap((entry) =>
      SIDES.flatMap((side) => {
        const { peak, area, seconds } = entry[side];
        const at = `usage.${id}.${side}.${entry.query}`;
        return [
          [`${at}.peak`, peak === null ? 'not sampled' : quantity(peak, unit)],
          [`${at}.area`, quantity(area, areaUnit)],
          [`${at}.time_s`, formatSeconds(seconds)],
        ];
      }),
    ),
  );
}

/** Values of series with queries for `<Value of="usage.memory.candidate.peak">`. */
export function valuesOfUse(uses: readonly MeasuredUse[]): ValueTexts {
  return Object.assign(
    {},
    ...uses.map((use) => {
      const { id, totals, queries } = use;
      const { baseline, candidate } = totals;
      return {
        ...sideValues(use, 'baseline'),
        ...sideValues(use, 'candidate'),
        ...queryValues(use),
        [`usage.${id}.peak_ratio`]: ratioText(baseline.peak, candidate.peak),
        [`usage.${id}.area_ratio`]: ratioText(baseline.area, candidate.area),
        'usage.seconds.ratio': ratioText(baseline.seconds, candidate.seconds),
        'usage.query_count': formatQueries(queries.length),
      };
    }),
  );
}

/** "Sail 0.7.0 peaks at 28.1 GB of memory, Spark 4.2.0 at 76.8 GB"; of a rate "Sail 0.7.0 writes 0 GB to disk, Spark 4.2.0 123 GB". */
function resultOfUse({ measure, names, totals: { baseline, candidate } }: MeasuredUse): string {
  const { shape, verb, of, unit, areaUnit } = MEASURES[measure];
  const [peak, otherPeak] = [candidate, baseline].map((side) => quantity(side.peak, unit));
  if (shape === 'level') return `${names.candidate} peaks at ${peak} ${of}, ${names.baseline} at ${otherPeak}`;
  const [area, otherArea] = [candidate, baseline].map((side) => quantity(side.area, areaUnit));
  return `${names.candidate} ${verb} ${area} ${of}, ${names.baseline} ${otherArea}`;
}

/** "Memory × time is 418 GB·s vs. 16,320 GB·s (0.026×)."; of a rate "Sail 0.7.0 writes at most 0 MB/s, Spark 4.2.0 1,343 MB/s." */
function detailOfUse({ measure, names, totals: { baseline, candidate } }: MeasuredUse): string {
  const { shape, verb, areaName, areaUnit, unit } = MEASURES[measure];
  const [peak, otherPeak] = [candidate, baseline].map((side) => quantity(side.peak, unit));
  if (shape === 'rate') return `${names.candidate} ${verb} at most ${peak}, ${names.baseline} ${otherPeak}.`;
  const areas = [candidate, baseline].map(({ area }) => quantity(area, areaUnit)).join(' vs. ');
  if (baseline.area === 0 || baseline.peak === 0) return `${areaName} is ${areas}.`;
  const ratios = [ratioText(baseline.area, candidate.area), ratioText(baseline.peak, candidate.peak)];
  return `${areaName} is ${areas} (${ratios[0]}×), the ratio of the peaks ${ratios[1]}×.`;
}

/** Verdict block of series with queries: the first measure as a headline, the others as its sentence, then details. */
export function verdictOfUse(
  uses: readonly MeasuredUse[],
  usage: ResourceUsage | null,
): Record<string, PublishedVerdict> {
  const [first, ...others] = uses;
  if (!first || !usage) return {};
  const { names, totals, queries } = first;
  const [own, theirs] = [totals.candidate, totals.baseline].map(({ seconds }) => formatSeconds(seconds));
  const time = `${names.candidate} runs the ${formatQueries(queries.length)} in ${own}, ${names.baseline} in ${theirs}.`;
  return {
    [USAGE_KEY]: {
      title: 'Original time series, one run of each engine',
      tag: 'As published',
      word: resultOfUse(first),
      evidence: publishedBy(usage, 'one run of each engine'),
      sentence: [...others.map((use) => `${resultOfUse(use)}.`), time, ...uses.map(detailOfUse)].join(' '),
      tally: null,
      names,
      doubt: '',
      panel: first.id,
    },
  };
}

/** Parts of a measured comparison that these series cannot have, with the reason. */
export function absentOfUse(uses: readonly MeasuredUse[]): AbsentFigure[] {
  if (uses.length === 0) return [];
  return [
    {
      what: 'Intervals and verdicts',
      reason: 'They require several executions on both sides; each query ran once per side.',
    },
  ];
}
