import Link from '@docusaurus/Link';
import type { Verdict } from '../../../benchmark/model/comparison';
import type { IntervalMark } from '../../../benchmark/model/figure';
import type { Cell, Column } from '../../../benchmark/model/table';
import { markOf } from '../../../benchmark/model/verdictMark';
import { formatCell } from '../../../benchmark/text/cells';
import { relationWord } from '../../../benchmark/text/relationWords';
import { fasterSideShort } from '../../../benchmark/text/verdictWords';
import { BreakableName, withWholeSuites } from '../../ui/Breakable';
import IntervalPlot, { type Size } from '../../ui/IntervalPlot';
import VerdictMark from '../../ui/VerdictMark';
import { isVerdict } from '../../ui/VerdictMark/words';
import styles from './styles.module.css';

/** Mark of a 'spread' cell, which contains "low,at,high" in %; null for other texts. */
function parseMark(text: string): IntervalMark | null {
  const [low = Number.NaN, at = Number.NaN, high = Number.NaN] = text.split(',').map(Number);
  return Number.isNaN(low + at + high) ? null : { low, at, high };
}

/** Content of a 'spread' cell in words: "0.91 to 1.08"; '' without a range. */
export function spreadWords(text: string): string {
  const [, , , low, high] = text.split(',');
  return low === undefined || high === undefined ? '' : `${low} to ${high}`;
}

const SPREAD: Size = { height: 18, radius: 4, cap: 0, line: 1.5 };

interface Props {
  cell: Cell;
  column: Column;
  /** Verdict of the row, which sets the color of its spread; 'none' without a verdict column. */
  verdict: Verdict | 'none';
  /** URL of a query's row or page; undefined for plain text. */
  queryLink?: (query: string) => string | undefined;
}

/** Content of one cell, rendered by the kind of its column. */
export default function CellContent({ cell, column, verdict, queryLink }: Props) {
  if (cell === null) return <span className={styles.missing}>{formatCell(cell, column)}</span>;
  const text = formatCell(cell, column);
  switch (column.kind) {
    case 'query':
      return <QueryName query={text} href={queryLink?.(text)} />;
    case 'verdict':
      return <VerdictCell cell={cell} text={text} names={column.names} />;
    case 'spread':
      return (
        <IntervalPlot mark={parseMark(text)} verdict={verdict} grid={null} size={SPREAD} words={spreadWords(text)} />
      );
    case 'code':
      return <code>{text}</code>;
    case 'relation':
      return text === 'different' || text === 'disputed' ? <strong>{relationWord(text)}</strong> : relationWord(text);
    default:
      return withWholeSuites(text);
  }
}

function QueryName({ query, href }: { query: string; href: string | undefined }) {
  const name = <BreakableName name={query} />;
  return href === undefined ? name : <Link to={href}>{name}</Link>;
}

/** Mark and word of a verdict. `names` are of the sides if the word names the faster one; a narrow table hides what is not its short name. */
function VerdictCell({ cell, text, names }: { cell: Cell; text: string; names: Column['names'] }) {
  if (!isVerdict(cell)) return cell;
  const short = names ? fasterSideShort(cell, names) : text;
  const at = text.indexOf(short);
  return (
    <span className={styles.verdict} data-verdict={markOf(cell)}>
      <VerdictMark verdict={cell} />
      <span className="verdict-word">
        {at > 0 && <span>{text.slice(0, at)}</span>}
        {short}
        {short.length < text.length && <span>{text.slice(at + short.length)}</span>}
      </span>
    </span>
  );
}
