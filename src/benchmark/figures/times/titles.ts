import { countWord, formatSeconds } from '../../text/numbers';
import { type QueryEntry, type QueryGroup, type QuerySpan, querySpan, timed } from './groups';
import { secondsDecimals } from './timeAxis';

function seconds({ row }: QueryEntry, decimals: number): string {
  return formatSeconds(row.timeS ?? 0, decimals);
}

const engine = ({ set }: QueryEntry) => `${set.engine.title} ${set.engine.version}`;

/** "12 nodes r8gd.12xlarge", the title where either is not stated. */
function shortEnvironment({ environment, dispute }: QuerySpan): string {
  const { nodes, instanceType, title } = environment;
  if (dispute !== '') return `${instanceType}, environment disputed`;
  return nodes === 'unknown' || instanceType === 'unknown' ? title : `${nodes} nodes ${instanceType}`;
}

/** "47.7 s with A and 157.1 s with B", "from … to …" where more than two sets have a time. */
function spanText({ fastest, slowest, match, dispute }: QuerySpan, count: number): string {
  const [from, and] = count === 2 ? ['', 'and'] : ['from ', 'to'];
  const clear = match.verdict === 'unclear' && dispute === '' ? ', which cannot be told apart' : '';
  const decimals = secondsDecimals([slowest.row.timeS ?? 0]);
  return `${from}${seconds(fastest, decimals)} with ${engine(fastest)} ${and} ${seconds(slowest, decimals)} with ${engine(slowest)}${clear}`;
}

function withoutSpan(query: string, groups: readonly QueryGroup[]): string {
  const entries = groups.flatMap(timed);
  const [only] = entries;
  if (!only) return `No result set has a time of ${query}`;
  if (entries.length === 1)
    return `${query} takes ${seconds(only, secondsDecimals([only.row.timeS ?? 0]))} with ${engine(only)}`;
  return `${query} has times of ${countWord(entries.length)} result sets, no two of one stated environment: no verdict`;
}

/**
 * The title of a query's times at one scale factor: who is fastest and slowest, named only within one stated environment.
 * Two environments are named one after the other; of more only the one with the widest ratio.
 */
export function timesTitle(query: string, groups: readonly QueryGroup[]): string {
  const spans = groups.flatMap((group) => {
    const span = querySpan(group);
    return span ? [{ span, count: timed(group).length }] : [];
  });
  const [first] = spans;
  if (!first) return withoutSpan(query, groups);
  if (spans.length === 1) {
    const disputed = first.span.dispute === '' ? '' : ` (${first.span.dispute})`;
    return `${query} takes ${spanText(first.span, first.count)}${disputed}`;
  }
  const shown =
    spans.length === 2 ? spans : [...spans].sort((a, b) => b.span.match.speedup - a.span.match.speedup).slice(0, 1);
  const parts = shown.map(({ span, count }) => `${spanText(span, count)} on ${shortEnvironment(span)}`);
  const rest = spans.length > 2 ? `, the widest of ${countWord(spans.length)} environments` : '';
  return `${query} takes ${parts.join('; ')}${rest}`;
}
