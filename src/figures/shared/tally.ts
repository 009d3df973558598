import { isDecided } from '../../benchmark/comparison/match';
import type { Comparison } from '../../benchmark/model/comparison';
import type { FigureText, TallyPart, VerdictTally } from '../../benchmark/model/figure';
import { capitalise, joinSentences } from '../../benchmark/text/names';
import { formatNumber, formatQueries } from '../../benchmark/text/numbers';
import { VERDICT_WORDS } from '../../benchmark/text/verdictWords';
import { hueText } from './captions';

/** Parts of one side: clear and unconfirmed verdicts, then queries without iterations or ranges to decide them. */
function sideParts(comparison: Comparison, side: 'faster' | 'slower'): TallyPart[] {
  const { names, clear, separated, matched } = comparison;
  const name = capitalise(side === 'faster' ? names.candidate : names.baseline);
  const undecidedQueries = matched.filter((query) => !isDecided(query));
  const isApart = separated.faster + separated.slower > 0;
  const isClear = clear.faster + clear.slower > 0 || (!isApart && undecidedQueries.length < matched.length);
  const isSide = ({ speedup }: { speedup: number }) => (side === 'faster' ? speedup > 1 : speedup < 1);
  const part = (strength: TallyPart['strength'], words: string, count: number): TallyPart => ({
    verdict: side,
    strength,
    label: `${name} ${words}`,
    side: name,
    count,
  });
  const parts = [
    ...(isClear ? [part('clear', VERDICT_WORDS.faster, clear[side])] : []),
    ...(isApart ? [part('measured', VERDICT_WORDS['separated-faster'], separated[side])] : []),
    ...(undecidedQueries.length > 0 ? [part('measured', 'faster', undecidedQueries.filter(isSide).length)] : []),
  ];
  return side === 'slower' ? parts : parts.reverse();
}

/** Parts between both sides: inconclusive, within 5%, and equal times that nothing decides. */
function middleParts({ clear, same, matched }: Comparison): TallyPart[] {
  const undecidedQueries = matched.filter((query) => !isDecided(query));
  const equal = undecidedQueries.filter(({ speedup }) => speedup === 1).length;
  const decidedParts: TallyPart[] = [
    {
      verdict: 'unclear',
      strength: 'clear',
      label: VERDICT_WORDS.unclear,
      count: clear.none - undecidedQueries.length,
    },
    { verdict: 'same', strength: 'clear', label: VERDICT_WORDS.same, count: same },
  ];
  return [
    ...(undecidedQueries.length < matched.length ? decidedParts : []),
    ...(equal > 0 ? [{ verdict: 'same', strength: 'measured', label: 'the same time', count: equal } as const] : []),
  ];
}

/** Queries without a difference: "; 3 are within 5%, 36 are inconclusive"; counts of 0 are omitted. */
function undecidedText({ clear: { none }, same }: Comparison): string {
  const parts = [
    ...(same > 0 ? [`${same} ${same === 1 ? 'is' : 'are'} within 5%`] : []),
    ...(none > 0 ? [`${none} ${none === 1 ? 'is' : 'are'} inconclusive`] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
}

/** Why no query of a comparison can have a verdict: "each ran only once"; '' if one can. */
function undecided({ matched }: Comparison): string {
  if (matched.some(isDecided)) return '';
  return matched.every(({ test }) => test.rule === 'single-run') ? 'each ran only once' : 'no ranges were published';
}

/**
 * "Gluten + Velox is clearly faster on 29 queries and Comet on 38; 36 are inconclusive". If none is clear, the queries
 * whose ranges
 * do not overlap; without ranges, that no difference is tested.
 */
export function tallyTitle(comparison: Comparison): string {
  const { names, clear, separated, matched, faster } = comparison;
  const candidate = capitalise(names.candidate);
  const why = undecided(comparison);
  if (why !== '')
    return `${candidate} is faster on ${faster} of ${formatQueries(matched.length)}, but ${why}, so no difference is tested`;
  const apart = separated.faster + separated.slower;
  if (apart > 0 && clear.faster + clear.slower === 0)
    return `Ranges do not overlap on ${formatQueries(apart)}: ${candidate} is faster on ${separated.faster} and ${names.baseline} on ${separated.slower}${undecidedText(comparison)}`;
  return `${candidate} is clearly faster on ${formatQueries(clear.faster)} and ${names.baseline} on ${clear.slower}${undecidedText(comparison)}`;
}

/** "If the engines were equally fast, about 0.8 of 103 queries would … by chance."; '' for a count of 0. */
function chanceText(count: number, word: string, { matched }: Comparison): string {
  return count === 0
    ? ''
    : `If the engines were equally fast, about ${formatNumber(count, 1)} of ${matched.length} queries would ${word} by chance.`;
}

/** "Beyond reruns: Gluten + Velox is faster on 15 and Comet on 7."; '' if no query differs over iterations. */
function beyondText({ names, clear, separated, beyondReruns: { faster, slower } }: Comparison): string {
  if (clear.faster + clear.slower + separated.faster + separated.slower === 0) return '';
  return `Beyond reruns: ${capitalise(names.candidate)} is faster on ${faster} and ${names.baseline} on ${slower}.`;
}

function tallyNote(comparison: Comparison): string {
  const { same, byChance, clear } = comparison;
  const parts = [
    beyondText(comparison),
    undecided(comparison) === '' ? '' : `${capitalise(undecided(comparison))}: not shown to repeat.`,
    undecided(comparison) === '' && same === 0
      ? '“Within 5%” requires the whole interval to be between 1/1.05 and 1.05.'
      : '',
    chanceText(byChance.clear, 'look as different as the weakest clear result', comparison),
    clear.faster + clear.slower > 0
      ? ''
      : chanceText(byChance.separated, 'have ranges that do not overlap', comparison),
  ];
  return joinSentences(parts);
}

/** Counts of a comparison as one bar: baseline at the left, candidate at the right, inconclusive and same between. */
export function verdictTally(comparison: Comparison): VerdictTally {
  return {
    question: `Who is faster on each of the ${formatQueries(comparison.matched.length)}?`,
    title: tallyTitle(comparison),
    entries: [...sideParts(comparison, 'slower'), ...middleParts(comparison), ...sideParts(comparison, 'faster')],
    note: `${tallyNote(comparison)}${hueText([comparison])}`,
  };
}

/** The counts as the key of a chart, in the order of the bar; what is not shown to repeat is unconfirmed, or inconclusive if equal. */
export function tallyKey(comparison: Comparison): NonNullable<FigureText['key']> {
  return verdictTally(comparison).entries.map(({ verdict, strength, label, count }) => {
    if (strength !== 'measured' || verdict === 'unclear') return { verdict, label, count };
    return { verdict: verdict === 'same' ? 'unclear' : `separated-${verdict}`, label, count };
  });
}
