import { type SortedSpec, type SpeedupPanel, sortedTable } from '../../benchmark/figures/several/specs';
import { markOf, VERDICT_MARKS, type VerdictMark } from '../../benchmark/model/verdictMark';
import type { MultiData } from '../../benchmark/pages/several/multiTypes';
import { capitalise } from '../../benchmark/text/names';
import styles from './panels.module.css';
import SpecFigure from './SpecFigure';

interface Props {
  data: MultiData;
  queryLink: (query: string) => string | undefined;
}

/** The sorted speedups of every candidate, one panel each, side by side as far as there is room. */
export default function SortedPanels({ data, queryLink }: Props) {
  const { sorted } = data;
  return (
    <SpecFigure data={data} spec={sorted} table={sortedTable(sorted)} queryLink={queryLink}>
      <div className={styles.panels}>
        {sorted.panels.map((panel) => (
          <Panel key={panel.id} panel={panel} spec={sorted} />
        ))}
      </div>
    </SpecFigure>
  );
}

function Panel({ panel, spec }: { panel: SpeedupPanel; spec: SortedSpec }) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{capitalise(panel.title)}</p>
      <p className={styles.counts}>{panel.counts}</p>
      <p className={styles.counts}>{spec.axisTitle}</p>
      <div className={styles.box}>
        <svg className={styles.plot} role="img" aria-label={panel.description} focusable="false">
          <Grid ticks={spec.ticks} />
          {VERDICT_MARKS.map((mark) => (
            <Dots key={mark} mark={mark} points={panel.points.filter((point) => markOf(point.verdict) === mark)} />
          ))}
          <Ends panel={panel} />
        </svg>
      </div>
    </div>
  );
}

function Grid({ ticks }: Pick<SortedSpec, 'ticks'>) {
  return ticks.map(({ label, at }) => (
    <g key={label}>
      <line className={label === '1×' ? styles.one : styles.grid} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
      <text className={styles.tick} x="-8" y={`${at}%`} dy="4">
        {label}
      </text>
    </g>
  ));
}

/**
 * All dots of a verdict as points of one path: the box stretches the path, and its strokes, which are the dots, keep their
 * size. A second, thinner stroke in the background's colour makes the hollow ones hollow.
 */
function Dots({ mark, points }: { mark: VerdictMark; points: SpeedupPanel['points'] }) {
  if (points.length === 0) return null;
  const path = points.map(({ x, y }) => `M${x} ${y}h0`).join('');
  return (
    <svg
      data-verdict={mark}
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      overflow="visible"
      role="presentation"
    >
      <path className={styles.dots} d={path} />
      {mark === 'unclear' && <path className={styles.holes} d={path} />}
    </svg>
  );
}

/** The lowest and the highest speedup with their queries, below and above their dots. */
function Ends({ panel: { points, lowest, highest } }: { panel: SpeedupPanel }) {
  const [first, last] = [points[0], points.at(-1)];
  return (
    <>
      {first && (
        <text className={styles.label} x={`${first.x}%`} y={`${first.y}%`} dx="-3" dy="18">
          {lowest}
        </text>
      )}
      {last && last !== first && (
        <text className={`${styles.label} ${styles.end}`} x={`${last.x}%`} y={`${last.y}%`} dx="3" dy="-8">
          {highest}
        </text>
      )}
    </>
  );
}
