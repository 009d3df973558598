import SiteLink from '../../ui/SiteLink';
import type { TimesChart } from '../times';
import styles from './times.module.css';

/** A bar for each query, longest first, with the line of vanilla Spark. Numbers are in the table below. */
export default function Times({ data }: { data: TimesChart }) {
  const { title, caption, bars, ticks, half, shortest } = data;
  return (
    <figure className={styles.panel} aria-labelledby="times">
      <h2 id="times" className={styles.title}>
        {title}
      </h2>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.chart} data-many={bars.length > 40}>
        <div className={styles.plot} aria-hidden="true">
          {ticks.map(({ label, at }) => (
            <span key={label} className={styles.tick} style={{ bottom: `${at}%` }}>
              <span>{label}</span>
            </span>
          ))}
          <div className={styles.bars}>
            {bars.map((bar, index) => (
              <Bar key={bar.query} bar={bar} isLate={index > bars.length / 2} />
            ))}
          </div>
          <span className={styles.half} style={{ width: `${(100 * half) / bars.length}%` }} />
          <span className={styles.shortest}>{shortest}</span>
        </div>
        <Longest data={data} />
      </div>
    </figure>
  );
}

interface BarProps {
  bar: TimesChart['bars'][number];
  /** True in the right half, where the text of the pointer extends to the left. */
  isLate: boolean;
}

function Bar({ bar: { query, text, height, baselineHeight }, isLate }: BarProps) {
  return (
    <span className={styles.slot} tabIndex={-1} data-text={text} data-late={isLate || undefined}>
      <span className={styles.bar} style={{ height: `${height}%` }} />
      {baselineHeight !== null && <span className={styles.line} style={{ bottom: `${baselineHeight}%` }} />}
      <span className={styles.query}>{query}</span>
    </span>
  );
}

/** The longest queries with the seconds of both sides: where no bar is, or below the chart. */
function Longest({ data: { names, longest } }: { data: TimesChart }) {
  const sides = names.filter((name) => name !== '');
  return (
    <table className={styles.longest}>
      <thead>
        <tr>
          <th scope="col">Longest</th>
          {sides.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {longest.map(({ query, path, texts }) => (
          <tr key={query}>
            <th scope="row">
              <SiteLink to={path}>{query}</SiteLink>
            </th>
            {sides.map((name, side) => (
              <td key={name}>{texts[side] || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
