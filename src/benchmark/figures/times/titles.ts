import { countWord, formatSeconds } from '../../text/numbers';
import { type QueryEntry, type QueryGroup, type QuerySpan, querySpan, timed } from './groups';
import { secondsDecimals } from './timeAxis';

function seconds({ row }: QueryEntry, decimals: number): string {
  return formatSeconds(row.timeS ?? 0, decimals);
}

const engine = ({ set }: QueryEntry) => `${set.engine.title} ${set.engine.version}`;

/** "12 × r8gd.12xlarge"; the title if the number or type is unknown, or "an environment on which sources conflict". */
function shortEnvironment({ environment, dispute }: QuerySpan): string {
  const { nodes, instanceType, title } = environment;
  if (dispute !== '') return 'one environment (conflicting sources)';
  return nodes === 'unknown' || instanceType === 'unknown' ? title : `${nodes} × ${instanceType}`;
}

/** "47.7 s with A and 157.1 s with B", "from … to …" where more than two sets have a time. */
function spanText({ fastest, slowest }: QuerySpan, count: number): string {
  const [from, and] = count === 2 ? ['', 'and'] : ['from ', 'to'];
  const decimals = secondsDecimals([slowest.row.timeS ?? 0]);
  return `${from}${seconds(fastest, decimals)} with ${engine(fastest)} ${and} ${seconds(slowest, decimals)} with ${engine(slowest)}`;
}

/** " (inconclusive)", with the doubt about the environment if the title does not name it as one of several; '' for neither. */
function remarkText({ verdict }: QuerySpan, doubt = ''): string {
  const remarks = [verdict === 'unclear' ? 'inconclusive' : '', doubt].filter((text) => text !== '');
  return remarks.length === 0 ? '' : ` (${remarks.join('; ')})`;
}

function withoutSpan(query: string, groups: readonly QueryGroup[]): string {
  const entries = groups.flatMap(timed);
  const [only] = entries;
  if (!only) return `No result set has a time for ${query}`;
  if (entries.length === 1)
    return `${query} takes ${seconds(only, secondsDecimals([only.row.timeS ?? 0]))} with ${engine(only)}`;
  return `${query}: ${countWord(entries.length)} result sets, none from the same reported environment, so no verdict`;
}

/**
 * The title of a query's times at one scale factor: who is fastest and slowest, named only within one stated environment.
 * Of several environments only the one with the largest ratio is named.
 */
export function timesTitle(query: string, groups: readonly QueryGroup[]): string {
  const spans = groups.flatMap((group) => {
    const span = querySpan(group);
    return span ? [{ span, count: timed(group).length }] : [];
  });
  const [first] = spans;
  if (!first) return withoutSpan(query, groups);
  if (spans.length === 1) {
    return `${query} takes ${spanText(first.span, first.count)}${remarkText(first.span, first.span.dispute)}`;
  }
  const [widest = first] = [...spans].sort((a, b) => b.span.match.speedup - a.span.match.speedup);
  const rest = `the largest difference in ${countWord(spans.length)} environments`;
  return `${query} takes ${spanText(widest.span, widest.count)}${remarkText(widest.span)} on ${shortEnvironment(widest.span)}, ${rest}`;
}
