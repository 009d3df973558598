import type { ResultSetData } from '../../../benchmark/pages/resultSet/page';
import type { Partner } from '../../../benchmark/pages/resultSet/partners';
import cards from '../../../css/card.module.css';
import SiteLink from '../../ui/SiteLink';
import SpeedupBar from '../../ui/SpeedupBar';
import styles from './partners.module.css';

/** The result sets that this one is best compared with, a card each, and the list of the others. Nothing if there are none. */
export default function Partners({ data: { entry, partners, others } }: { data: ResultSetData }) {
  if (partners.length === 0) return null;
  return (
    <>
      <h2 id="compare-with">Compare with</h2>
      <p className={styles.caption}>
        Bar: total-time ratio, log scale, line at 1×. To the right, {entry.engine} is faster.
      </p>
      <div className={cards.cards}>
        {partners.map((partner) => (
          <Card key={partner.path} partner={partner} />
        ))}
      </div>
      {others && (
        <p className={styles.others}>
          <SiteLink to={others.path}>{others.label}</SiteLink>
        </p>
      )}
    </>
  );
}

function Card({ partner: { path, name, where, bar, word, counts, total } }: { partner: Partner }) {
  return (
    <section className={styles.card}>
      <p className={styles.where}>{where}</p>
      <h3>
        <SiteLink to={path} className={cards.link}>
          vs. {name}
        </SiteLink>
      </h3>
      <SpeedupBar bar={bar} className={styles.bar} />
      <p className={styles.result}>
        <strong>{bar.text}</strong>
        <span>
          {word}
          <br />
          {counts}
        </span>
      </p>
      <p className={styles.where}>{total}</p>
    </section>
  );
}
