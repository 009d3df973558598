import type { Names } from '../../benchmark/model/comparison';
import { capitalise } from '../../benchmark/text/names';
import { textRoom, wrapText } from '../base/textWidth';

/** Wider heads break in two lines, px. */
const WIDEST = 62;
/** A line of a head that is wider, as one with an id is, breaks further, px. */
const WIDEST_LINE = 110;

/** "Gluten + Velox" as "Gluten": the first of the parts that a name joins with +. */
function shortName(name: string): string {
  return capitalise(name.split(' + ')[0] ?? name);
}

/** The head of a column of seconds, broken at its middle blank where it is wide: "Comet, s", "Native" "Spark, s". */
function headLines(name: string): string[] {
  const text = `${name}, s`;
  const words = name.split(' ');
  if (textRoom(text) <= WIDEST || words.length === 1) return [text];
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), `${words.slice(half).join(' ')}, s`];
  return lines.flatMap((line) => wrapText(line, WIDEST_LINE));
}

/** The lines of the heads of both sides' seconds, short where the sides stay apart. */
export function columnHeads({ baseline, candidate }: Names): { baseline: string[]; candidate: string[] } {
  const short = shortName(baseline) !== shortName(candidate);
  const head = (name: string) => headLines(short ? shortName(name) : capitalise(name));
  return { baseline: head(baseline), candidate: head(candidate) };
}
