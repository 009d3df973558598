import type { Verdict } from '../../../benchmark/model/comparison';
import type { IntervalMark } from '../../../benchmark/model/figure';
import { isUnconfirmed, markOf } from '../../../benchmark/model/verdictMark';
import styles from './styles.module.css';

export interface Size {
  height: number;
  radius: number;
  /** Half the height of the end caps; 0 for none. */
  cap: number;
  line: number;
}

interface Props {
  /** Positions in % of the width; a dot at an end or outside is drawn as a triangle. Null draws only the scale. */
  mark: IntervalMark | null;
  verdict: Verdict | 'none';
  /**
   * Positions of the gridlines in %; the line at 1× is in the middle of the symmetric scale. Null: the table draws
   * them.
   */
  grid: number[] | null;
  size: Size;
  /** Description for screen readers; '' if a different cell contains the values. */
  words?: string;
}

/** A dot with its interval on a shared scale: x in %, y in px, so that the plot stretches but its strokes do not. */
export default function IntervalPlot({ mark, verdict, grid, size, words = '' }: Props) {
  const spoken = words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its label; a title would be one more element per row
    <svg
      className={grid ? styles.plot : `${styles.plot} ${styles.onGrid}`}
      data-verdict={verdict === 'none' ? verdict : markOf(verdict)}
      data-strength={verdict !== 'none' && isUnconfirmed(verdict) ? 'measured' : undefined}
      width="100%"
      height={size.height}
      {...spoken}
      focusable="false"
    >
      {grid && <Grid at={grid} />}
      {mark && <Mark mark={mark} size={size} />}
    </svg>
  );
}

/** Gridlines of a scale and its line at 1×, from top to bottom. */
export function Grid({ at }: { at: number[] }) {
  return (
    <>
      {at.map((x) => (
        <line key={x} className={styles.grid} x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" />
      ))}
      <line className={styles.one} x1="50%" x2="50%" y1="0" y2="100%" />
    </>
  );
}

/** An interval with its dot, vertically centered in the parent svg. */
export function Mark({ mark, size }: { mark: IntervalMark; size: Size }) {
  const [low, high] = [onScale(mark.low), onScale(mark.high)];
  return (
    <>
      <line className={styles.line} strokeWidth={size.line} x1={low} x2={high} y1="50%" y2="50%" />
      {size.cap > 0 && [low, high].map((x) => <Cap key={x} x={x} size={size} />)}
      {mark.at <= 0 || mark.at >= 100 ? (
        <Beyond right={mark.at >= 100} />
      ) : (
        <circle className={styles.dot} cx={`${mark.at}%`} cy="50%" r={size.radius} />
      )}
    </>
  );
}

/** An end cap; the nested svg moves the origin to the middle of the row. */
function Cap({ x, size }: { x: string; size: Size }) {
  return (
    <svg y="50%" overflow="visible" role="presentation">
      <line className={styles.line} strokeWidth={size.line} x1={x} x2={x} y1={-size.cap} y2={size.cap} />
    </svg>
  );
}

function Beyond({ right }: { right: boolean }) {
  return (
    <svg x={right ? '100%' : '0%'} y="50%" overflow="visible" role="presentation">
      <path className={styles.dot} d={right ? 'M0,-5 7,0 0,5Z' : 'M0,-5 -7,0 0,5Z'} />
    </svg>
  );
}

function onScale(percent: number): string {
  return `${Math.min(100, Math.max(0, percent))}%`;
}
