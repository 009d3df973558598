import { decidingQuery } from '../../benchmark/comparison/influence';
import type { Comparison, Estimate } from '../../benchmark/model/comparison';
import {
  formatNumber,
  formatRange,
  formatSeconds,
  formatSpeedup,
  formatSpeedupSentence,
} from '../../benchmark/text/numbers';
import type { ValueTexts } from '../../benchmark/text/placeholders';
import { type EngineSuite, firstOf, type SideName, suiteDecider } from '../../figures/shared/suite';
import { differenceValues } from './differenceValues';

function figureValues(at: string, figure: Estimate): ValueTexts {
  const { low, high } = figure.deciding;
  return {
    [`${at}.speedup`]: formatSpeedup(figure.speedup),
    [`${at}.prose`]: formatSpeedupSentence(figure.speedup),
    [`${at}.interval`]: `${formatRange(low, high, 2)}×`,
  };
}

function candidateValues(at: string, comparison: Comparison, { title }: SideName): ValueTexts {
  const { candidateS, faster, slower, total, geometricMean, median, matched } = comparison;
  const deciding = decidingQuery(comparison);
  return {
    [`${at}.name`]: title,
    [`${at}.total_s`]: formatSeconds(candidateS),
    [`${at}.faster`]: formatNumber(faster),
    [`${at}.slower`]: formatNumber(slower),
    ...figureValues(`${at}.total`, total),
    ...figureValues(`${at}.geometric_mean`, geometricMean),
    ...figureValues(`${at}.median`, median),
    ...differenceValues(`${at}.varies`, comparison),
    ...(deciding
      ? {
          [`${at}.deciding.query`]: deciding.query,
          [`${at}.deciding.baseline_s`]: formatSeconds(deciding.baselineS),
          [`${at}.deciding.candidate_s`]: formatSeconds(deciding.candidateS),
          [`${at}.deciding.times`]: formatNumber(deciding.candidateS / deciding.baselineS, 1),
          [`${at}.deciding.without`]: formatSpeedup(deciding.without),
          [`${at}.deciding.geometric_mean_without`]: formatSpeedup(deciding.geometricMeanWithout),
        }
      : {}),
    ...Object.fromEntries(
      matched.flatMap(({ query, candidate, speedup }) => [
        [`${at}.${query}.time_s`, formatSeconds(candidate.timeS)],
        [`${at}.${query}.speedup`, formatSpeedup(speedup)],
      ]),
    ),
  };
}

function suiteValues(suite: EngineSuite, keys: readonly string[]): ValueTexts {
  const { key, comparisons, baseline: own, candidates } = suite;
  const { baselineS, matched } = firstOf(suite);
  const decider = suiteDecider(suite);
  return {
    [`${key}.queries`]: formatNumber(matched.length),
    [`${key}.baseline.name`]: own.title,
    [`${key}.baseline.total_s`]: formatSeconds(baselineS),
    ...(decider
      ? { [`${key}.deciding.query`]: decider.query, [`${key}.deciding.candidate`]: decider.candidate.name }
      : {}),
    ...Object.fromEntries(
      matched.map(({ query, baseline }) => [`${key}.baseline.${query}.time_s`, formatSeconds(baseline.timeS)]),
    ),
    ...Object.assign(
      {},
      ...comparisons.map((comparison, index) =>
        candidateValues(`${key}.${keys[index]}`, comparison, candidates[index] as SideName),
      ),
    ),
  };
}

/**
 * Values of a report on several candidates, by path: for `<suite>.<candidate>` name, total_s, faster, slower, the three
 * metrics each with speedup, prose, and interval, deciding, varies, and every query's time_s and speedup; for
 * `<suite>.baseline` only name and seconds.
 */
export function multiCandidateValues(suites: readonly EngineSuite[], keys: readonly string[]): ValueTexts {
  return Object.assign({}, ...suites.map((suite) => suiteValues(suite, keys)));
}
