import { estimateVerdict } from '../../../benchmark/comparison/estimates';
import type { ForestSpec, StripRow } from '../../../benchmark/model/figure';
import { SAME_WITHIN } from '../../../benchmark/model/statistics';
import { halfWidths, RERUN_EFFECT } from '../../../benchmark/reruns/rerunEffect';
import { decidingInterval } from '../../../benchmark/statistics/repeatIntervals';
import { formatSpeedup } from '../../../benchmark/text/numbers';
import { verdictWord } from '../../../benchmark/text/verdictWords';
import { intervalMark, type RatioScale, scalePosition } from '../../../figures/shared/scale';

/** Half of the width of the interval over iterations in the examples, as a factor. */
const ITERATIONS = 1.02;
const SCALE: RatioScale = { min: 1 / 2, max: 2, ticks: [0.5, 0.8, 1, 1.25, 1.5, 2] };

interface Example {
  /** What was measured: "1.10×, three applications of each side, in turns". */
  measured: string;
  row: Pick<StripRow, 'verdict' | 'repeat' | 'deciding'>;
  /** "clearly faster". */
  word: string;
}

const CASES = [
  { speedup: 1.57, level: 'round', applications: 1, how: 'one application of each side, months apart' },
  { speedup: 1.1, level: 'application', applications: 1, how: 'one application of each side' },
  { speedup: 1.1, level: 'application', applications: 3, how: 'three applications of each side, in turns' },
  { speedup: 1, level: 'application', applications: 10, how: 'ten applications of each side, in turns' },
] as const;

/** Total-time ratios with their intervals and the word that the rules give them, with the estimated rerun effect. */
export function verdictExamples(): Example[] {
  return CASES.map(({ speedup, level, applications, how }) => {
    const repeat = { low: speedup / ITERATIONS, high: speedup * ITERATIONS };
    const { total } = halfWidths(RERUN_EFFECT, level, [applications, applications]);
    const deciding = decidingInterval(speedup, repeat, total);
    const verdict = estimateVerdict({ deciding, repeat }, []);
    return {
      measured: `${formatSpeedup(speedup)}, ${how}`,
      row: {
        verdict,
        repeat: intervalMark(repeat.low, speedup, repeat.high, SCALE),
        deciding: intervalMark(deciding.low, speedup, deciding.high, SCALE),
      },
      word: verdictWord(verdict),
    };
  });
}

/** The 5% around 1 on the scale of the examples. */
export function exampleBand(): ForestSpec['band'] {
  const at = scalePosition(1 / SAME_WITHIN, SCALE);
  return { at, width: scalePosition(SAME_WITHIN, SCALE) - at };
}

/** Positions and labels of the ticks of the examples. */
export function exampleTicks(): { at: number; label: string }[] {
  return SCALE.ticks.map((tick) => ({ at: scalePosition(tick, SCALE), label: `${tick}×` }));
}
