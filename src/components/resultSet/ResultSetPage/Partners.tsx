import cards from '../../../css/card.module.css';
import SiteLink from '../../ui/SiteLink';
import SpeedupBar from '../../ui/SpeedupBar';
import type { Partner } from '../partners';
import styles from './partners.module.css';

/** The closest result sets for comparison, a card each. */
export default function Partners({ data: { partners } }: { data: { partners: Partner[] } }) {
  return (
    <div className={`${cards.cards} ${styles.cards}`}>
      {partners.map((partner) => (
        <Card key={partner.path} partner={partner} />
      ))}
    </div>
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
        <strong>
          {bar.text}
          {bar.mark}
        </strong>
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
