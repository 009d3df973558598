import type { OverviewData } from '../../../benchmark/pages/home/overview';
import { bySuite } from '../../../benchmark/pages/resultSet/listEntry';
import { useFileUrl } from '../../ui/places';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

type Data = Pick<OverviewData, 'resultSets' | 'compareFirst'>;

/** Chooses two result sets and opens their comparison; a form, so that it needs no scripts. */
export default function CompareForm({ data }: { data: Data }) {
  const { candidate = '', baseline = '' } = data.compareFirst ?? {};
  return (
    <form className={styles.form} action={useFileUrl('/compare/')} method="get">
      <h2 id="compare" className={styles.title}>
        Compare any two results, or your own
      </h2>
      <div className={styles.fields}>
        <Choice name="candidate" label="Engine" first={candidate} data={data} />
        <span className={styles.versus}>vs.</span>
        <Choice name="baseline" label="Baseline" first={baseline} data={data} />
        <button type="submit" className={styles.button}>
          Compare
        </button>
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
    <label className={styles.label}>
      {label}
      <select name={name} defaultValue={first} className={styles.select}>
        {bySuite(data.resultSets).map(({ suite, entries }) => (
          <optgroup key={suite} label={suite}>
            {entries.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
