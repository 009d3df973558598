import type { OverviewData } from '../../home/overview';
import LivePart from '../../ui/LivePart';
import SiteLink from '../../ui/SiteLink';
import { useResolvePath } from '../../ui/siteUrls';
import OpenComparison from './OpenComparison';
import styles from './styles.module.css';

type Data = Pick<OverviewData, 'choices' | 'compareFirst'>;

/** A form that opens the comparison of two result sets; nothing with fewer. */
export default function CompareForm({ data }: { data: Data }) {
  const [first = '', second = ''] = data.choices.flatMap(({ entries }) => entries.slice(0, 2).map(({ id }) => id));
  const { candidate, baseline } = data.compareFirst ?? { candidate: second, baseline: first };
  const addressOf = useResolvePath();
  if (addressOf('/compare/') === undefined || second === '') return null;
  return (
    <form className={styles.form}>
      <h2 id="compare" className={styles.title}>
        Compare any two results, or your own
      </h2>
      <div className={styles.fields}>
        <Choice name="candidate" label="Engine" first={candidate} data={data} />
        <span className={styles.versus}>vs.</span>
        <Choice name="baseline" label="Baseline" first={baseline} data={data} />
        <LivePart name="open" props={{}}>
          <OpenComparison />
        </LivePart>
      </div>
      <p className={styles.note}>
        Choose two results of one suite. Or <SiteLink to="/compare/#own-results">open a Spark event log</SiteLink>: your
        browser reads it and uploads nothing.
      </p>
    </form>
  );
}

function Choice({ name, label, first, data }: { name: string; label: string; first: string; data: Data }) {
  return (
    <div>
      <label className={styles.label} htmlFor={`compare-${name}`}>
        {label}
      </label>
      <select id={`compare-${name}`} name={name} defaultValue={first} className={styles.select}>
        {data.choices.map(({ suite, entries }) => (
          <optgroup key={suite} label={suite}>
            {entries.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
