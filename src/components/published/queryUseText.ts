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

/** "Sail 0.7.0 uses 481 GB·s of memory (peak 28.1 GB) and Spark 4.2.0 14,417 GB·s (peak 76.8 GB): 0.033× and 0.37×." */
function sentenceOfUse({ measure, names, totals: { baseline, candidate } }: MeasuredUse): string {
  const { verb, of, unit, areaUnit } = MEASURES[measure];
  const own = `${names.candidate} ${verb} ${quantity(candidate.area, areaUnit)} ${of} (peak ${quantity(candidate.peak, unit)})`;
  const other = `${names.baseline} ${quantity(baseline.area, areaUnit)} (peak ${quantity(baseline.peak, unit)})`;
  if (baseline.area === 0 || candidate.area === 0) return `${own} and ${other}.`;
  const ratios = `${ratioText(baseline.area, candidate.area)}× and ${ratioText(baseline.peak, candidate.peak)}×`;
  return `${own} and ${other}: ${ratios}.`;
}

/** Verdict block of series with queries: the seconds of both sides as a headline, then one sentence per measure. */
export function verdictOfUse(
  uses: readonly MeasuredUse[],
  usage: ResourceUsage | null,
): Record<string, PublishedVerdict> {
  const [first] = uses;
  if (!first || !usage) return {};
  const { names, totals, queries } = first;
  const [own, theirs] = [totals.candidate, totals.baseline].map(({ seconds }) => formatSeconds(seconds));
  return {
    [USAGE_KEY]: {
      title: 'Original time series, one run of each engine',
      tag: 'As published',
      word: `${names.candidate} runs the ${formatQueries(queries.length)} in ${own}, ${names.baseline} in ${theirs}`,
      evidence: publishedBy(usage, 'one run of each engine'),
      sentence: uses.map(sentenceOfUse).join(' '),
      tally: null,
      names,
      doubt: '',
      panel: null,
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
