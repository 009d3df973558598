import { type CSSProperties, useId } from 'react';
import type { Table } from '../../../benchmark/model/table';
import type { LegacyChart as Chart, LegacyData, Options } from '../../../charts/legacy/legacyChart';
import { heightPx, isOptions, labelText, ROUND_SIZE } from '../../../charts/legacy/legacyChart';
import figureStyles from '../../figure/Figure/styles.module.css';
import FigureFooter from '../../figure/FigureFooter';
import keyStyles from '../../figure/VerdictKey/styles.module.css';
import DataTable from '../../table/DataTable';
import ScrollBox from '../../ui/ScrollBox';
import { fillOf } from './fills';
import LegacyBox from './LegacyBox';
import { legacyCsv, legacyNotes, legacyTable } from './legacyTable';
import PartsTable from './PartsTable';
import styles from './styles.module.css';

/** What pages of the earlier style pass: Chart.js `data` and `options`. */
export interface LegacyProps {
  title?: string;
  data: LegacyData;
  options?: Options;
  /** Px, "600px" or 600. */
  height?: string | number;
}

interface Props extends LegacyProps {
  type: Chart['type'];
}

/** A chart that its page describes itself, in the frame of all figures: title, what is drawn, chart, notes, table and CSV. */
export default function LegacyChart({ type, title, data, options = {}, height }: Props) {
  const id = useId();
  if (!data || !Array.isArray(data.datasets))
    throw new Error(`chart "${title}": data needs datasets, as Chart.js has them`);
  const chart: Chart = { type, title: title ?? ownTitle(options, data), data, options, height: heightPx(height) };
  const table = legacyTable(chart);
  const [only] = data.datasets;
  return (
    <figure className={figureStyles.figure} aria-labelledby={id}>
      <figcaption>
        <p id={id} className={figureStyles.title}>
          {chart.title}
        </p>
        {data.datasets.length === 1 && <p className={figureStyles.caption}>{only?.label}</p>}
      </figcaption>
      {data.datasets.length > 1 && type === 'bar' && <SeriesKey data={data} />}
      <div className={figureStyles.body}>
        <div className={figureStyles.charts}>
          {type === 'bar' ? <LegacyBox chart={chart} labelId={id} /> : <RoundChart chart={chart} labelId={id} />}
        </div>
        <ScrollBox className={figureStyles.table} label={`Table: ${chart.title}`}>
          <DataTable table={table} caption={chart.title} />
        </ScrollBox>
      </div>
      {legacyNotes(chart).map((note) => (
        <p key={note} className={figureStyles.note}>
          {note}
        </p>
      ))}
      <Footer title={chart.title} table={table} />
    </figure>
  );
}

/** Where the values are from, the table and its file. */
function Footer({ title, table }: { title: string; table: Table }) {
  return (
    <FigureFooter statement="Values as written in this page, without an artifact." sources={[]}>
      <label className={figureStyles.action}>
        <input type="checkbox" className={`visually-hidden ${figureStyles.toggle}`} autoComplete="off" />
        Table
      </label>
      <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(legacyCsv(table))}`} download={fileName(title)}>
        CSV
      </a>
    </FigureFooter>
  );
}

/** The title that the options give, as Chart.js would print it, else the first dataset's name. */
function ownTitle({ plugins }: Options, { datasets }: LegacyData): string {
  const named = isOptions(plugins) && isOptions(plugins.title) ? labelText(plugins.title.text) : '';
  return named || datasets[0]?.label || 'Chart';
}

function fileName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['chart'];
  return `${words.join('-').slice(0, 60)}.csv`;
}

/** A pie or doughnut beside the table that is its key. */
function RoundChart({ chart, labelId }: { chart: Chart; labelId: string }) {
  const size = { '--legacy-size': `${chart.height ?? ROUND_SIZE}px` } as CSSProperties;
  return (
    <div className={styles.round} style={size}>
      <div className={styles.picture}>
        <LegacyBox chart={chart} labelId={labelId} />
      </div>
      <PartsTable chart={chart} />
    </div>
  );
}

/** The names of several datasets with their colours. */
function SeriesKey({ data }: { data: LegacyData }) {
  return (
    <ul className={keyStyles.key}>
      {data.datasets.map(({ label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names need not differ, and datasets never move
        <li key={index}>
          <span className={styles.swatch} style={{ background: fillOf(data, index, null) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
