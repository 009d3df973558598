import panel from '../../../css/panel.module.css';
import FigureFooter from '../../figure/FigureFooter';
import type { Bar, RerunsData } from '../../reruns/reruns';
import DataTable from '../../table/DataTable';
import Bars from '../../ui/Bars';
import Strong from '../../ui/Strong';
import styles from './styles.module.css';

const TITLE = 'The same engine, release, and data, measured twice by one publisher';
const READINGS = 'What a difference between total times means';

/** How much reruns differ: the answer, the pairs of measurements, executions of one set, and how to read a difference. */
export default function Reruns({ data }: { data: RerunsData }) {
  if (data.bars.length === 0) return null;
  return (
    <>
      <p className="page-description">
        <Strong parts={data.answer} />
      </p>
      <figure className={panel.panel} aria-label={TITLE}>
        <h2 className={styles.title}>{TITLE}</h2>
        <p>By how much the longer total time exceeds the shorter one.</p>
        <Bars bars={data.bars} label={TITLE} />
        <FigureFooter sources={data.sources} />
      </figure>
      {data.executions.map(({ title, caption, bars, queries, source }) => (
        <div key={title} className={styles.pair}>
          <Part title={title} caption={caption} bars={bars} source={source} />
          <Part {...queries} source={source} />
        </div>
      ))}
      <h2>What this means for a verdict</h2>
      <DataTable table={data.readings} caption={READINGS} stacked />
    </>
  );
}

interface PartProps {
  title: string;
  caption: string;
  bars: Bar[];
  source: { label: string; path: string };
}

function Part({ title, caption, bars, source }: PartProps) {
  return (
    <figure className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{caption}</p>
      <Bars bars={bars} label={title} />
      <FigureFooter sources={[source]} />
    </figure>
  );
}
