import BrowserOnly from '@docusaurus/BrowserOnly';
import { useColorMode } from '@docusaurus/theme-common';
import type { ChartData, ChartOptions } from 'chart.js';
import { lazy, Suspense, useId } from 'react';
import type { Cell, Column, Table } from '../../../benchmark/model/table';
import type { AuthoredType } from '../../figure/ChartBox/AuthoredChart';
import { liveModule } from '../../figure/ChartBox/liveModule';
import figureStyles from '../../figure/Figure/styles.module.css';
import FigureFooter from '../../figure/FigureFooter';
import DataTable from '../../table/DataTable';
import styles from './styles.module.css';

function column(key: string, label: string, kind: Column['kind']): Column {
  return { key, label, unit: '', kind, decimals: 0 };
}

/** A table cell for a value: floating bars as two numbers, null for a missing value. */
function cell(value: unknown): Cell {
  if (typeof value === 'number') return value;
  return value === undefined || value === null ? null : String(value);
}

/** The values of a chart: one row per label, one column per dataset. A row without a label gets its number. */
function valuesTable({ labels = [], datasets }: ChartData<AuthoredType>): Table {
  const rows = Math.max(labels.length, ...datasets.map(({ data }) => data.length));
  return {
    columns: [
      column('label', 'Label', 'text'),
      ...datasets.map(({ label }, at) => column(`series_${at + 1}`, label ?? `Series ${at + 1}`, 'given')),
    ],
    rows: Array.from({ length: rows }, (_, row) => [
      [labels[row] ?? row + 1].flat().join(' '),
      ...datasets.map(({ data }) => cell(data[row])),
    ]),
    footnotes: [],
  };
}

/** Props of an author-defined chart: `data` and `options` of Chart.js. */
export interface AuthoredProps<T extends AuthoredType> {
  title?: string;
  data: ChartData<T>;
  options?: ChartOptions<T>;
  /** A CSS length, or a number of px. */
  height?: string | number;
}

const AuthoredChart = lazy(async () => {
  const { authoredChart } = await liveModule();
  return authoredChart();
});

/** An author-defined chart: its title, the canvas after Chart.js has loaded, and its values as a table. */
export default function AuthoredFigure<T extends AuthoredType>(props: AuthoredProps<T> & { type: T }) {
  const { type, title = 'Chart', data, options = {}, height = '400px' } = props;
  const dark = useColorMode().colorMode === 'dark';
  const id = useId();
  if (!Array.isArray(data?.datasets))
    throw new Error(`chart "${title}": data needs datasets, as Chart.js takes them. Add data={{ labels, datasets }}.`);
  return (
    <figure className={figureStyles.figure} aria-labelledby={id}>
      <figcaption id={id} className={figureStyles.title}>
        {title}
      </figcaption>
      <div className={styles.canvas} style={{ height: /^\d+$/.test(String(height)) ? Number(height) : height }}>
        <BrowserOnly>
          {() => (
            <Suspense>
              <AuthoredChart {...{ type, title, dark }} data={data as ChartData<AuthoredType>} options={options} />
            </Suspense>
          )}
        </BrowserOnly>
      </div>
      <details>
        <summary>Values</summary>
        <DataTable table={valuesTable(data as ChartData<AuthoredType>)} caption={title} />
      </details>
      <FigureFooter statement="Values as written in this page, without an artifact." sources={[]} />
    </figure>
  );
}
