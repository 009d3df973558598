import { formatQueries } from '../../../benchmark/text/numbers';
import PageLink from '../../ui/PageLink';
import ScrollBox from '../../ui/ScrollBox';
import type { TimesChart } from '../times';
import styles from './times.module.css';

/** A bar for each query, longest first, with the line of vanilla Spark. Numbers are in the table below. */
export default function Times({ times, note }: { times: TimesChart; note: string }) {
  const { title, caption, bars, ticks, half } = times;
  return (
    <figure className={styles.panel} aria-labelledby="times">
      <h2 id="times" className={styles.title}>
        {title}
      </h2>
      <p className={styles.caption}>{caption}</p>
      <div className={styles.plot} aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <span key={label} className={styles.tick} style={{ bottom: `${at}%` }}>
            <span>{label}</span>
          </span>
        ))}
        <div className={styles.bars} data-many={bars.length > 40}>
          {bars.map((bar) => (
            <Bar key={bar.query} bar={bar} />
          ))}
        </div>
        <span className={styles.half} style={{ width: `${(100 * half.count) / bars.length}%` }} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <Ends times={times} />
      </p>
      <details className={styles.table}>
        <summary>Table of {formatQueries(bars.length)}</summary>
        <Table times={times} />
      </details>
      <p className={styles.caption}>{note}</p>
    </figure>
  );
}

function Bar({ bar: { query, text, height, baseline } }: { bar: TimesChart['bars'][number] }) {
  return (
    <span className={styles.slot} title={`${query}: ${text} s`}>
      <span className={styles.bar} style={{ height: `${height}%` }} />
      {baseline && <span className={styles.line} style={{ bottom: `${baseline.height}%` }} />}
      <span className={styles.query}>{query}</span>
    </span>
  );
}

/** Names and times at both ends, for a chart too narrow for all names. */
function Ends({ times: { bars, half } }: { times: TimesChart }) {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      <span>{first && `${first.query} ${first.text} s`}</span>
      <span>{half.text}</span>
      <span>{last && `${last.query} ${last.text} s`}</span>
    </>
  );
}

function Table({ times: { bars, baseline, title } }: { times: TimesChart }) {
  return (
    <ScrollBox className={styles.scroll} label={title}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">Query</th>
            <th scope="col">Time (s)</th>
            {baseline !== '' && <th scope="col">{baseline} (s)</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.query}>
              <th scope="row">
                <PageLink to={bar.path}>{bar.query}</PageLink>
              </th>
              <td>{bar.text}</td>
              {baseline !== '' && <td>{bar.baseline?.text ?? 'no time'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
