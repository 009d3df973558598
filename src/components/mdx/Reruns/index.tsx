import type { Table } from '../../../benchmark/model/table';
import panel from '../../../css/panel.module.css';
import FigureFooter from '../../figure/FigureFooter';
import MarkdownTwin from '../../page/MarkdownTwin';
import type { Bar, RerunsData } from '../../reruns/reruns';
import DataTable from '../../table/DataTable';
import Bars from '../../ui/Bars';
import ScrollBox from '../../ui/ScrollBox';
import Strong from '../../ui/Strong';
import { useResolvePath } from '../../ui/siteUrls';
import styles from './styles.module.css';

const PAIRS = 'Runs of one engine with equal settings, and what this site calls them';
const TITLE = 'Measured twice by its publisher, settings not stated for both';
const OWN_TITLE = 'Measured twice by its publisher';
const INPUTS = 'What the estimate is made of';
const ESTIMATE = 'How much one run varies, and the band of the ratio of two runs';

/**
 * How much reruns differ: the answer, pairs of equal runs with their verdicts, the estimate, and other measurements. The
 * estimate is of the public site's pairs, so without them only the measurements are shown.
 */
export default function Reruns({ data }: { data: RerunsData }) {
  const hasPairs = data.pairs.rows.length > 0;
  return (
    <>
      {hasPairs && <Estimate data={data} />}
      {data.bars.length > 0 && <Measurements data={data} title={hasPairs ? TITLE : OWN_TITLE} />}
      {data.executions.map(({ title, caption, bars, queries, source }) => (
        <div key={title} className={styles.pair}>
          <Part title={title} caption={caption} bars={bars} source={source} />
          <Part {...queries} source={source} />
        </div>
      ))}
    </>
  );
}

/** The answer, the pairs of equal runs, and what the estimate is made of. */
function Estimate({ data }: { data: RerunsData }) {
  const addressOf = useResolvePath();
  const [groups, effect] = data.tables;
  return (
    <>
      <MarkdownTwin path="/methodology/reruns/" />
      <p className="page-description">
        <Strong parts={data.answer} />
      </p>
      <h2 id="pairs">{PAIRS}</h2>
      <DataTable table={data.pairs} caption={PAIRS} queryLink={(name) => addressOf(data.paths[name])} stacked />
      <h2 id="estimate">The estimate</h2>
      {groups && <Scrolled table={groups} label={INPUTS} />}
      {effect && <Scrolled table={effect} label={ESTIMATE} />}
    </>
  );
}

/** Measurements that name another one of the same by the same publisher, as bars. */
function Measurements({ data, title }: { data: RerunsData; title: string }) {
  return (
    <figure className={panel.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>By how much the longer total time exceeds the shorter one.</p>
      <Bars bars={data.bars} label={title} />
      <FigureFooter sources={data.sources} />
    </figure>
  );
}

function Scrolled({ table, label }: { table: Table; label: string }) {
  return (
    <ScrollBox label={label} className={styles.table}>
      <DataTable table={table} caption={label} stacked />
    </ScrollBox>
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
