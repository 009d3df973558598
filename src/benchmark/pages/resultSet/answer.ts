import type { AnswerPart } from '../../figures/answers';
import type { ResultSet } from '../../model/resultSet';
import { engineTitle } from '../../text/names';
import { formatQueries, formatSeconds, formatShare } from '../../text/numbers';
import { evidenceText, measuredText } from '../../text/statistic';
import { totalSeconds } from './listEntry';

/** "Each time is the median of 5 iterations.", or why it is unknown whether a rerun would agree. */
function repeats(set: ResultSet): string {
  const unknown = 'so it is unknown whether a rerun would agree.';
  if (set.iterations === 'unknown') return `Iterations are not reported, ${unknown}`;
  if (evidenceText(set) === 'each query ran once') return `Each query ran once, ${unknown}`;
  return `Each time is the ${measuredText(set)}.`;
}

/** "Comet 1.0.0 runs 103 queries in 637.5 s, 45% of vanilla Spark’s time. …"; `baseline` is vanilla Spark in the same round. */
export function answer(set: ResultSet, queries: number, baseline: ResultSet | undefined): AnswerPart[] {
  const [total, other] = [totalSeconds(set), baseline ? totalSeconds(baseline) : null];
  const title = engineTitle(set.engine);
  if (total === null) {
    return [
      { text: `${title} has times for ` },
      { text: `${queries} of ${formatQueries(set.rows.length)}`, strong: true },
      { text: '.' },
    ];
  }
  const share = other === null ? '' : `, ${formatShare(total / other, 0)} of vanilla Spark’s time`;
  return [
    { text: `${title} runs ${formatQueries(queries)} in ` },
    { text: `${formatSeconds(total)}${share}`, strong: true },
    { text: `. ${repeats(set)}` },
  ];
}
